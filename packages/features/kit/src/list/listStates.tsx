import type { Failure } from '@fairlead/api-client/client';
import { Button, EmptyState, NoResultsArt, Skeleton } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadError } from '../LoadError';
import { useLastPage } from './useLastPage';
import type { ListControls } from './useResourceList';

/** Page of rows, as the server returns it. */
export interface Page<Row> {
  content: readonly Row[];
  totalElements: number;
  /** Whether there are more rows than `totalElements`, which no page shows. */
  totalIsCapped?: boolean;
}

/** State of a page request, as SWR returns it. */
export interface ListResponse<Row> {
  data?: Page<Row> | undefined;
  error?: Failure | undefined;
  isValidating: boolean;
  /** Whether `data` is missing or of the previous request. */
  isLoading?: boolean;
  /** Arrival of `data`, in unix milliseconds. Set whenever `data` is set. */
  receivedAt: number | undefined;
  mutate: () => unknown;
}

/** State of a list, as in the attribute `data-state` of its page. */
export type ListPhase = 'error' | 'loading' | 'empty' | 'no-results' | 'ready';

interface PageState {
  data?: { content: readonly unknown[]; totalElements: number } | undefined;
  error?: unknown;
  /** Whether `data` is missing or of the previous request. */
  isLoading?: boolean;
}

/** State of a list. Opens its last page if the current one is beyond the end. */
export function useListPhase(list: ListControls, { data, error, isLoading }: PageState): ListPhase {
  const leaving = useLastPage(list, data?.content.length ?? 0, data?.totalElements);
  if (error && !data) return 'error';
  if (!data || leaving) return 'loading';
  if (data.totalElements > 0) return 'ready';
  if (list.narrowed) return 'no-results';
  // the previous search or filter had no results
  return isLoading ? 'loading' : 'empty';
}

export interface CardGridProps<Row> {
  phase: ListPhase;
  list: ListControls;
  state: Pick<ListResponse<Row>, 'data' | 'error' | 'mutate'>;
  /** Class of the grid. */
  grid: string;
  /** Placeholders of the cards. Their height is in px. */
  loading: { label: string; cards: number; height: number };
  empty: { title: string; text: string; illustration: ReactNode };
  /** Renders the card of a record. */
  card: (row: Row) => ReactNode;
}

/** Records as cards, with the states of a list. */
export function CardGrid<Row extends { id: string }>(props: CardGridProps<Row>) {
  const { phase, list, state, grid, loading, empty, card } = props;
  const { t } = useTranslation('kit');
  switch (phase) {
    case 'error':
      return state.error ? <LoadError failure={state.error} onRetry={() => state.mutate()} /> : null;
    case 'loading':
      return (
        <div className={grid} role="status" aria-label={loading.label}>
          {Array.from({ length: loading.cards }, (_, index) => (
            <Skeleton key={index} shape="box" height={loading.height} />
          ))}
        </div>
      );
    case 'empty':
      return <EmptyState illustration={empty.illustration} title={empty.title} description={empty.text} />;
    case 'no-results':
      return (
        <EmptyState
          illustration={<NoResultsArt />}
          title={t('list.noResults', { text: list.text })}
          action={<Button onClick={list.clearSearch}>{t('list.clearSearch')}</Button>}
        />
      );
    case 'ready':
      return (
        <ul className={grid}>
          {state.data?.content.map((row) => (
            <li key={row.id}>{card(row)}</li>
          ))}
        </ul>
      );
  }
}
