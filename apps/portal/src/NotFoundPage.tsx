import { PageTitle, urls } from '@fairlead/kit';
import { Button, EmptyState, MapArt } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export default function NotFoundPage() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageTitle>{t('notFound.title')}</PageTitle>
      <EmptyState
        illustration={<MapArt />}
        title={t('notFound.title')}
        level={1}
        description={t('notFound.text')}
        action={
          <Button asChild variant="solid" tone="accent">
            <Link to={urls.dashboard}>{t('notFound.action')}</Link>
          </Button>
        }
      />
    </>
  );
}
