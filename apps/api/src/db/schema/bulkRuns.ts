import type { components } from '@fairlead/openapi';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency } from './columns.ts';

/** Actions on many records. Only the user who started one reads it. */
export const bulkRuns = pgTable(
  'bulk_runs',
  {
    id: id(),
    agencyId: agencyId(),
    userId: uuid('user_id').notNull(),
    list: text('list').notNull().$type<components['schemas']['BulkList']>(),
    action: text('action').notNull().$type<components['schemas']['BulkAction']>(),
    /** Id of the agent, status, or time of a snooze in unix seconds. Empty for other actions. */
    value: text('value').notNull().default(''),
    /** Note to the customers of claims. */
    note: text('note').notNull().default(''),
    /** Mail to the customers. Null for other actions. */
    mail: jsonb('mail').$type<{ mailSubject: string; mailBody: string }>(),
    /** Task of the records. Null for other actions. */
    task: jsonb('task').$type<components['schemas']['BulkTask']>(),
    agentName: text('agent_name'),
    state: text('state').notNull().default('RUNNING').$type<'RUNNING' | 'STOPPED' | 'DONE' | 'UNDOING' | 'UNDONE'>(),
    /** Null while the action runs, and for actions that cannot be undone. */
    undoUntil: instant('undo_until'),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('bulk_runs_agency_id_id_ux').on(t.agencyId, t.id),
    index('bulk_runs_created_ix').on(t.createdAt),
    sameAgency('bulk_runs_user_fk', t.agencyId, t.userId, users),
    check(
      'bulk_runs_list_ck',
      sql`${t.list} in ('policies', 'opportunities', 'quotes', 'contacts', 'claims', 'renewals', 'tasks')`,
    ),
    check(
      'bulk_runs_action_ck',
      sql`${t.action} in ('ASSIGN', 'STATUS', 'DELETE', 'MAIL', 'TASK', 'COMPLETE', 'SNOOZE')`,
    ),
    check('bulk_runs_state_ck', sql`${t.state} in ('RUNNING', 'STOPPED', 'DONE', 'UNDOING', 'UNDONE')`),
  ],
);

/** Records of an action, with the outcome of each. */
export const bulkRunRows = pgTable(
  'bulk_run_rows',
  {
    id: id(),
    agencyId: agencyId(),
    userId: uuid('user_id').notNull(),
    runId: uuid('run_id').notNull(),
    recordId: uuid('record_id').notNull(),
    /** Name, number and customer when the action started. */
    name: text('name').notNull().default(''),
    number: text('number').notNull().default(''),
    customerName: text('customer_name').notNull().default(''),
    /** Version that the action may change. After the change, the version that its undo may change. */
    version: integer('version').notNull(),
    /** Value before the change, or the id of the record that the change created. Null without one. */
    before: text('before'),
    /** `KEPT`: the change could not be undone. */
    outcome: text('outcome').notNull().default('PENDING').$type<'PENDING' | 'DONE' | 'FAILED' | 'UNDONE' | 'KEPT'>(),
    /** Message of the failure, without its language. */
    reason: jsonb('reason'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('bulk_run_rows_run_ix').on(t.agencyId, t.runId, t.outcome, t.id),
    sameAgency('bulk_run_rows_run_fk', t.agencyId, t.runId, bulkRuns).onDelete('cascade'),
    check('bulk_run_rows_outcome_ck', sql`${t.outcome} in ('PENDING', 'DONE', 'FAILED', 'UNDONE', 'KEPT')`),
  ],
);
