import { bigint, index, integer, type PgTableExtraConfigValue, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { agencyId } from './agencyId.ts';

/**
 * Tables whose rows are counted per status. Assigned opportunities are counted per agent and status. Threads of claims and their
 * unread marks are counted a second time on their own.
 */
export type CountedTable =
  | 'opportunities'
  | 'assigned_opportunities'
  | 'quotes'
  | 'policies'
  | 'claims'
  | 'mail_threads'
  | 'mail_unread'
  | 'claim_threads'
  | 'claim_unread';

/**
 * Changes of the number of rows per status, which triggers add and now and then combine. The sum is the current number. Rows that
 * are only added never wait for each other, as updates of one row per status would.
 */
export const statusCounts = pgTable(
  'status_counts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agencyId: agencyId(),
    tableName: text('table_name').notNull().$type<CountedTable>(),
    status: text('status').notNull(),
    total: integer('total').notNull(),
    /** Premiums of the rows, in cents. 0 for tables without premiums. */
    premiumCents: bigint('premium_cents', { mode: 'number' }).notNull(),
  },
  (t): PgTableExtraConfigValue[] => [index('status_counts_ix').on(t.agencyId, t.tableName)],
);
