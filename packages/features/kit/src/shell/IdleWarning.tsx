import { useAuth } from '@fairlead/session';
import { Button, Dialog } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatTime } from '../formats';
import { urls } from '../urls';

/** Asks a user who is away whether to stay signed in, two minutes before the session ends. */
export default function IdleWarning({ endsAt }: { endsAt: number }) {
  const { t } = useTranslation('shell');
  const { stay } = useAuth();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      onOpenChange={stay}
      title={t('idle.title')}
      description={t('idle.text', { time: formatTime(endsAt) })}
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
