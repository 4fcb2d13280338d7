import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Who did what to which record, written with the change itself. Nobody may change or delete a row. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: instant('at').notNull().defaultNow(),
    /** None for what the nightly work did. */
    userId: uuid('user_id'),
    agencyId: uuid('agency_id'),
    operationId: text('operation_id').notNull(),
    recordType: text('record_type').notNull(),
    recordId: uuid('record_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [index('audit_log_record_ix').on(t.recordId, t.at), index('audit_log_agency_ix').on(t.agencyId, t.at)],
);

/** What is to happen outside the database because of a change: written with it, done afterwards, at least once. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    agencyId: uuid('agency_id'),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** At most one row of a key: what several processes plan is done once. */
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
    /** Not before; while it is being done, the end of the worker's lease. */
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    doneAt: instant('done_at'),
  },
  (t) => [
    uniqueIndex('outbox_dedupe_ux').on(t.dedupeKey).where(sql`${t.dedupeKey} is not null`),
    index('outbox_due_ix').on(t.dueAt).where(sql`${t.doneAt} is null`),
    index('outbox_done_ix').on(t.doneAt).where(sql`${t.doneAt} is not null`),
  ],
);
