import { formatCount, type ListControls } from '@fairlead/kit';
import { Grid, StatCard } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import { statusTones } from './ClaimChip';
import { statusFilters } from './claimReads';
import { useClaimCounters } from './claims.api';
import * as styles from './claims.css';

/** How many claims there are of each status; each figure filters the list by its own, and once more shows all. */
export function ClaimCounters({ list }: { list: ListControls }) {
  const { t } = useTranslation(['claims', 'kit']);
  const { data, error } = useClaimCounters();
  // the list says what is wrong, and is of use without them
  if (error && !data) return null;
  const cards = [
    { filter: 'all', label: t('kit:filter.all'), count: data?.total },
    ...Object.entries(statusFilters).map(([filter, status]) => ({
      filter,
      label: (
        <span className={styles.counted}>
          <span aria-hidden className={styles.dot[statusTones[status]]} />
          {t(`status.${status}`)}
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
