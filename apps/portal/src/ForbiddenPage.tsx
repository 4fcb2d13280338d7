import { PageTitle, RouterLink, urls } from '@fairlead/kit';
import { Button, EmptyState, LockArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

export default function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t('forbidden')}</PageTitle>
      <EmptyState
        illustration={<LockArt />}
        title={t('forbidden.title')}
        level={1}
        description={t('forbidden.text')}
        action={
          <Button asChild variant="solid" tone="accent">
            <RouterLink to={urls.dashboard}>{t('backToDashboard')}</RouterLink>
          </Button>
        }
      />
    </>
  );
}
