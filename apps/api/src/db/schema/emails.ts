import type { EmailStatus, EmailType, MailSide } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  foreignKey,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';

import { agencies } from './agencies.ts';
import { users } from './auth.ts';
import { createdAt, id, instant } from './columns.ts';
import { contacts } from './contacts.ts';
import { files } from './files.ts';
import { mails } from './mails.ts';
import { opportunities } from './opportunities.ts';
import { policies } from './policies.ts';
import { quotes } from './quotes.ts';

/** What agents and contacts write to each other. What goes out of the house because of it stands in `mails`. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    agentId: uuid('agent_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** Which of the two wrote it. */
    sender: text('sender').notNull().$type<MailSide>(),
    /** Of the contact, at that time. */
    contactEmail: text('contact_email').notNull(),
    emailType: text('email_type').notNull().$type<EmailType>(),
    status: text('status').notNull().default('DELIVERED').$type<EmailStatus>(),
    subject: text('subject').notNull(),
    /** HTML, cleaned. */
    body: text('body').notNull(),
    /** The same for a mail and its answer. */
    reference: text('reference').notNull(),
    /** What it answers. */
    parentId: uuid('parent_id'),
    opportunityId: uuid('opportunity_id'),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('emails_agency_id_id_ux').on(t.agencyId, t.id),
    unique('emails_parent_ux').on(t.agencyId, t.parentId),
    index('emails_agent_ix').on(t.agencyId, t.agentId, t.createdAt, t.id).where(sql`${t.sender} = 'AGENT'`),
    index('emails_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id).where(sql`${t.sender} = 'AGENT'`),
    foreignKey({
      name: 'emails_agent_fk',
      columns: [t.agencyId, t.agentId],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'emails_contact_fk',
      columns: [t.agencyId, t.contactId],
      foreignColumns: [contacts.agencyId, contacts.id],
    }),
    foreignKey({ name: 'emails_parent_fk', columns: [t.agencyId, t.parentId], foreignColumns: [t.agencyId, t.id] }),
    foreignKey({
      name: 'emails_opportunity_fk',
      columns: [t.agencyId, t.opportunityId],
      foreignColumns: [opportunities.agencyId, opportunities.id],
    }),
    foreignKey({
      name: 'emails_quote_fk',
      columns: [t.agencyId, t.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }),
    foreignKey({
      name: 'emails_policy_fk',
      columns: [t.agencyId, t.policyId],
      foreignColumns: [policies.agencyId, policies.id],
    }),
    check('emails_sender_ck', sql`${t.sender} in ('AGENT', 'CUSTOMER')`),
    check('emails_type_ck', sql`${t.emailType} in ('POLICY', 'QUOTE', 'OPPORTUNITY', 'OTHER')`),
    check('emails_status_ck', sql`${t.status} in ('DELIVERED', 'RESPONDED')`),
  ],
);

/** The files that came with a mail, in the order in which they were chosen. */
export const emailAttachments = pgTable(
  'email_attachments',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    emailId: uuid('email_id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** From 0, in the order in which they were chosen. */
    place: integer('place').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('email_attachments_file_ux').on(t.agencyId, t.fileId),
    index('email_attachments_email_ix').on(t.agencyId, t.emailId, t.place),
    foreignKey({
      name: 'email_attachments_email_fk',
      columns: [t.agencyId, t.emailId],
      foreignColumns: [emails.agencyId, emails.id],
    }),
    foreignKey({
      name: 'email_attachments_file_fk',
      columns: [t.agencyId, t.fileId],
      foreignColumns: [files.agencyId, files.id],
    }),
  ],
);

/** Links by which a contact answers one mail without signing in: good once, and for a limited time. */
export const emailReplyTokens = pgTable(
  'email_reply_tokens',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    emailId: uuid('email_id').notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull().unique('email_reply_tokens_hash_ux'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('email_reply_tokens_expires_ix').on(t.expiresAt),
    foreignKey({
      name: 'email_reply_tokens_email_fk',
      columns: [t.agencyId, t.emailId],
      foreignColumns: [emails.agencyId, emails.id],
    }),
  ],
);

/** What goes out of the house with a mail: files of its agency. */
export const mailAttachments = pgTable(
  'mail_attachments',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    mailId: uuid('mail_id')
      .notNull()
      .references((): AnyPgColumn => mails.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    /** From 0, in the order in which they were chosen. */
    place: integer('place').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('mail_attachments_mail_ix').on(t.mailId, t.place),
    foreignKey({
      name: 'mail_attachments_file_fk',
      columns: [t.agencyId, t.fileId],
      foreignColumns: [files.agencyId, files.id],
    }),
  ],
);
