import type { NotificationEvent } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, type PgTableExtraConfigValue, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, sameAgency } from './columns.ts';
import { contacts } from './contacts.ts';
import { opportunities, policies, quotes } from './opportunities.ts';

const eventNames = sql.raw(
  "('QUOTE_ANSWERED', 'QUOTE_UNANSWERED', 'REPLY_RECEIVED', 'SERVICE_REQUESTED', 'CERTIFICATE_REQUESTED', 'OPPORTUNITY_UNTOUCHED', 'POLICY_EXPIRING', 'TRANSACTION_PAST_DUE', 'CLAIM_MOVED', 'CLAIM_UNCHANGED', 'DOCUMENT_EXPIRING', 'MENTION', 'TASK_ASSIGNED', 'QUOTE_SENT', 'DOCUMENT_REQUESTED', 'CLAIM_STATUS_CHANGED', 'SERVICE_ANSWERED', 'CERTIFICATE_READY', 'PAYMENT_PAST_DUE')",
);

/** News for one user. Only the function `add_notifications` adds rows. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    agencyId: agencyId(),
    /** Recipient. */
    userId: uuid('user_id').notNull(),
    event: text('event').notNull().$type<NotificationEvent>(),
    /** Record with the cause, such as a mail thread, task or service request. */
    subjectId: uuid('subject_id').notNull(),
    /** Task whose end removes the notification. */
    taskId: uuid('task_id'),
    /** Text for the title, such as the subject of a mail. May be empty. */
    detail: text('detail').notNull().default(''),
    /** Contact of the record. Null without a record. */
    contactId: uuid('contact_id'),
    opportunityId: uuid('opportunity_id'),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    claimId: uuid('claim_id'),
    /** User who caused the event. Null for a job. */
    actorId: uuid('actor_id'),
    createdAt: createdAt(),
    /** Whether the portal lists it. Otherwise it waits for a mail only. */
    inPortal: boolean('in_portal').notNull(),
    readAt: instant('read_at'),
    /** Time of the mail at once. */
    mailedAt: instant('mailed_at'),
    /** Whether the mail of the day includes it. */
    inDigest: boolean('in_digest').notNull(),
    digestedAt: instant('digested_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('notifications_user_ix').on(t.agencyId, t.userId, t.createdAt, t.id).where(sql`${t.inPortal}`),
    index('notifications_unread_ix')
      .on(t.agencyId, t.userId, t.createdAt, t.id)
      .where(sql`${t.inPortal} and ${t.readAt} is null`),
    index('notifications_digest_ix')
      .on(t.agencyId, t.userId, t.createdAt)
      .where(sql`${t.inDigest} and ${t.digestedAt} is null and ${t.readAt} is null`),
    index('notifications_subject_ix').on(t.agencyId, t.subjectId).where(sql`${t.readAt} is null`),
    index('notifications_task_ix').on(t.agencyId, t.taskId).where(sql`${t.taskId} is not null and ${t.readAt} is null`),
    // For the checks of foreign keys when opportunities and quotes are deleted.
    index('notifications_opportunity_ix').on(t.agencyId, t.opportunityId).where(sql`${t.opportunityId} is not null`),
    index('notifications_quote_ix').on(t.agencyId, t.quoteId).where(sql`${t.quoteId} is not null`),
    index('notifications_created_ix').on(t.createdAt),
    sameAgency('notifications_user_fk', t.agencyId, t.userId, users),
    sameAgency('notifications_actor_fk', t.agencyId, t.actorId, users),
    sameAgency('notifications_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('notifications_opportunity_fk', t.agencyId, t.opportunityId, opportunities),
    sameAgency('notifications_quote_fk', t.agencyId, t.quoteId, quotes),
    sameAgency('notifications_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('notifications_claim_fk', t.agencyId, t.claimId, claims),
    check('notifications_event_ck', sql`${t.event} in ${eventNames}`),
    check(
      'notifications_record_ck',
      sql`num_nonnulls(${t.opportunityId}, ${t.quoteId}, ${t.policyId}, ${t.claimId}) <= 1`,
    ),
  ],
);

/** Channels that a user has chosen for an event. The view `notification_events` has the defaults of the others. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    id: id(),
    agencyId: agencyId(),
    userId: uuid('user_id').notNull(),
    event: text('event').notNull().$type<NotificationEvent>(),
    portal: boolean('portal').notNull(),
    mail: boolean('mail').notNull(),
    digest: boolean('digest').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('notification_settings_event_ux').on(t.agencyId, t.userId, t.event),
    sameAgency('notification_settings_user_fk', t.agencyId, t.userId, users),
    check('notification_settings_event_ck', sql`${t.event} in ${eventNames}`),
  ],
);
