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
  ListFrame,
  NoResultsArt,
  PageHeader,
  Pagination,
  Stack,
} from '@fairlead/ui';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { formatCount, formatTime } from '../formats';
import { ListTools, type ToolLabels } from './ListTools';
import { useHiddenColumns } from './useHiddenColumns';
import { useLastPage } from './useLastPage';
import type { ListControls } from './useResourceList';

interface Page<Row> {
  content: readonly Row[];
  totalElements: number;
}

/** What a read of a page says: SWR's answer, or anything of its shape. */
export interface ListState<Row> {
  data?: Page<Row> | undefined;
  error?: Failure | undefined;
  isValidating: boolean;
  /** When `data` came, in unix milliseconds; there whenever `data` is. */
  receivedAt: number | undefined;
  mutate: () => unknown;
}

export interface ResourceListProps<Row> {
  title: string;
  list: ListControls;
  state: ListState<Row>;
  columns: readonly Column<Row>[];
  /** Columns that are hidden until the reader chooses them, where there are more than can be read at once. */
  hiddenAtFirst?: readonly string[];
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** The one thing to do here, for those who may. */
  action?: ReactNode;
  labels: ToolLabels;
  /** What it comes to, between the title and the rows: figures that narrow the list, for instance. */
  summary?: ReactNode;
  /** `action` where that of the list is not what fills it. */
  empty: { title: string; text: string; illustration: ReactNode; action?: ReactNode };
}

/** A page of records with search, filter, order and paging: the same states for every list, said in `data-state`. */
export function ResourceList<Row extends { id: string }>(props: ResourceListProps<Row>) {
  const { title, list, state, columns, hiddenAtFirst, rowActions, action, labels, summary, empty } = props;
  const { data, error } = state;
  const [density, setDensity] = useDensity();
  const [hiddenColumns, onHiddenChange] = useHiddenColumns(list.path, hiddenAtFirst);
  const rows = data?.content ?? [];
  const total = data?.totalElements;
  const name =
    error && !data ? 'error' : !data ? 'loading' : total === 0 ? (list.narrowed ? 'no-results' : 'empty') : 'ready';

  useLastPage(list, rows.length, total);

  return (
    <Stack gap={20} data-state={name} aria-busy={state.isValidating}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} count={total === undefined ? undefined : formatCount(total)} actions={action} />
      {error && state.receivedAt ? (
        <StaleAlert failure={error} since={state.receivedAt} onRetry={() => void state.mutate()} />
      ) : null}
      {name === 'empty' ? null : summary}
      <ListFrame
        toolbar={
          name === 'empty' ? null : (
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
          name === 'ready' ? (
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
        {name === 'ready' || name === 'loading' ? (
          <DataTable
            label={title}
            columns={columns}
            hiddenColumns={hiddenColumns}
            rows={rows}
            rowKey={(row) => row.id}
            rowActions={rowActions}
            density={density}
            loading={name === 'loading'}
            skeletonRows={list.pageSize}
            sort={readSort(list)}
            onSortChange={({ by, direction }) => list.chooseSort(`${by}.${direction}`)}
          />
        ) : null}
        {name === 'empty' ? (
          <EmptyState
            title={empty.title}
            description={empty.text}
            illustration={empty.illustration}
            action={empty.action ?? action}
          />
        ) : null}
        {name === 'no-results' ? <NoResults list={list} labels={labels} /> : null}
        {name === 'error' && error ? <LoadError failure={error} state={state} /> : null}
      </ListFrame>
    </Stack>
  );
}

/** The order that a list is in, as a table says it. */
export const readSort = (list: ListControls) => {
  const [by = '', direction] = list.sort.split('.');
  return { by, direction: direction === 'asc' ? ('asc' as const) : ('desc' as const) };
};

function LoadError({ failure, state }: { failure: Failure; state: Pick<ListState<unknown>, 'mutate'> }) {
  const { t } = useTranslation('kit');
  return <ErrorState title={t('list.failed')} message={failure.message} onRetry={() => void state.mutate()} />;
}

interface StaleAlertProps {
  failure: Failure;
  /** When what is still shown came, in unix milliseconds. */
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
        <Button size="small" leadingIcon={<RotateCw size={14} />} onClick={onRetry}>
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

/** The height of rows, remembered in this browser for every list. */
function useDensity(): [Density, (density: Density) => void] {
  const [density, setDensity] = useState<Density>(() => (recall(densityKey) === 'compact' ? 'compact' : 'default'));
  const choose = (next: Density) => {
    setDensity(next);
    keep(densityKey, next);
  };
  return [density, choose];
}
