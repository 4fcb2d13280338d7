import type { Failure } from '@fairlead/api-client/client';
import { keep, recall } from '@fairlead/session';
import {
  Alert,
  Button,
  type Column,
  DataTable,
  type Density,
  EmptyState,
  ErrorState,
  Icon,
  ListFrame,
  NoResultsArt,
  PageHeader,
  Pagination,
  Stack,
} from '@fairlead/ui';
import { RotateCw } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { formatCount, formatTime } from '../formats';
import { ListTools } from './ListTools';
import { useHiddenColumns } from './useHiddenColumns';
import { useLastPage } from './useLastPage';
import type { ListControls } from './useResourceList';
import { type ToolLabels, useToolLabels } from './useToolLabels';

interface Page<Row> {
  content: readonly Row[];
  totalElements: number;
}

/** State of a page request, as SWR returns it. */
export interface ListResponse<Row> {
  data?: Page<Row> | undefined;
  error?: Failure | undefined;
  isValidating: boolean;
  /** Arrival of `data`, in unix milliseconds. Set whenever `data` is set. */
  receivedAt: number | undefined;
  mutate: () => unknown;
}

export interface ResourceListProps<Row> {
  title: string;
  list: ListControls;
  state: ListResponse<Row>;
  columns: readonly Column<Row>[];
  /** Columns that are hidden until the user shows them. */
  hiddenAtFirst?: readonly string[];
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Main action of the page, if the user may perform it. */
  action?: ReactNode;
  /** Message between the title and the rows, in every state. */
  notice?: ReactNode;
  /** Content between the title and the rows, for example counters that filter the list. */
  summary?: ReactNode;
  /** `action` replaces the main action in the empty state. */
  empty: { title: string; text: string; illustration: ReactNode; action?: ReactNode };
}

/** List page with search, filter, sorting and paging. `data-state` names its current state. */
export function ResourceList<Row extends { id: string }>(props: ResourceListProps<Row>) {
  const { title, list, state, columns, hiddenAtFirst, rowActions, action, notice, summary, empty } = props;
  const { data, error } = state;
  const labels = useToolLabels(list, columns);
  const [density, setDensity] = useDensity();
  const [hiddenColumns, onHiddenChange] = useHiddenColumns(list.path, hiddenAtFirst);
  const rows = data?.content ?? [];
  const total = data?.totalElements;
  const leaving = useLastPage(list, rows.length, total);
  const loadedState = total === 0 ? (list.narrowed ? 'no-results' : 'empty') : 'ready';
  const listState = error && !data ? 'error' : !data || leaving ? 'loading' : loadedState;

  return (
    <Stack gap={20} data-state={listState} aria-busy={state.isValidating}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} count={total === undefined ? undefined : formatCount(total)} actions={action} />
      {error && state.receivedAt ? (
        <StaleAlert failure={error} since={state.receivedAt} onRetry={() => void state.mutate()} />
      ) : null}
      {notice}
      {listState === 'empty' ? null : summary}
      <ListFrame
        toolbar={
          listState === 'empty' ? null : (
            <ListTools
              list={list}
              labels={labels}
              density={density}
              onDensity={setDensity}
              columns={{ columns, hidden: hiddenColumns, onHiddenChange }}
            />
          )
        }
        footer={
          listState === 'ready' ? (
            <Pagination
              page={list.page}
              pageSize={list.pageSize}
              total={total ?? 0}
              pageSizes={list.pageSizes}
              onPageChange={list.goToPage}
              onPageSizeChange={list.choosePageSize}
            />
          ) : null
        }
      >
        {listState === 'ready' || listState === 'loading' ? (
          <DataTable
            label={title}
            columns={columns}
            hiddenColumns={hiddenColumns}
            rows={rows}
            rowKey={(row) => row.id}
            rowActions={rowActions}
            density={density}
            loading={listState === 'loading'}
            skeletonRows={list.pageSize}
            sort={parseSort(list)}
            onSortChange={({ by, direction }) => list.chooseSort(`${by}.${direction}`)}
          />
        ) : null}
        {listState === 'empty' ? (
          <EmptyState
            title={empty.title}
            description={empty.text}
            illustration={empty.illustration}
            action={empty.action ?? action}
          />
        ) : null}
        {listState === 'no-results' ? <NoResults list={list} labels={labels} /> : null}
        {listState === 'error' && error ? <LoadError failure={error} state={state} /> : null}
      </ListFrame>
    </Stack>
  );
}

/** Order of a list in the form that `DataTable` takes. */
export const parseSort = (list: ListControls) => {
  const [by = '', direction] = list.sort.split('.');
  return { by, direction: direction === 'asc' ? ('asc' as const) : ('desc' as const) };
};

function LoadError({ failure, state }: { failure: Failure; state: Pick<ListResponse<unknown>, 'mutate'> }) {
  const { t } = useTranslation('kit');
  return <ErrorState title={t('list.failed')} message={failure.message} onRetry={() => void state.mutate()} />;
}

interface StaleAlertProps {
  failure: Failure;
  /** Arrival of the data on the screen, in unix milliseconds. */
  since: number;
  onRetry: () => void;
}

function StaleAlert({ failure, since, onRetry }: StaleAlertProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      tone="danger"
      title={t('list.stale', { time: formatTime(since) })}
      action={
        <Button size="small" leadingIcon={<Icon of={RotateCw} size={14} />} onClick={onRetry}>
          {t('list.retry')}
        </Button>
      }
    >
      {failure.message}
    </Alert>
  );
}

function NoResults({ list, labels }: { list: ListControls; labels: ToolLabels }) {
  const { t } = useTranslation('kit');
  const filter = labels.filters[list.filter] ?? '';
  const field = list.searchBy ? labels.searchBy[list.searchBy] : undefined;
  const searched = Boolean(field && list.text);
  return (
    <EmptyState
      illustration={<NoResultsArt />}
      title={searched ? t('list.noResults', { text: list.text }) : t('list.noResultsFilter')}
      description={searched ? t('list.searched', { field, filter }) : filter}
      action={
        <>
          {searched ? <Button onClick={list.clearSearch}>{t('list.clearSearch')}</Button> : null}
          <Button variant={searched ? 'ghost' : 'outline'} onClick={list.showAll}>
            {t('list.showAll')}
          </Button>
        </>
      }
    />
  );
}

const densityKey = 'fairlead.density';

/** Row height, stored in the browser for all lists. */
function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => (recall(densityKey) === 'compact' ? 'compact' : 'default'));
  const choose = (next: Density) => {
    setDensity(next);
    keep(densityKey, next);
  };
  return [density, choose];
}
