import { DEFAULT_PAGE_SIZE } from '@fairlead/rules';
import { type AnyColumn, asc, desc, type SQL } from 'drizzle-orm';

/** Paging parameters of a list. `pageNo` starts at 0. */
interface PageQuery {
  pageNo?: number;
  pageSize?: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
}

/** Sorted rows without a limit. Queries run when they are awaited. */
interface PageableQuery<Row> {
  limit(limit: number): { offset(offset: number): PromiseLike<Row[]> };
}

/** Sort order of a list: the requested direction for all columns. */
export const inOrder = (ascOrDesc: 'asc' | 'desc' | undefined, ...columns: (AnyColumn | SQL)[]): SQL[] =>
  columns.map((column) => (ascOrDesc === 'asc' ? asc(column) : desc(column)));

/** Reads a page of rows and the total number of rows. Counts only when the page is not the last one. */
export const readPage = <Row>(
  place: PageQuery,
  rows: PageableQuery<Row>,
  counted: PromiseLike<{ total: number }[]>,
): Promise<Page<Row>> =>
  readPageWith(
    place,
    ({ limit, offset }) => rows.limit(limit).offset(offset),
    () => counted,
  );

/** The same with functions that run the queries. */
export async function readPageWith<Row>(
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

/** The contract's format of a page. */
export const toPage = <Row, Shown>({ rows, total }: Page<Row>, query: PageQuery, show: (row: Row) => Shown) => ({
  content: rows.map(show),
  totalElements: total,
  numberOfElements: rows.length,
  totalPages: Math.ceil(total / (query.pageSize ?? DEFAULT_PAGE_SIZE)),
});
