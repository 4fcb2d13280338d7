import { Card, DataTable, type DataTableProps, EmptyState, ListFrame, Stack } from '@fairlead/ui';
import type { ReactNode } from 'react';
import { LoadError } from '../LoadError';
import { ListPagination } from './ListPagination';
import type { ListResponse } from './listStates';
import { openRows } from './openRow';
import { parseSort } from './ResourceList';
import { StaleAlert } from './StaleAlert';
import { useLastPage } from './useLastPage';
import type { ListControls } from './useResourceList';

export interface PanelTableProps<Row>
  extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowActions' | 'actionCount'> {
  state: Pick<ListResponse<Row>, 'data' | 'error' | 'receivedAt' | 'mutate'>;
  /** For panels with paging or sorting. The page address holds the state. */
  list?: ListControls;
  empty: { title: string; text: string; illustration: ReactNode };
}

/** Table of a panel with the states of a list. It has no search, because all rows belong to one record. */
export function PanelTable<Row extends { id: string }>({ state, list, empty, ...table }: PanelTableProps<Row>) {
  const { data, error } = state;
  const total = data?.totalElements;
  const leaving = useLastPage(list, data?.content.length ?? 0, total);
  if (error && !data) return <LoadError failure={error} onRetry={() => state.mutate()} />;
  if (total === 0) {
    return (
      <Card>
        <EmptyState illustration={empty.illustration} title={empty.title} description={empty.text} />
      </Card>
    );
  }
  const paged = list && total !== undefined && total > Math.min(...list.pageSizes);
  return (
    <Stack gap={20}>
      {error && state.receivedAt ? (
        <StaleAlert failure={error} since={state.receivedAt} onRetry={() => state.mutate()} />
      ) : null}
      <ListFrame
        aria-label={table.label}
        aria-busy={!data || leaving}
        footer={data && paged ? <ListPagination list={list} page={data} /> : null}
      >
        <DataTable
          {...openRows}
          {...table}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={!data || leaving}
          skeletonRows={4}
          {...(list && {
            sort: parseSort(list),
            onSortChange: ({ by, direction }) => list.chooseSort(`${by}.${direction}`),
          })}
        />
      </ListFrame>
    </Stack>
  );
}
