import { Pagination } from '@fairlead/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListControls } from './useResourceList';

interface ListPaginationProps {
  list: ListControls;
  /** Loaded page. */
  page: { totalElements: number; totalIsCapped?: boolean };
  /** Rows, whose start scrolls into view when the user opens another page. Defaults to none. */
  rows?: RefObject<HTMLElement | null>;
}

/** Pages of a list. The address holds the current one. */
export function ListPagination({ list, page, rows }: ListPaginationProps) {
  const isTurned = useRef(false);
  useEffect(() => {
    const table = isTurned.current ? rows?.current : null;
    isTurned.current = false;
    if (table && table.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(table).scrollMarginTop))
      table.scrollIntoView();
  }, [rows, list.page]);
  const turn = (next: number) => {
    isTurned.current = true;
    list.goToPage(next);
  };
  return (
    <Pagination
      page={list.page}
      pageSize={list.pageSize}
      total={page.totalElements}
      totalIsCapped={page.totalIsCapped ?? false}
      pageSizes={list.pageSizes}
      onPageChange={turn}
      onPageSizeChange={list.choosePageSize}
    />
  );
}
