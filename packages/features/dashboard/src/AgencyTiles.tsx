import { formatCount, formatInstant, urls, useNow } from '@fairlead/kit';
import { DAY, PLAN_EXPIRING_DAYS } from '@fairlead/rules';
import { StatCard } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import type { AgencyFigures } from './dashboard.api';
import { Figure } from './Figure';

/** Counters for an agency admin. */
export function AgencyTiles({ figures }: { figures: AgencyFigures | undefined }) {
  const { t } = useTranslation('dashboard');
  const loading = figures === undefined;
  const { agents, documents } = figures ?? {};
  return (
    <>
      <Plan plan={figures?.plan} />
      <Figure
        to={urls.verification.docs}
        label={t('missingDocuments')}
        value={formatCount(documents?.missing ?? 0)}
        tone={documents?.missing ? 'warning' : 'default'}
        note={t('missingDocumentsNote', { count: documents?.required ?? 0 })}
        loading={loading}
      />
      <StatCard
        label={t('agents')}
        value={formatCount(agents?.total ?? 0)}
        note={t('agentsNote', { count: agents?.licensed ?? 0 })}
        loading={loading}
      />
    </>
  );
}

function Plan({ plan }: { plan: AgencyFigures['plan'] | undefined }) {
  const { t } = useTranslation('dashboard');
  const now = useNow();
  if (plan === null)
    return (
      <Figure to={urls.plans.create} label={t('plan')} value={t('planNone')} tone="warning" note={t('planNoneNote')} />
    );
  const left = plan ? Math.max(0, Math.ceil((plan.expirationDateTime - now) / DAY)) : 0;
  return (
    <Figure
      to={urls.plans.mine}
      label={plan ? t('planOf', { name: plan.packageName }) : t('plan')}
      value={plan?.expired ? t('planExpired') : t('days', { count: left })}
      tone={plan && (plan.expired || left <= PLAN_EXPIRING_DAYS) ? 'warning' : 'default'}
      note={
        plan?.expired ? t('planExpiredNote') : t('planNote', { date: formatInstant(plan?.expirationDateTime ?? 0) })
      }
      loading={!plan}
    />
  );
}
