import type { TaskKind, TaskRule } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { opportunities, policies, quotes } from './opportunities.ts';

const ruleNames = sql.raw(
  "('QUOTE_UNANSWERED', 'QUOTE_ACCEPTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CERTIFICATE_REQUESTED', 'SERVICE_REQUESTED', 'REPLY_RECEIVED', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING')",
);

/** Rules that an agency has changed. The view `task_rule_settings` has the defaults of the others. */
export const taskRuleChanges = pgTable(
  'task_rule_changes',
  {
    id: id(),
    agencyId: agencyId(),
    rule: text('rule').notNull().$type<TaskRule>(),
    enabled: boolean('enabled').notNull(),
    days: integer('days').array().notNull(),
    changedBy: uuid('changed_by').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('task_rule_changes_rule_ux').on(t.agencyId, t.rule),
    sameAgency('task_rule_changes_user_fk', t.agencyId, t.changedBy, users),
    check('task_rule_changes_rule_ck', sql`${t.rule} in ${ruleNames}`),
    check('task_rule_changes_days_ck', sql`1 <= all(${t.days}) and 365 >= all(${t.days})`),
  ],
);

/** Work of agents, possibly for a record. Database functions create and close the tasks of rules. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    agencyId: agencyId(),
    /** Null for a task of a rule, until an agent writes a title. */
    title: text('title'),
    /** Rule by which an event created the task. Null for a task that an agent has added. */
    rule: text('rule').$type<TaskRule>(),
    /** Record with the cause: a quote, transaction, certificate, request, mail thread or document, for example. */
    subjectId: uuid('subject_id'),
    /** Time of the cause. The same record can have a new cause later. */
    causeAt: instant('cause_at'),
    /** Text for the title, such as the subject of a mail. May be empty. */
    detail: text('detail').notNull().default(''),
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
    /** Null for a task that was closed because its cause is gone. */
    doneBy: uuid('done_by'),
    /** Null for a task of a rule. */
    createdBy: uuid('created_by'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => {
    const isOpen = sql`${t.doneAt} is null and ${t.deletedAt} is null`;
    const ofRecord = (name: string, column: typeof t.contactId) =>
      index(name).on(t.agencyId, column, t.dueOn, t.id).where(sql`${column} is not null`);
    return [
      index('tasks_assignee_ix').on(t.agencyId, t.assigneeId, t.dueOn, t.id).where(isOpen),
      index('tasks_timeline_ix')
        .on(t.agencyId, t.contactId, sql`(coalesce(${t.doneAt}, ${t.createdAt}))`, t.id)
        .where(sql`${t.contactId} is not null and ${t.deletedAt} is null`),
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
      uniqueIndex('tasks_cause_ux').on(t.agencyId, t.subjectId, t.rule, t.causeAt).where(sql`${t.rule} is not null`),
      check('tasks_title_ck', sql`${t.title} <> '' and (${t.title} is not null or ${t.rule} is not null)`),
      check('tasks_rule_ck', sql`${t.rule} in ${ruleNames}`),
      check(
        'tasks_cause_ck',
        sql`num_nonnulls(${t.rule}, ${t.subjectId}, ${t.causeAt}) in (0, 3) and (${t.rule} is null) = (${t.createdBy} is not null)`,
      ),
      check('tasks_time_ck', sql`${t.dueTime} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
      check('tasks_record_ck', sql`num_nonnulls(${t.opportunityId}, ${t.quoteId}, ${t.policyId}, ${t.claimId}) <= 1`),
      check(
        'tasks_contact_ck',
        sql`${t.contactId} is not null or num_nonnulls(${t.opportunityId}, ${t.quoteId}, ${t.policyId}, ${t.claimId}) = 0`,
      ),
      check(
        'tasks_done_ck',
        sql`case when ${t.doneAt} is null then ${t.doneBy} is null else ${t.doneBy} is not null or ${t.rule} is not null end`,
      ),
    ];
  },
);
