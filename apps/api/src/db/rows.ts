import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './scope.ts';

/** Returns the only row of a result. Throws unless there is exactly one. */
export function only<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row || rows.length > 1) throw new Error(`expected one row, got ${rows.length}`);
  return row;
}

/** Returns a row that must exist, such as one that this transaction has written. `name` identifies it in the error. */
export function existing<Row>(row: Row | undefined, name: string): Row {
  if (row === undefined) throw new Error(`${name} does not exist`);
  return row;
}

/** Locks a row until the transaction ends, then finds its record. Undefined when the caller may not change the row. */
export async function lockAndFind<Found>(
  tx: Transaction,
  table: PgTable & { id: PgColumn },
  id: string,
  find: (tx: Transaction, id: string) => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const locked = await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
  return locked.length > 0 ? find(tx, id) : undefined;
}
