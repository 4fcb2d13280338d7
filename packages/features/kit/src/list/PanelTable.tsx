import {
  Card,
  DataTable,
  type DataTableProps,
  EmptyState,
  ErrorState,
  ListFrame,
  Pagination,
  Stack,
} from '@fairlead/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListState, readSort } from './ResourceList';
import { useLastPage } from './useLastPage';
import type { ListControls } from './useResourceList';

export interface PanelTableProps<Row> extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'rowActions'> {
  state: Pick<ListState<Row>, 'data' | 'error' | 'mutate'>;
  /** Where the rows are a page of more, or can be ordered; the address of the page that the panel is on says how. */
  list?: ListControls;
  empty: { title: string; text: string; illustration: ReactNode };
}

/** The rows of a panel, with the states of a list. It has no search: all of them are about one record. */
export function PanelTable<Row extends { id: string }>({ state, list, empty, ...table }: PanelTableProps<Row>) {
  const { t } = useTranslation('kit');
  const { data, error, mutate } = state;
  const total = data?.totalElements;
  useLastPage(list, data?.content.length ?? 0, total);
  const failure = error ? (
    <ErrorState title={t('list.failed')} message={error.message} onRetry={() => void mutate()} />
  ) : null;
  if (failure && !data) return failure;
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
      {failure}
      <ListFrame
        aria-label={table.label}
        aria-busy={!data}
        footer={
          paged ? (
            <Pagination
              page={list.page}
              pageSize={list.pageSize}
              total={total}
              pageSizes={list.pageSizes}
              onPageChange={list.goToPage}
              onPageSizeChange={list.choosePageSize}
            />
          ) : null
        }
      >
        <DataTable
          {...table}
          rows={data?.content ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          skeletonRows={4}
          {...(list && {
            sort: readSort(list),
            onSortChange: ({ by, direction }) => list.chooseSort(`${by}.${direction}`),
          })}
        />
      </ListFrame>
    </Stack>
  );
}
