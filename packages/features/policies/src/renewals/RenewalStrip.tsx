import { messageOf } from '@fairlead/api-client/client';
import type { ReadState } from '@fairlead/api-client/swr';
import { formatCount, formatUsd, RouterLink } from '@fairlead/kit';
import { Alert, Button, Skeleton, Text } from '@fairlead/ui';
import type { ReactNode } from 'react';
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
      <Alert
        tone="danger"
        title={t('kit:counters.failed')}
        action={
          <Button size="small" onClick={() => void mutate()}>
            {t('kit:counters.retry')}
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  const notStarted = data?.atRisk.reduce((all, each) => all + each.notStarted, 0) ?? 0;
  const premium = data?.atRisk.reduce((all, each) => all + each.premium, 0) ?? 0;
  return (
    <section aria-label={t('renewals.figures')} className={styles.strip}>
      <Figure
        to={renewalsUrl({ mine })}
        label={t('renewals.upForRenewal')}
        value={data && formatUsd(data.premium)}
        note={
          data &&
          `${t('renewals.policies', { count: data.in90, number: formatCount(data.in90) })}, ${t('renewals.customers', { count: data.customers, number: formatCount(data.customers) })}`
        }
      />
      <Figure
        label={t('renewals.retention')}
        value={data && shareText(data.retention.quarter)}
        note={data && <RetentionChange {...data.retention} />}
      />
      <Figure
        to={renewalsUrl({ stage: 'NOT_STARTED', mine })}
        label={t('renewals.atRisk')}
        value={data && formatUsd(premium)}
        tone={notStarted > 0 ? 'danger' : 'default'}
        note={data && t('renewals.withoutQuote', { count: notStarted, number: formatCount(notStarted) })}
      />
      <div className={styles.figure}>
        <Text asChild size="caption" tone="muted" weight="label">
          <span>{t('renewals.byStage')}</span>
        </Text>
        <Stages stages={data?.stages} mine={mine} />
      </div>
    </section>
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

interface FigureProps {
  /** List of the counted policies. */
  to?: string;
  label: string;
  value: string | undefined;
  tone?: keyof typeof styles.figureValue;
  note: ReactNode;
}

function Figure({ to, label, value, tone = 'default', note }: FigureProps) {
  const content = (
    <>
      <Text asChild size="caption" tone="muted" weight="label">
        <span>{label}</span>
      </Text>
      <span className={styles.figureValue[tone]}>
        {value === undefined ? <Skeleton width={96} height={28} /> : value}
      </span>
      <Text asChild size="caption" tone="muted">
        <span>{value === undefined ? <Skeleton width={140} /> : note}</span>
      </Text>
    </>
  );
  return to === undefined ? (
    <div className={styles.figure}>{content}</div>
  ) : (
    <RouterLink to={to} className={styles.figureLink}>
      {content}
    </RouterLink>
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
