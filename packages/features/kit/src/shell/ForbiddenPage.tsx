import { useAuth } from '@fairlead/session';
import { Button, ErrorPage } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { RouterLink } from '../RouterLink';
import { urls } from '../urls';

export default function ForbiddenPage() {
  const { t } = useTranslation('shell');
  const isSignedIn = useAuth().viewer !== null;
  return (
    <>
      <PageTitle>{t('forbidden')}</PageTitle>
      <ErrorPage
        status={403}
        title={t('forbidden.title')}
        description={t(isSignedIn ? 'forbidden.text' : 'forbidden.signedOutText')}
        action={
          <Button asChild variant="solid" tone="accent">
            {isSignedIn ? (
              <RouterLink to={urls.dashboard}>{t('backToDashboard')}</RouterLink>
            ) : (
              <RouterLink to={urls.account.signIn}>{t('signIn')}</RouterLink>
            )}
          </Button>
        }
      />
    </>
  );
}
