import type { TaskKind } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { check, date, index, type PgTableExtraConfigValue, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { opportunities, policies, quotes } from './opportunities.ts';

/** Work of agents, possibly for a record. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    agencyId: agencyId(),
    title: text('title').notNull(),
    kind: text('kind').notNull().$type<TaskKind>(),
    /** Contact of the record. Null for a task without a record. */
    contactId: uuid('contact_id'),
    opportunityId: uuid('opportunity_id'),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    claimId: uuid('claim_id'),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Local time in the form HH:MM. Null for the whole day. */
    dueTime: text('due_time'),
    assigneeId: uuid('assignee_id').notNull(),
    snoozedUntil: instant('snoozed_until'),
    doneAt: instant('done_at'),
    doneBy: uuid('done_by'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => {
    const isOpen = sql`${t.doneAt} is null and ${t.deletedAt} is null`;
    const ofRecord = (name: string, column: typeof t.contactId) =>
      index(name).on(t.agencyId, column, t.dueOn, t.id).where(sql`${column} is not null and ${t.deletedAt} is null`);
    return [
      index('tasks_assignee_ix').on(t.agencyId, t.assigneeId, t.dueOn, t.id).where(isOpen),
      index('tasks_due_ix').on(t.agencyId, t.dueOn, t.id).where(isOpen),
      ofRecord('tasks_contact_ix', t.contactId),
      ofRecord('tasks_opportunity_ix', t.opportunityId),
      ofRecord('tasks_quote_ix', t.quoteId),
      ofRecord('tasks_policy_ix', t.policyId),
      ofRecord('tasks_claim_ix', t.claimId),
      sameAgency('tasks_contact_fk', t.agencyId, t.contactId, contacts),
      sameAgency('tasks_opportunity_fk', t.agencyId, t.opportunityId, opportunities),
      sameAgency('tasks_quote_fk', t.agencyId, t.quoteId, quotes),
      sameAgency('tasks_policy_fk', t.agencyId, t.policyId, policies),
      sameAgency('tasks_claim_fk', t.agencyId, t.claimId, claims),
      sameAgency('tasks_assignee_fk', t.agencyId, t.assigneeId, users),
      sameAgency('tasks_done_by_fk', t.agencyId, t.doneBy, users),
      sameAgency('tasks_creator_fk', t.agencyId, t.createdBy, users),
      check(
        'tasks_kind_ck',
        sql`${t.kind} in ('CALL', 'EMAIL', 'QUOTE', 'RENEWAL', 'PAYMENT', 'CLAIM', 'CERTIFICATE', 'DOCUMENT', 'OTHER')`,
      ),
      check('tasks_title_ck', sql`${t.title} <> ''`),
      check('tasks_time_ck', sql`${t.dueTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
      check('tasks_record_ck', sql`num_nonnulls(${t.opportunityId}, ${t.quoteId}, ${t.policyId}, ${t.claimId}) <= 1`),
      check(
        'tasks_contact_ck',
        sql`${t.contactId} is not null or num_nonnulls(${t.opportunityId}, ${t.quoteId}, ${t.policyId}, ${t.claimId}) = 0`,
      ),
      check('tasks_done_ck', sql`(${t.doneAt} is null) = (${t.doneBy} is null)`),
    ];
  },
);
