import { useEffect } from 'react';
import type { ListControls } from './useResourceList';

/** Leads back to the last page when there is nothing on this one: its last row was deleted, or a link leads past the end. */
export function useLastPage(list: ListControls | undefined, rows: number, total: number | undefined): void {
  const lastPage = total && list ? Math.ceil(total / list.pageSize) - 1 : 0;
  const beyond = list !== undefined && Boolean(total) && rows === 0 && list.page > lastPage;
  const goToPage = list?.goToPage;
  useEffect(() => {
    if (beyond) goToPage?.(lastPage);
  }, [beyond, lastPage, goToPage]);
}
