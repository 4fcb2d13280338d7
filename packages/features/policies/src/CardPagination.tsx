import { DEFAULT_PAGE_SIZE, pageSizes } from '@fairlead/rules';
import { Pagination } from '@fairlead/ui';
import { useEffect } from 'react';

interface Page {
  /** Counted from 0. */
  pageNo: number;
  pageSize: number;
}

/** Initial page of a grid of cards. */
export const firstPage: Page = { pageNo: 0, pageSize: DEFAULT_PAGE_SIZE };

interface CardPaginationProps {
  page: Page;
  /** Response with the current page. Undefined while it loads. */
  data: { totalElements: number; totalPages: number } | undefined;
  onPageChange: (page: Page) => void;
}

/** Page controls of a grid of cards that has several pages. Opens the last page if the current one has become empty. */
export function CardPagination({ page: { pageNo, pageSize }, data, onPageChange }: CardPaginationProps) {
  const lastPage = data && data.totalPages > 0 ? data.totalPages - 1 : pageNo;
  useEffect(() => {
    if (pageNo > lastPage) onPageChange({ pageNo: lastPage, pageSize });
  }, [pageNo, pageSize, lastPage, onPageChange]);
  if (!data || data.totalElements <= DEFAULT_PAGE_SIZE) return null;
  return (
    <Pagination
      page={pageNo}
      pageSize={pageSize}
      total={data.totalElements}
      pageSizes={pageSizes}
      onPageChange={(next) => onPageChange({ pageNo: next, pageSize })}
      onPageSizeChange={(size) => onPageChange({ pageNo: 0, pageSize: size })}
    />
  );
}
