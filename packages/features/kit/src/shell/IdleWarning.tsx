import { useAuth } from '@fairlead/session';
import { Button, Dialog, useLocale } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { urls } from '../urls';

/** Asks a user who is away whether to stay signed in, two minutes before the session ends. */
export default function IdleWarning({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('shell');
  const { stay } = useAuth();
  const navigate = useNavigate();
  const time = new Intl.DateTimeFormat(useLocale(), { timeStyle: 'short' }).format(endsAt);
  return (
    <Dialog
      open
      onOpenChange={stay}
      title={t('idle.title')}
      description={t('idle.text', { time })}
      footer={
        <>
          <Button onClick={() => void navigate(urls.account.signOut)}>{t('idle.leave')}</Button>
          <Button variant="solid" tone="accent" autoFocus onClick={stay}>
            {t('idle.stay')}
          </Button>
        </>
      }
    />
  );
}
