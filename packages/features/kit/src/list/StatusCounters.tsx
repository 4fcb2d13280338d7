import { type Failure, messageOf } from '@fairlead/api-client/client';
import { Alert, Button, Grid, type GridProps, Icon, StatCard, type Tone } from '@fairlead/ui';
import { RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../formats';
import * as styles from './StatusCounters.css';
import type { ListControls } from './useResourceList';

interface StatusCounter {
  /** Option of the list's filter. */
  filter: string;
  label: string;
  tone: Tone;
  /** Undefined while the counters load. */
  count: number | undefined;
}

export interface StatusCountersProps {
  /** Accessible name of the group. */
  label: string;
  list: ListControls;
  state: { data?: { total: number } | undefined; error?: Failure | undefined; mutate: () => unknown };
  counters: readonly StatusCounter[];
  columns: GridProps['columns'];
}

/** Number of records per status. A counter filters the list; a second click removes the filter. */
export function StatusCounters({ label: name, list, state, counters, columns }: StatusCountersProps) {
  const { t } = useTranslation('kit');
  const { data, error, mutate } = state;
  if (error && !data) return <CountersError failure={error} onRetry={() => void mutate()} />;
  const card = (filter: string, label: ReactNode, count: number | undefined) => {
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
  };
  return (
    <div role="group" aria-label={name}>
      <Grid columns={columns} gap={12}>
        {card('all', t('filter.all'), data?.total)}
        {counters.map(({ filter, label, tone, count }) =>
          card(
            filter,
            <span className={styles.label}>
              <span aria-hidden className={styles.dot[tone]} />
              {label}
            </span>,
            count,
          ),
        )}
      </Grid>
    </div>
  );
}

interface CountersErrorProps {
  failure: Failure;
  onRetry: () => void;
}

/** Replaces status counters that could not be loaded. */
function CountersError({ failure, onRetry }: CountersErrorProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      tone="danger"
      title={t('counters.failed')}
      action={
        <Button size="small" leadingIcon={<Icon of={RotateCw} size={14} />} onClick={onRetry}>
          {t('counters.retry')}
        </Button>
      }
    >
      {messageOf(failure)}
    </Alert>
  );
}
