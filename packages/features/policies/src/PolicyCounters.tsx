import { CountersError, formatCount, type ListControls } from '@fairlead/kit';
import { policyStatusTones } from '@fairlead/rules';
import { Grid, StatCard } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { usePolicyCounters } from './policies.api';
import * as styles from './policies.css';
import { statusFilters } from './policyReads';

/** Number of policies per status. A counter filters the list; a second click removes the filter. */
export function PolicyCounters({ list }: { list: ListControls }) {
  const { t } = useTranslation(['policies', 'kit']);
  const { data, error, mutate } = usePolicyCounters();
  if (error && !data) return <CountersError failure={error} onRetry={() => void mutate()} />;
  const countOf = (status: string) => data?.counters.find(({ policyStatus }) => policyStatus === status)?.count;
  const cards = [
    { filter: 'all', label: t('kit:filter.all'), count: data?.total },
    ...Object.entries(statusFilters).map(([filter, status]) => ({
      filter,
      label: (
        <span className={styles.statusLabel}>
          <span aria-hidden className={styles.dot[policyStatusTones[status]]} />
          {t(`policyStatus.${status}`)}
        </span>
      ),
      count: countOf(status),
    })),
  ];
  return (
    <div role="group" aria-label={t('counters')}>
      <Grid columns={{ xs: 3, md: 4, lg: 6 }} gap={12}>
        {cards.map(({ filter, label, count }) => {
          const on = list.filter === filter;
          return (
            <StatCard
              key={filter}
              asChild
              layout="line"
              label={label}
              value={count === undefined ? undefined : formatCount(count)}
              loading={!data}
            >
              <button type="button" aria-pressed={on} onClick={() => list.chooseFilter(on ? 'all' : filter)} />
            </StatCard>
          );
        })}
      </Grid>
    </div>
  );
}
