import type { EmailFailure } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, type PgTableExtraConfigValue, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { files } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency } from './columns.ts';
import { emails } from './emails.ts';

/** Outgoing mails, written in the transaction that causes them and sent by a job. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** Agency whose brand is used; null for a mail of the platform. */
    agencyId: uuid('agency_id'),
    /** Kind of mail, such as `verifyEmail` or `receipt`. */
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    /** Sender name when a person wrote the mail; null for automatic mails. */
    fromName: text('from_name'),
    /** Address for replies from a mail program. */
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    html: text('html').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    /** The email of an agent that this mail delivers. */
    emailId: uuid('email_id'),
    /** Set when delivery is given up, cleared by a retry. */
    failedAt: instant('failed_at'),
    /** Time at which a member hid the failed mail from their list. Cleared by a retry. */
    dismissedAt: instant('dismissed_at'),
    failure: text('failure').$type<EmailFailure>(),
    /** User whose request caused the mail; null for mails of jobs and visitors. */
    senderId: uuid('sender_id').default(sql`app_user()`),
    /** Number of retries that the sender requested. */
    retries: integer('retries').notNull().default(0),
  },
  (t): PgTableExtraConfigValue[] => [
    index('mails_created_ix').on(t.createdAt),
    index('mails_email_ix').on(t.agencyId, t.emailId),
    index('mails_undelivered_ix')
      .on(t.agencyId, t.failedAt)
      .where(sql`${t.failedAt} is not null and ${t.emailId} is null and ${t.dismissedAt} is null`),
    index('mails_recipient_ix').on(t.agencyId, t.to, t.kind, t.createdAt),
    check('mails_failure_ck', sql`${t.failure} in ('REFUSED', 'UNREACHABLE')`),
    sameAgency('mails_email_fk', t.agencyId, t.emailId, emails),
  ],
);

/** Attachments of a mail, which are files of its agency. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: id(),
    agencyId: agencyId(),
    mailId: uuid('mail_id')
      .notNull()
      .references(() => mails.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    /** Position from 0, in the order of selection. */
    place: integer('place').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('mail_attachments_file_ix').on(t.fileId),
    index('mail_attachments_mail_ix').on(t.mailId, t.place),
    sameAgency('mail_attachments_file_fk', t.agencyId, t.fileId, files),
  ],
);
