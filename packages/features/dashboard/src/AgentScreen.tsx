import { canOpen, RouterLink, urls, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, Button } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { AgencyTiles } from './AgencyTiles';
import { useAgencyFigures, usePipelineFigures } from './dashboard.api';
import * as styles from './dashboard.css';
import { type Figures, Frame } from './Frame';
import { Pipeline } from './Pipeline';
import { PolicyTiles } from './PolicyTiles';
import { Renewals } from './Renewals';
import { Shortcuts } from './Shortcuts';
import { WorkTiles } from './WorkTiles';

/** The day of an agency: of its admin the plan, its people and its papers; of everybody where they may go. */
export default function AgentScreen() {
  const { viewer } = useAuth();
  return viewer?.agencyAdmin ? <AdminOfAgency /> : <Member />;
}

function Member() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useAuth();
  const pipeline = usePipelineFigures(viewer?.subscribed ?? false);
  if (!viewer?.subscribed)
    return (
      <Frame notice={<NoPlan />}>
        <Shortcuts />
      </Frame>
    );
  return (
    <Frame figures={pipeline}>
      {viewer.licensed ? (
        <section aria-label={t('figures')} className={styles.tiles}>
          <WorkTiles figures={pipeline.data} />
          <PolicyTiles figures={pipeline.data} />
        </section>
      ) : null}
      <Pipeline figures={pipeline.data} />
      {viewer.licensed ? <Renewals figures={pipeline.data} /> : null}
      <Shortcuts />
    </Frame>
  );
}

function AdminOfAgency() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useAuth();
  const subscribed = viewer?.subscribed ?? false;
  const agency = useAgencyFigures();
  const pipeline = usePipelineFigures(subscribed);
  return (
    <Frame figures={subscribed ? both(agency, pipeline) : agency} notice={<NoPlan />}>
      {subscribed ? (
        <section aria-label={t('figures')} className={styles.tiles}>
          <WorkTiles figures={pipeline.data} />
          <PolicyTiles figures={pipeline.data} />
        </section>
      ) : null}
      <section aria-label={t('ofAgency')} className={styles.tiles}>
        <AgencyTiles figures={agency.data} />
      </section>
      {subscribed ? <Pipeline figures={pipeline.data} /> : null}
      {subscribed ? <Renewals figures={pipeline.data} /> : null}
      <Shortcuts />
    </Frame>
  );
}

/** What two reads have come to: both are there, or one of them failed. */
const both = (one: Figures, other: Figures): Figures => ({
  data: one.data && other.data,
  error: one.error ?? other.error,
  mutate: () => Promise.all([one.mutate(), other.mutate()]),
});

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
