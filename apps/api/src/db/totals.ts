import { fromCents, MAX_LISTED } from '@fairlead/rules';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { List } from './page.ts';
import type { Transaction } from './scope.ts';

/** Sums over all rows of a list. */
export interface Totals<Sum extends string> {
  /** Number of rows, at most `MAX_LISTED`. */
  count: number;
  /** Null if the list has more than `MAX_LISTED` rows. */
  sums: Record<Sum, number> | null;
}

interface TotalsQuery<Sum extends string> {
  sums: Record<Sum, SQL>;
  /** The listed table with the tables that the sums need. Defaults to the listed table. */
  from?: SQL;
}

/**
 * A function that sums over all rows of the list that `list` returns. It finds the ids first, like the pages of the list, so row
 * security and searches limit both in the same way. It reads no row of a list that is longer than its pages, because the time
 * would grow with the table.
 */
export const totalsOf =
  <Query, Context, Sum extends string>(
    list: (tx: Transaction, query: Query, context: Context) => List<unknown> | Promise<List<unknown>>,
    totalsQuery: (tx: Transaction) => TotalsQuery<Sum>,
  ) =>
  async (tx: Transaction, query: Query, context: Context): Promise<Totals<Sum>> => {
    const { id, ids } = await list(tx, query, context);
    const { sums, from = sql`${id.table}` } = totalsQuery(tx);
    const named = Object.entries<SQL>(sums).map(([name, sum]) => sql`${name}::text, ${sum}`);
    const [found] = await tx.select({ count: sql<number>`count`, sums: sql<Record<Sum, number>>`sums` }).from(sql`(
      with listed as materialized (select array(${ids} limit ${MAX_LISTED + 1}) as ids)
      select cardinality(listed.ids) as count, summed.sums from listed, lateral (
        select jsonb_build_object(${sql.join(named, sql`, `)}) as sums from ${from}
          where ${id} = any(listed.ids) and cardinality(listed.ids) <= ${MAX_LISTED}) as summed
    ) as totals`);
    if (!found || found.count > MAX_LISTED) return { count: MAX_LISTED, sums: null };
    return found;
  };

/** Sum of amounts in cents. Unknown amounts count as 0. */
export const sumOf = (cents: SQLWrapper): SQL => sql`coalesce(sum(${cents}), 0)`;

/** The contract's format of the total of a list. */
export const toListTotal = ({ count, sums }: Totals<'total'>) => ({
  count,
  isCapped: sums === null,
  total: sums && fromCents(sums.total),
});
