import type { Viewer } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { Button, ErrorPage } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { RouterLink } from '../RouterLink';
import { urls } from '../urls';

/** Message and way out for a user whom the guard of a page rejects. */
function reasonFor(viewer: Viewer | null) {
  if (!viewer) return { text: 'forbidden.signedOutText', action: 'signIn', to: urls.account.signIn } as const;
  const home = { action: 'backToDashboard', to: urls.dashboard } as const;
  if (viewer.role === 'ADMIN') return { text: 'forbidden.text', ...home } as const;
  if (viewer.viewing) return { text: 'forbidden.viewingText', ...home } as const;
  if (viewer.role === 'CUSTOMER') return { text: 'forbidden.customerText', ...home } as const;
  if (viewer.subscribed) return { text: 'forbidden.agentText', ...home } as const;
  if (!viewer.agencyAdmin) return { text: 'forbidden.noPlanAgentText', ...home } as const;
  return { text: 'forbidden.noPlanText', action: 'seePlans', to: urls.plans.create } as const;
}

export default function ForbiddenPage() {
  const { t } = useTranslation('shell');
  const { text, action, to } = reasonFor(useAuth().viewer);
  return (
    <>
      <PageTitle>{t('forbidden')}</PageTitle>
      <ErrorPage
        status={403}
        title={t('forbidden.title')}
        description={t(text)}
        action={
          <Button asChild variant="solid" tone="accent">
            <RouterLink to={to}>{t(action)}</RouterLink>
          </Button>
        }
      />
    </>
  );
}
