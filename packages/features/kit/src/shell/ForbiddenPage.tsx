import { Button, ErrorPage } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { RouterLink } from '../RouterLink';
import { urls } from '../urls';

export default function ForbiddenPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t('forbidden')}</PageTitle>
      <ErrorPage
        status={403}
        title={t('forbidden.title')}
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
