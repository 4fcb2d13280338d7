import { CountersError, formatCount, type ListControls } from '@fairlead/kit';
import { claimStatusTones } from '@fairlead/rules';
import { Grid, StatCard } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { statusFilters } from './claimReads';
import { useClaimCounters } from './claims.api';
import * as styles from './claims.css';

/** Number of claims per status. A counter filters the list; a second click removes the filter. */
export function ClaimCounters({ list }: { list: ListControls }) {
  const { t } = useTranslation(['claims', 'kit']);
  const { data, error, mutate } = useClaimCounters();
  if (error && !data) return <CountersError failure={error} onRetry={() => void mutate()} />;
  const cards = [
    { filter: 'all', label: t('kit:filter.all'), count: data?.total },
    ...Object.entries(statusFilters).map(([filter, status]) => ({
      filter,
      label: (
        <span className={styles.statusLabel}>
          <span aria-hidden className={styles.dot[claimStatusTones[status]]} />
          {t(`claimStatus.${status}`)}
        </span>
      ),
      count: data?.counters.find(({ claimStatus }) => claimStatus === status)?.count,
    })),
  ];
  return (
    <div role="group" aria-label={t('counters')}>
      <Grid columns={{ xs: 2, md: 4, lg: 5 }} gap={12}>
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
