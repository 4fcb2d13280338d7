import { DEFAULT_PAGE_SIZE } from '@fairlead/rules';

/** What every list may be asked; `pageNo` from 0. */
interface PageQuery {
  pageNo?: number;
  pageSize?: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** A page of rows, and how many all pages have together: counted only where that does not follow from the page itself. */
export async function readPage<Row>(
  { pageNo = 0, pageSize = DEFAULT_PAGE_SIZE }: PageQuery,
  read: (place: { limit: number; offset: number }) => PromiseLike<Row[]>,
  count: () => PromiseLike<{ total: number }[]>,
): Promise<Page<Row>> {
  const rows = await read({ limit: pageSize, offset: pageNo * pageSize });
  // A page that is not full is the last one.
  if (rows.length < pageSize && (rows.length > 0 || pageNo === 0))
    return { rows, total: pageNo * pageSize + rows.length };
  const [counted] = await count();
  return { rows, total: counted?.total ?? 0 };
}

/** A page as every list of the contract shows it. */
export const toPage = <Row, Shown>({ rows, total }: Page<Row>, query: PageQuery, show: (row: Row) => Shown) => ({
  content: rows.map(show),
  totalElements: total,
  numberOfElements: rows.length,
  totalPages: Math.ceil(total / (query.pageSize ?? DEFAULT_PAGE_SIZE)),
});
