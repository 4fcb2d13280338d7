import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './scope.ts';

/** Returns the only row of a result. Throws unless there is exactly one. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}

/** Returns the first row of a query. Undefined when it finds none. */
export const first = async <Row>(query: PromiseLike<readonly Row[]>): Promise<Row | undefined> => (await query)[0];

type FindableTable = PgTable & { id: PgColumn; deletedAt?: PgColumn };

/** Makes a function that finds a row of a table by its id. The row is not deleted, and the transaction can see it. */
export const rowFinder =
  <Table extends FindableTable>(table: Table) =>
  (tx: Transaction, id: string): Promise<Table['$inferSelect'] | undefined> => {
    const anyTable: FindableTable = table;
    const { id: idColumn, deletedAt } = anyTable;
    const rows = tx
      .select()
      .from(anyTable)
      .where(and(eq(idColumn, id), deletedAt && isNull(deletedAt)));
    return first<Table['$inferSelect']>(rows);
  };

/** Returns a row that must exist, such as one that this transaction has written. `name` identifies it in the error. */
export function assertExists<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new Error(`${name} does not exist`);
  return row;
}

/**
 * Locks a row until the transaction ends, then finds its record. Undefined when the caller may not change the row.
 *
 * @param strength By default, other transactions can add rows that refer to the row, such as tasks. With `update`, they wait for
 *   this one. It is for changes that depend on nothing referring to the row, such as a deletion. A change of a record with tasks
 *   would be a deadlock with the update of these tasks.
 */
export async function lockAndFind<Found>(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  id: string,
  find: (tx: Transaction, id: string) => Promise<Found | undefined>,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<Found | undefined> {
  const locked = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for(strength);
  return locked.length > 0 ? find(tx, id) : undefined;
}
