import type { ReadState } from '@fairlead/api-client/swr';
import { formatCount, formatUsd, LoadAlert, RouterLink } from '@fairlead/kit';
import { Skeleton, StatCard, type StatCardProps, StatStrip, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { renewalsUrl } from './renewalReads';
import type { RenewalFigures } from './renewals.api';
import * as styles from './renewals.css';

interface RenewalStripProps {
  state: ReadState<RenewalFigures>;
  /** Whether the figures are of the user's own policies. */
  mine: boolean;
}

/** Figures of the renewals in 90 days. Each count links to the list of the counted policies. */
export function RenewalStrip({ state: { data, error, mutate }, mine }: RenewalStripProps) {
  const { t } = useTranslation(['policies', 'kit']);
  if (error && !data)
    return (
      <LoadAlert
        title={t('kit:counters.failed')}
        failure={error}
        onRetry={() => mutate()}
        retryLabel={t('kit:counters.retry')}
      />
    );
  const notStarted = data?.atRisk.reduce((all, each) => all + each.notStarted, 0) ?? 0;
  const premium = data?.atRisk.reduce((all, each) => all + each.premium, 0) ?? 0;
  return (
    <StatStrip role="region" aria-label={t('renewals.figures')} widths="even">
      <Figure
        to={renewalsUrl({ mine })}
        label={t('renewals.upForRenewal')}
        value={data && formatUsd(data.premium)}
        note={
          data
            ? `${t('renewals.policies', { count: data.in90, number: formatCount(data.in90) })}, ${t('renewals.customers', { count: data.customers, number: formatCount(data.customers) })}`
            : ''
        }
        loading={!data}
      />
      <StatCard
        label={t('renewals.retention')}
        value={data && shareText(data.retention.quarter)}
        note={data ? <RetentionChange {...data.retention} /> : ''}
        loading={!data}
      />
      <Figure
        to={renewalsUrl({ stage: 'NOT_STARTED', mine })}
        label={t('renewals.atRisk')}
        value={data && formatUsd(premium)}
        tone={notStarted > 0 ? 'danger' : 'default'}
        note={data ? t('renewals.withoutQuote', { count: notStarted, number: formatCount(notStarted) }) : ''}
        loading={!data}
      />
      <div className={styles.stagesFigure}>
        <Text asChild size="label" tone="muted" weight="label">
          <span>{t('renewals.byStage')}</span>
        </Text>
        <Stages stages={data?.stages} mine={mine} />
      </div>
    </StatStrip>
  );
}

/** Share in percent, or a dash if no policy has ended. */
const shareText = (share: number | null): string => (share === null ? '–' : `${share} %`);

function RetentionChange({ quarter, previousQuarter }: RenewalFigures['retention']) {
  const { t } = useTranslation('policies');
  if (quarter === null) return t('renewals.noneEnded');
  if (previousQuarter === null) return t('renewals.noneEndedBefore');
  const points = Math.round((quarter - previousQuarter) * 10) / 10;
  return t('renewals.points', { points: points > 0 ? `+${points}` : String(points) });
}

/** Figure that links to the list of the counted policies. */
function Figure({ to, ...card }: StatCardProps & { to: string }) {
  return (
    <StatCard {...card} asChild>
      <RouterLink to={to} />
    </StatCard>
  );
}

function Stages({ stages, mine }: { stages: RenewalFigures['stages'] | undefined; mine: boolean }) {
  const { t } = useTranslation('policies');
  if (!stages) return <Skeleton width={240} height={28} />;
  return (
    <>
      <span aria-hidden className={styles.bar}>
        {stages.map(({ renewalStage, count }) =>
          count === 0 ? null : (
            <span key={renewalStage} className={styles.segments[renewalStage]} style={{ flexGrow: count }} />
          ),
        )}
      </span>
      <span className={styles.stages}>
        {stages.map(({ renewalStage, count }) => (
          <RouterLink key={renewalStage} to={renewalsUrl({ stage: renewalStage, mine })} className={styles.stage}>
            <Text asChild size="caption" weight="label" numeric>
              <span>{formatCount(count)}</span>
            </Text>{' '}
            {t(`renewalStage.${renewalStage}`)}
          </RouterLink>
        ))}
      </span>
    </>
  );
}
