import { Button, ErrorPage } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { RouterLink } from '../RouterLink';
import { urls } from '../urls';

export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <ErrorPage
        status={404}
        title={t('notFound.title')}
        description={t('notFound.text')}
        action={
          <Button asChild variant="solid" tone="accent">
            <RouterLink to={urls.dashboard}>{t('notFound.action')}</RouterLink>
          </Button>
        }
      />
    </>
  );
}
