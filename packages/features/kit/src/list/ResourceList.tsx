import {
  Alert,
  Button,
  type Column,
  DataTable,
  type DataTableProps,
  EmptyState,
  ListFrame,
  NoResultsArt,
  PageHeader,
  Stack,
} from '@fairlead/ui';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '../config';
import { formatCount, formatTotal } from '../formats';
import { LoadError } from '../LoadError';
import type { ListBulk } from './bulk';
import { FilterChips } from './FilterChips';
import { FilterSentence } from './FilterSentence';
import { ListFoot, useStaysInView } from './ListFoot';
import { ListPagination } from './ListPagination';
import { ListTools } from './ListTools';
import { ListTotal, type TotaledColumn } from './ListTotal';
import { type ListResponse, type Page, useListPhase } from './listStates';
import { openRows } from './openRow';
import { StaleAlert } from './StaleAlert';
import { useColumnWidths } from './useColumnWidths';
import { useListSelection } from './useListSelection';
import { useListSettings } from './useListSettings';
import { useListViews } from './useListViews';
import { usePinnedColumns } from './usePinnedColumns';
import type { ListControls } from './useResourceList';
import { type ToolLabels, useToolLabels } from './useToolLabels';
import { ViewTabs } from './ViewTabs';

export interface ResourceListProps<Row> {
  title: string;
  list: ListControls;
  state: ListResponse<Row>;
  columns: readonly Column<Row>[];
  /** Columns that are hidden until the user shows them. */
  hiddenAtFirst?: readonly string[];
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Largest number of `rowActions` of a row. */
  actionCount?: number | undefined;
  /** Heading of the group of a row, such as its day. */
  rowGroup?: ((row: Row) => string) | undefined;
  /** Expandable rows: the result of `useRowExpansion`. */
  expansion?: DataTableProps<Row>['expansion'];
  /** Actions on selected rows. Undefined for users who may use none. */
  bulk?: ListBulk<Row> | undefined;
  /** Line below the title. */
  description?: ReactNode;
  /** Main action of the page, if the user may perform it. */
  action?: ReactNode;
  /** Message between the title and the rows, in every state. */
  notice?: ReactNode;
  /** Content between the title and the rows, for example counters that filter the list. */
  summary?: ReactNode;
  /** Replaces the table and the pagination. Search, filters and sorting stay. */
  board?: ReactNode;
  /** Column with amounts that are added up below the rows. Its list definition is `totaled`. */
  total?: TotaledColumn<Row>;
  /** Number of records of built-in views, by their query. The view of all records has the query ''. */
  viewCounts?: Readonly<Record<string, number | null>> | undefined;
  /** `action` replaces the main action in the empty state; null leaves it out. */
  empty: { title: string; text: string; illustration: ReactNode; action?: ReactNode };
  /** Title when no row matches the filters, without a search. Defaults to a title for every filter. */
  noResultsTitle?: string | undefined;
}

