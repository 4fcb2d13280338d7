import type { Failure } from '@fairlead/api-client/client';
import { StatCard, StatStrip, type StatStripProps, type Tone } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../formats';
import { LoadAlert } from '../LoadAlert';
import * as styles from './StatusCounters.css';
import type { ListControls } from './useResourceList';
import { useToolLabels } from './useToolLabels';

export interface StatusCountersProps<By extends string, Status extends string> {
  /** Accessible name of the group. */
  label: string;
  list: ListControls;
  state: {
    data?: { total: number; counters: readonly ({ count: number } & Record<By, Status>)[] } | undefined;
    error?: Failure | undefined;
    mutate: () => unknown;
  };
  /** Parameter of the request with the status. Each filter of the list with this parameter has a counter. */
  by: By;
  tones: Readonly<Record<Status, Tone>>;
  /** Counters per line where they do not fit on one. */
  columns: StatStripProps['columns'];
}

/** Number of records per status. A counter filters the list; a second click removes the filter. */
export function StatusCounters<By extends string, Status extends string>(props: StatusCountersProps<By, Status>) {
  const { label: name, list, state, by, tones, columns } = props;
  const { t } = useTranslation('kit');
  const labels = useToolLabels(list, []).filters;
  const { data, error, mutate } = state;
  const several = severalOf(list, by);
  if (error && !data)
    return (
      <LoadAlert
        title={t('counters.failed')}
        failure={error}
        onRetry={() => mutate()}
        retryLabel={t('counters.retry')}
      />
    );
  const card = (filter: string, label: ReactNode, count: number | undefined, status?: Status) => {
    const on = several.length > 0 ? status !== undefined && several.includes(status) : list.filter === filter;
    return (
      <StatCard
        key={filter}
        asChild
        layout="compact"
        label={label}
        value={count === undefined ? undefined : formatCount(count)}
        loading={!data}
      >
        <button type="button" aria-pressed={on} onClick={() => list.chooseFilter(on ? 'all' : filter)} />
      </StatCard>
    );
  };
  return (
    <StatStrip role="group" aria-label={name} columns={columns} scrolls>
      {card('all', t('filter.all'), data?.total)}
      {Object.entries(list.definition.filters).map(([filter, { query }]) => {
        const status = (query as Partial<Record<By, Status>> | undefined)?.[by];
        if (status === undefined) return null;
        const label = (
          <span className={styles.label}>
            <span aria-hidden className={styles.dot[tones[status]]} />
            {labels[filter]}
          </span>
        );
        return card(filter, label, data?.counters.find((counter) => counter[by] === status)?.count, status);
      })}
    </StatStrip>
  );
}

/** Values of a condition that a row meets with any of several statuses. */
function severalOf({ definition, filters }: ListControls, parameter: string): readonly string[] {
  const { filtering } = definition;
  const isStatus = ({ field }: { field: string }) => filtering?.fields[field]?.parameter === parameter;
  return filters.find((filter) => filter.operator === 'any' && isStatus(filter))?.values ?? [];
}
