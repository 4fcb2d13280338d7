import { DEFAULT_PAGE_SIZE, MAX_LISTED } from '@fairlead/rules';
import { type AnyColumn, asc, count, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { KEEPS_PLAN } from './preparedStatements.ts';
import type { Transaction } from './scope.ts';

/** Paging parameters of a list. `pageNo` starts at 0. */
interface PageQuery {
  pageNo?: number;
  pageSize?: number;
}

export interface Page<Row> {
  rows: Row[];
  total: number;
  /** Whether more rows match than `total`. Only the first `MAX_LISTED` rows are listed then. */
  isCapped?: boolean;
}

/** Rows with everything that a list shows of them. */
export interface RowsQuery<Row> {
  where(condition: SQL): { orderBy(...order: SQL[]): PromiseLike<Row[]> };
}

export interface List<Row> {
  /** Id column of the listed table. */
  id: AnyColumn;
  /** Query of the ids of all rows in the list, without an order. It should join only the tables that it searches or sorts by. */
  ids: SQLWrapper;
  orderBy: SQL[];
  rows: RowsQuery<Row>;
  /** Counting would read too many rows. The total is then the rows up to the end of the page, and one if there are more. */
  isUncounted?: boolean;
}

/** A list that searches and sorts by columns of one table. */
export const listOf = <Row>(
  tx: Transaction,
  table: PgTable & { id: AnyPgColumn },
  { where, orderBy, rows }: { where: SQL | undefined; orderBy: SQL[]; rows: RowsQuery<Row> },
): List<Row> => ({ id: table.id, ids: tx.select({ id: table.id }).from(table).where(where), orderBy, rows });

/** Sort order of a list: the requested direction for all columns. */
export const inOrder = (ascOrDesc: 'asc' | 'desc' | undefined, ...columns: (AnyColumn | SQL)[]): SQL[] =>
  columns.map((column) => (ascOrDesc === 'asc' ? asc(column) : desc(column)));

/**
 * Sort order of a list by columns that may be null. Nulls come last, or first in ascending order, to match indexes with
 * `desc().nullsLast()`.
 */
export const inOrderNullsLast = (ascOrDesc: 'asc' | 'desc' | undefined, ...columns: (AnyColumn | SQL)[]): SQL[] =>
  columns.map((column) => (ascOrDesc === 'asc' ? sql`${column} asc nulls first` : sql`${column} desc nulls last`));

/**
 * Reads a page of rows and the total number of rows. Finds the ids of the page first and joins other tables to these rows only:
 * row security hides statistics from the planner, which would otherwise join all rows before it sorts them. The second statement
 * is the same for every page, order and filter of a list, so its plan is kept.
 */
export async function readPage<Row>(tx: Transaction, query: PageQuery, list: List<Row>): Promise<Page<Row>> {
  const ids = list.ids.getSQL();
  const { pageNo = 0, pageSize = DEFAULT_PAGE_SIZE } = query;
  const offset = pageNo * pageSize;
  const limit = Math.min(pageSize, MAX_LISTED - offset);
  if (list.isUncounted) return readUncounted(tx, list, { limit, offset });
  const found = limit > 0 ? await readIds(tx, list, { limit, offset }) : [];
  if (isLast(found.length, pageNo, limit)) return { rows: await readRows(list, found), total: offset + found.length };
  const [rows, [counted]] = await Promise.all([
    readRows(list, found),
    tx.select({ total: count() }).from(sql`(${ids} limit ${MAX_LISTED + 1}) as listed`),
  ]);
  const total = counted?.total ?? 0;
  return { rows, total: Math.min(total, MAX_LISTED), isCapped: total > MAX_LISTED };
}

async function readUncounted<Row>(
  tx: Transaction,
  list: List<Row>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page<Row>> {
  const found = limit > 0 ? await readIds(tx, list, { limit: limit + 1, offset }) : [];
  const rows = await readRows(list, found.slice(0, limit));
  return { rows, total: Math.min(offset + found.length, MAX_LISTED), isCapped: found.length > limit };
}

/** A function that reads a page of the list that `list` returns. */
export const pageOf =
  <Query extends PageQuery, Context, Row>(
    list: (tx: Transaction, query: Query, context: Context) => List<Row> | Promise<List<Row>>,
  ) =>
  async (tx: Transaction, query: Query, context: Context): Promise<Page<Row>> =>
    readPage(tx, query, await list(tx, query, context));

async function readIds<Row>(
  tx: Transaction,
  { ids, orderBy }: List<Row>,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const order = sql.join(orderBy, sql`, `);
  const page = sql`array(${ids.getSQL()} order by ${order} limit ${limit} offset ${offset})::text[]`;
  const [found] = await tx.select({ ids: sql<string[]>`ids` }).from(sql`(select ${page} as ids) as page`);
  return found?.ids ?? [];
}

const readRows = <Row>({ id, rows }: List<Row>, ids: readonly string[]): PromiseLike<Row[]> | Row[] =>
  ids.length === 0 ? [] : rowsOf(rows, id, ids);

/** Rows with these ids, in their order. */
export function rowsOf<Row>(rows: RowsQuery<Row>, id: AnyColumn, ids: readonly string[]): PromiseLike<Row[]> {
  const wanted = sql`${`{${ids.join(',')}}`}::uuid[]`;
  return rows.where(sql`${id} = any(${wanted})`).orderBy(sql`array_position(${wanted}, ${id})${KEEPS_PLAN}`);
}

/** Whether a page with this number of rows is the last one, so that no row needs to be counted. */
const isLast = (found: number, pageNo: number, pageSize: number): boolean =>
  found < pageSize && (found > 0 || pageNo === 0);

/** Reads a page of a list that counts its rows in its own way. */
export async function readCountedPage<Row>(
  { pageNo = 0, pageSize = DEFAULT_PAGE_SIZE }: PageQuery,
  read: (place: { limit: number; offset: number }) => PromiseLike<Row[]>,
  countRows: () => PromiseLike<{ total: number }[]>,
): Promise<Page<Row>> {
  const rows = await read({ limit: pageSize, offset: pageNo * pageSize });
  if (isLast(rows.length, pageNo, pageSize)) return { rows, total: pageNo * pageSize + rows.length };
  const [counted] = await countRows();
  return { rows, total: counted?.total ?? 0 };
}

/** The contract's format of a page. */
export const toPage = <Row, Shown>(
  { rows, total, isCapped = false }: Page<Row>,
  query: PageQuery,
  show: (row: Row) => Shown,
) => ({
  content: rows.map(show),
  totalElements: total,
  totalIsCapped: isCapped,
  numberOfElements: rows.length,
  totalPages: Math.ceil(total / (query.pageSize ?? DEFAULT_PAGE_SIZE)),
});

/** Number of rows that match the condition, which needs an index. Null if there are more than a list counts exactly. */
export async function countListed(tx: Transaction, table: PgTable, condition: SQL): Promise<number | null> {
  const rows = tx
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(condition)
    .limit(MAX_LISTED + 1)
    .as('rows');
  const [found] = await tx.select({ total: count() }).from(rows);
  const total = found?.total ?? 0;
  return total > MAX_LISTED ? null : total;
}