/** List page with search, filter, sorting and paging. `data-state` names its current state. */
export function ResourceList<Row extends { id: string; version?: number }>(props: ResourceListProps<Row>) {
  const {
    title,
    list,
    state,
    columns: allColumns,
    hiddenAtFirst,
    rowActions,
    actionCount,
    rowGroup,
    expansion,
    description,
    action,
    notice,
    summary,
    board,
    empty,
    noResultsTitle,
    bulk,
    total,
    viewCounts,
  } = props;
  const { data, error } = state;
  const { views, active } = useListViews(list);
  const settings = useListSettings(list.path, allColumns, hiddenAtFirst, active);
  const { hidden, density } = settings;
  const widths = useColumnWidths(list.path, settings.columns);
  const { layout, pinnedColumns, ...pinning } = usePinnedColumns(list.path);
  const { columns } = widths;
  const table = useRef<HTMLDivElement>(null);
  const isRoomy = useStaysInView();
  // with pinned columns, the scroll bar of the table is at the foot of the window
  const staysInView = isRoomy && layout === 'fit';
  const labels = useToolLabels(list, columns);
  const rows = data?.content ?? [];
  const listState = useListPhase(list, state);
  const { filtering } = list.definition;
  const hasRows = listState === 'ready' || listState === 'loading';
  const { selection, toggle, actions } = useListSelection({
    bulk,
    list,
    state,
    columns: { columns, hidden },
    board: board !== undefined,
  });

  const foot =
    listState === 'ready' && data && !board ? (
      <>
        {total && !hidden.has(total.column) ? <ListTotal total={total} list={list} page={data} state={state} /> : null}
        <ListPagination list={list} page={data} rows={table} />
      </>
    ) : null;

  return (
    <Stack gap={20} data-state={listState} aria-busy={state.isValidating}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} count={data && formatTotal(data)} description={description} actions={action} />
      {error && state.receivedAt ? (
        <StaleAlert failure={error} since={state.receivedAt} onRetry={() => state.mutate()} />
      ) : null}
      {notice}
      {listState === 'empty' ? null : summary}
      {filtering && listState !== 'empty' ? (
        <ViewTabs
          list={list}
          filtering={filtering}
          views={views}
          active={active}
          settings={settings}
          counts={viewCounts}
        />
      ) : null}
      <ListFrame
        toolbar={
          listState === 'empty' ? null : (
            <ListTools
              list={list}
              labels={labels}
              density={density}
              onDensity={settings.chooseDensity}
              board={board !== undefined}
              columns={{
                columns,
                hidden,
                onHiddenChange: settings.hide,
                onMove: settings.move,
                ...pinning,
                pinnedColumns,
                ...(widths.resizable && {
                  onResize: (id: string, by: number) => widths.resizeBy(id, by, hidden, table.current),
                  onWidthsReset: widths.reset,
                }),
              }}
              chips={filtering ? <FilterChips list={list} filtering={filtering} settings={settings} /> : null}
              toggle={listState === 'ready' && !board ? toggle : null}
            />
          )
        }
        footer={staysInView ? null : foot}
      >
        {hasRows && !board ? (
          <DataTable
            {...openRows}
            ref={table}
            label={title}
            columns={columns}
            hiddenColumns={hidden}
            rows={rows}
            rowKey={(row) => row.id}
            rowActions={rowActions}
            actionCount={actionCount}
            rowGroup={rowGroup}
            {...(selection && { selection })}
            {...(expansion && { expansion })}
            density={density}
            layout={layout}
            pinnedColumns={pinnedColumns}
            loading={listState === 'loading'}
            skeletonRows={list.pageSize}
            sort={parseSort(list)}
            onSortChange={({ by, direction }) => list.chooseSort(`${by}.${direction}`)}
            onColumnWidths={widths.change}
            fitColumns={widths.reset === undefined}
          />
        ) : null}
        {staysInView && foot ? <ListFoot>{foot}</ListFoot> : null}
        {listState === 'empty' ? (
          <EmptyState
            title={empty.title}
            description={empty.text}
            illustration={empty.illustration}
            action={empty.action === undefined ? action : empty.action}
          />
        ) : null}
        {listState === 'no-results' ? <NoResults list={list} labels={labels} title={noResultsTitle} /> : null}
        {listState === 'error' && error ? <LoadError failure={error} onRetry={() => state.mutate()} /> : null}
      </ListFrame>
      {hasRows ? board : null}
      {actions}
      {data?.totalIsCapped && (list.page + 1) * list.pageSize >= data.totalElements ? <CappedHint page={data} /> : null}
    </Stack>
  );
}

/** Order of a list in the form that `DataTable` takes. */
export const parseSort = (list: ListControls) => {
  const [by = '', direction] = list.sort.split('.');
  return { by, direction: direction === 'asc' ? ('asc' as const) : ('desc' as const) };
};

/** Explains on the last page why the list ends. */
function CappedHint({ page }: { page: Page<unknown> }) {
  const { t } = useTranslation('kit');
  return <Alert tone="info">{t('list.capped', { total: formatCount(page.totalElements) })}</Alert>;
}

interface NoResultsProps {
  list: ListControls;
  labels: ToolLabels;
  title: string | undefined;
}

function NoResults({ list, labels, title }: NoResultsProps) {
  const { t } = useTranslation('kit');
  const filter = labels.filters[list.filter] ?? '';
  const field = list.searchBy ? labels.searchBy[list.searchBy] : undefined;
  const searched = Boolean(field && list.text);
  return (
    <EmptyState
      illustration={<NoResultsArt />}
      title={searched ? t('list.noResults', { text: list.text }) : (title ?? t('list.noResultsFilter'))}
      description={
        searched ? (
          t('list.searched', { field, filter })
        ) : list.filters.length > 0 ? (
          <FilterSentence list={list} />
        ) : (
          filter
        )
      }
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
