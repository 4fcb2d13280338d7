import type { PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '../db/scope.ts';

/** Collects demo rows of several tables. */
export function makeSeedRows() {
  const rowsByTable = new Map<PgTable, object[]>();
  return {
    add<Table extends PgTable>(table: Table, ...rows: Table['$inferInsert'][]): void {
      const known = rowsByTable.get(table) ?? [];
      rowsByTable.set(table, known);
      known.push(...rows);
    },
    count: (table: PgTable): number => rowsByTable.get(table)?.length ?? 0,
    /** Inserts the rows, in the order in which their tables were first added. */
    async insert(tx: Transaction): Promise<void> {
      for (const [table, rows] of rowsByTable) await tx.insert(table).values(rows);
    },
  };
}
