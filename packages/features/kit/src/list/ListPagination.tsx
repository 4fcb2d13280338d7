import { Pagination } from '@fairlead/ui';
import type { ListControls } from './useResourceList';

interface ListPaginationProps {
  list: ListControls;
  /** Loaded page. */
  page: { totalElements: number; totalIsCapped?: boolean };
}

/** Pages of a list. The address holds the current one. */
export function ListPagination({ list, page }: ListPaginationProps) {
  return (
    <Pagination
      page={list.page}
      pageSize={list.pageSize}
      total={page.totalElements}
      totalIsCapped={page.totalIsCapped ?? false}
      pageSizes={list.pageSizes}
      onPageChange={list.goToPage}
      onPageSizeChange={list.choosePageSize}
    />
  );
}
