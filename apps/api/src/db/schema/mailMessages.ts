import { sql } from 'drizzle-orm';
import { boolean, check, index, type PgTableExtraConfigValue, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency } from './columns.ts';
import { emails } from './emails.ts';
import { mailThreads } from './mailThreads.ts';

/** Messages of a thread, in their order. The content of a mail is in `emails`. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: id(),
    agencyId: agencyId(),
    threadId: uuid('thread_id').notNull(),
    /** Set for mails between agents and contacts. */
    emailId: uuid('email_id'),
    /** Set for service requests. */
    serviceRequestId: uuid('service_request_id'),
    /** Subject of a mail that the system sent. */
    subject: text('subject').notNull().default(''),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('mail_messages_thread_ix').on(t.agencyId, t.threadId, t.createdAt, t.id),
    index('mail_messages_email_ix').on(t.agencyId, t.emailId).where(sql`${t.emailId} is not null`),
    sameAgency('mail_messages_thread_fk', t.agencyId, t.threadId, mailThreads),
    sameAgency('mail_messages_email_fk', t.agencyId, t.emailId, emails),
  ],
);

/** Internal notes of agents in a thread, hidden from customers. */
export const mailNotes = pgTable(
  'mail_notes',
  {
    id: id(),
    agencyId: agencyId(),
    threadId: uuid('thread_id').notNull(),
    text: text('text').notNull(),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('mail_notes_thread_ix').on(t.agencyId, t.threadId, t.createdAt, t.id),
    sameAgency('mail_notes_thread_fk', t.agencyId, t.threadId, mailThreads),
    sameAgency('mail_notes_creator_fk', t.agencyId, t.createdBy, users),
    check('mail_notes_text_ck', sql`${t.text} <> ''`),
  ],
);

/** Threads that a user has not read. */
export const mailUnread = pgTable(
  'mail_unread',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agencyId: agencyId(),
    userId: uuid('user_id').notNull(),
    threadId: uuid('thread_id').notNull(),
    /** Whether the user owns the thread. Set by a trigger. */
    isOwn: boolean('is_own').notNull().default(false),
    /** Whether the thread is about a claim. Set by a trigger. */
    ofClaim: boolean('of_claim').notNull().default(false),
    /** Time of the last message. Set by a trigger. */
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('mail_unread_ux').on(t.agencyId, t.threadId, t.userId),
    index('mail_unread_user_ix').on(t.agencyId, t.userId, t.lastAt, t.threadId),
    sameAgency('mail_unread_thread_fk', t.agencyId, t.threadId, mailThreads),
    sameAgency('mail_unread_user_fk', t.agencyId, t.userId, users),
  ],
);
