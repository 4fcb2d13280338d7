import { canOpen, RouterLink, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, Button } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AgencyTiles } from './AgencyTiles';
import { useAgencyFigures } from './dashboard.api';
import { Frame } from './Frame';
import { Shortcuts } from './Shortcuts';

/** The day of an agency: of its admin the plan, its people and its papers; of everybody where they may go. */
export default function AgentScreen() {
  const { viewer } = useAuth();
  return viewer?.agencyAdmin ? <AdminOfAgency /> : <Member />;
}

function Member() {
  return (
    <Frame notice={<NoPlan />}>
      <Shortcuts />
    </Frame>
  );
}

function AdminOfAgency() {
  const { t } = useTranslation('dashboard');
  const state = useAgencyFigures();
  return (
    <Frame figures={state} notice={<NoPlan />}>
      <section aria-label={t('figures')}>
        <AgencyTiles figures={state.data} />
      </section>
      <Shortcuts />
    </Frame>
  );
}

/** Without a plan most of the portal is closed: says why, and who can do what about it. */
function NoPlan() {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  if (!viewer || viewer.subscribed) return null;
  return (
    <Alert
      tone="warning"
      title={t('noPlan.title')}
      action={
        canOpen(product, urls.plans.create, viewer) ? (
          <Button asChild size="small">
            <RouterLink to={urls.plans.create}>{t('noPlan.action')}</RouterLink>
          </Button>
        ) : undefined
      }
    >
      {viewer.agencyAdmin ? t('noPlan.admin') : t('noPlan.agent')}
    </Alert>
  );
}
