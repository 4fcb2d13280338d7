import { type AnyPgColumn, foreignKey, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
export const createdAt = () => instant('created_at').notNull().defaultNow();
/** Number of changes of a row, to detect stale updates. */
export const version = () => integer('version').notNull().default(1);

/** Foreign key to a row of the same agency. `agencyId` and `rowId` are columns of the table that refers. */
export const sameAgency = (
  name: string,
  agencyId: AnyPgColumn,
  rowId: AnyPgColumn,
  to: { agencyId: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns: [agencyId, rowId], foreignColumns: [to.agencyId, to.id] });
