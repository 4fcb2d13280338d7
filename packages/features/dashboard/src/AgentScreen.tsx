import { CreateLink, canOpen, PanelView, panelsOn, RouterLink, urls, useCanOpen, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Alert, Button, Icon, IconButton, StatStrip, useMediaQuery } from '@fairlead/ui';
import { below } from '@fairlead/ui/contract';
import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AgencyTiles } from './AgencyTiles';
import * as styles from './AgentScreen.css';
import { type AgencyFigures, useAgencyAdmin, useAgencyFigures, usePipelineFigures } from './dashboard.api';
import { tiles } from './dashboard.css';
import { type Figures, Frame } from './Frame';
import { Pipeline } from './Pipeline';
import { PolicyTiles } from './PolicyTiles';
import { Renewals } from './Renewals';
import { RenewalsAtRisk } from './RenewalsAtRisk';
import { SetupGuide } from './SetupGuide';
import { Shortcuts } from './Shortcuts';
import { WorkSentence } from './WorkSentence';
import { WorkTiles } from './WorkTiles';

/** Dashboard of an agency: work and shortcuts for everyone, plus plan, agents and documents for its admin. */
export default function AgentScreen() {
  const { viewer } = useAuth();
  return viewer?.agencyAdmin ? <AgencyAdminDashboard /> : <MemberDashboard />;
}

function MemberDashboard() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useAuth();
  const pipeline = usePipelineFigures(viewer?.subscribed ?? false);
  if (!viewer?.subscribed)
    return (
      <Frame notice={<MemberWithoutPlan />}>
        <Shortcuts />
      </Frame>
    );
  return (
    <Frame figures={pipeline} summary={<WorkSentence />} actions={<NewOpportunity />}>
      {viewer.licensed ? (
        <StatStrip role="region" aria-label={t('figures')}>
          <WorkTiles figures={pipeline.data} />
          <PolicyTiles figures={pipeline.data} />
        </StatStrip>
      ) : null}
      <Work renewals={viewer.licensed ? <Renewals figures={pipeline.data} /> : null}>
        <Pipeline figures={pipeline.data} />
        <RenewalsAtRisk />
      </Work>
    </Frame>
  );
}

function AgencyAdminDashboard() {
  const { t } = useTranslation('dashboard');
  const { viewer } = useAuth();
  const subscribed = viewer?.subscribed ?? false;
  const agency = useAgencyFigures();
  const pipeline = usePipelineFigures(subscribed);
  return (
    <Frame
      figures={subscribed ? mergeFigures(agency, pipeline) : agency}
      notice={agency.data || agency.error ? <NoPlan plan={agency.data?.plan} /> : null}
      summary={subscribed ? <WorkSentence /> : undefined}
      actions={subscribed ? <NewOpportunity /> : undefined}
    >
      <SetupGuide figures={agency.data} />
      {subscribed ? (
        <StatStrip role="region" aria-label={t('figures')}>
          <WorkTiles figures={pipeline.data} />
          <PolicyTiles figures={pipeline.data} />
        </StatStrip>
      ) : null}
      {subscribed ? (
        <Work renewals={<Renewals figures={pipeline.data} />}>
          <Pipeline figures={pipeline.data} />
          <RenewalsAtRisk />
        </Work>
      ) : null}
      <section aria-label={t('ofAgency')} className={tiles}>
        <AgencyTiles figures={agency.data} />
      </section>
      {subscribed ? null : <Shortcuts />}
    </Frame>
  );
}

/** Starts an opportunity, for users who may create one. */
function NewOpportunity() {
  const { t } = useTranslation('shell');
  const isPhone = useMediaQuery(below('md'));
  const to = urls.opportunities.create;
  const label = t('opportunities.create');
  if (!useCanOpen()(to)) return null;
  if (!isPhone) return <CreateLink to={to} label={label} />;
  // beside the greeting
  return (
    <IconButton asChild label={label} variant="solid" tone="accent" size="large">
      <RouterLink to={to}>
        <Icon of={Plus} size={20} aria-hidden />
      </RouterLink>
    </IconButton>
  );
}

interface WorkProps {
  renewals: ReactNode;
  /** Figures beside the tasks. */
  children: ReactNode;
}

/** The open tasks and the renewals, with the figures beside them on wide screens. */
function Work({ renewals, children }: WorkProps) {
  const product = useProduct();
  const { me, viewer } = useAuth();
  const panels = viewer ? panelsOn(product, 'home', viewer) : [];
  const asides = viewer ? panelsOn(product, 'homeAside', viewer) : [];
  return (
    <div className={styles.work}>
      <div className={styles.column}>
        {me
          ? panels.map((panel) => (
              <div key={panel.namespace} className={styles.tasks}>
                <PanelView panel={panel} id={me.user.id} />
              </div>
            ))
          : null}
        {renewals}
      </div>
      <div className={styles.column}>
        {children}
        {me ? asides.map((panel) => <PanelView key={panel.namespace} panel={panel} id={me.user.id} />) : null}
      </div>
    </div>
  );
}

/** Merges two requests: complete when both have data, failed when one failed. */
const mergeFigures = (one: Figures, other: Figures): Figures => ({
  data: one.data && other.data,
  error: one.error ?? other.error,
  mutate: () => Promise.all([one.mutate(), other.mutate()]),
});

/** Explains that most of the portal needs a plan, and whom to ask for one. */
function MemberWithoutPlan() {
  const { t } = useTranslation('dashboard');
  const { me } = useAuth();
  const admin = useAgencyAdmin(me?.agency?.id);
  return (
    <Alert
      tone="warning"
      title={t('noPlan.title')}
      action={
        admin ? (
          <Button asChild size="small">
            <a href={`mailto:${admin.email}`}>{t('noPlan.ask', { name: admin.name })}</a>
          </Button>
        ) : undefined
      }
    >
      {admin ? t('noPlan.agentOf', { name: admin.name }) : t('noPlan.agent')}
    </Alert>
  );
}

interface NoPlanProps {
  /** Plan of the agency. Undefined while it could not be loaded. */
  plan?: AgencyFigures['plan'] | undefined;
}

/** Tells the agency admin that most of the portal needs a plan. An expired plan can be activated again. */
function NoPlan({ plan }: NoPlanProps) {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  if (!viewer || viewer.subscribed) return null;
  const [title, text, label, to] = plan?.expired
    ? [t('noPlan.expiredTitle', { name: plan.packageName }), t('noPlan.expired'), t('noPlan.activate'), urls.plans.mine]
    : [t('noPlan.title'), t('noPlan.admin'), t('noPlan.action'), urls.plans.create];
  return (
    <Alert
      tone="warning"
      title={title}
      action={
        canOpen(product, to, viewer) ? (
          <Button asChild size="small">
            <RouterLink to={to}>{label}</RouterLink>
          </Button>
        ) : undefined
      }
    >
      {text}
    </Alert>
  );
}
