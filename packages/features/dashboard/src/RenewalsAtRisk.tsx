import { formatCount, formatUsd, LoadError, RouterLink, urls } from '@fairlead/kit';
import { dateOf } from '@fairlead/rules';
import { Card, MeterBar, Skeleton, Text } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { type RenewalsAtRisk as Period, useRenewalsAtRisk } from './dashboard.api';
import * as styles from './dashboard.css';
import { ViewAll } from './ViewAll';

/** Renewals of a period without a quote. A longer period excludes the shorter ones, so that the list has the counted policies. */
function renewalsOf(due: Period['due'], period: Period | undefined): string {
  const isShortest = due === 'IN_30' || !period;
  const between = isShortest ? '' : `*expires.between.${dateOf(period.firstDay)}.${dateOf(period.lastDay)}`;
  return `${urls.renewals}?filters=due.is.${due}${between}&filter=notStarted`;
}

const tones = { IN_30: 'danger', IN_60: 'warning', IN_90: 'accent' } as const;

/** Policies of each period without a renewal quote. A bar is as long as its premium. */
export function RenewalsAtRisk() {
  const { t } = useTranslation('dashboard');
  const { data, error, mutate } = useRenewalsAtRisk();
  const most = Math.max(...(data ?? []).map(({ premium }) => premium), 0);
  return (
    <Card title={t('atRisk')} actions={<ViewAll to={urls.renewals} of={t('atRisk')} />} aria-busy={!data && !error}>
      {error && !data ? (
        <LoadError title={t('atRisk.failed')} failure={error} onRetry={() => mutate()} />
      ) : (
        <ul className={styles.risks}>
          {(['IN_30', 'IN_60', 'IN_90'] as const).map((due) => (
            <Risk key={due} due={due} period={data?.find((each) => each.due === due)} most={most} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RiskProps {
  due: Period['due'];
  period: Period | undefined;
  /** Highest premium of the periods. */
  most: number;
}

function Risk({ due, period, most }: RiskProps) {
  const { t } = useTranslation('dashboard');
  const content = (
    <>
      <span className={styles.riskHead}>
        <Text asChild weight="label">
          <span>{t(`atRisk.${due}`)}</span>
        </Text>
        <Text asChild weight="label" numeric>
          <span>{period ? formatUsd(period.premium) : <Skeleton width={72} />}</span>
        </Text>
      </span>
      <MeterBar value={period?.premium ?? 0} max={most} tone={tones[due]} />
      <Text asChild size="caption" tone="muted">
        <span>
          {period ? (
            t('atRisk.note', {
              count: period.policies,
              total: formatCount(period.policies),
              without: formatCount(period.notStarted),
            })
          ) : (
            <Skeleton width={200} />
          )}
        </span>
      </Text>
    </>
  );
  return (
    <li>
      <RouterLink to={renewalsOf(due, period)} className={styles.risk}>
        {content}
      </RouterLink>
    </li>
  );
}
