import { useEffect } from 'react';
import type { ListControls } from './useResourceList';

/**
 * Opens the last page if the current one is empty, for example after its last row was deleted.
 *
 * @returns Whether the current page is empty although the list has rows.
 */
export function useLastPage(list: ListControls | undefined, rows: number, total: number | undefined): boolean {
  const lastPage = total && list ? Math.ceil(total / list.pageSize) - 1 : 0;
  const isBeyondEnd = list !== undefined && Boolean(total) && rows === 0 && list.page > lastPage;
  const goToPage = list?.goToPage;
  useEffect(() => {
    if (isBeyondEnd) goToPage?.(lastPage, true);
  }, [isBeyondEnd, lastPage, goToPage]);
  return list !== undefined && Boolean(total) && rows === 0;
}
