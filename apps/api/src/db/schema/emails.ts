import type { EmailFailure, EmailStatus, EmailType, MailSide } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
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

import { agencies, files, users } from './agencies.ts';
import { createdAt, id, instant } from './columns.ts';
import { contacts } from './contacts.ts';
import { opportunities, policies, quotes } from './opportunities.ts';

/** Mails between agents and contacts. Their delivery is in `mails`. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    agentId: uuid('agent_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** Whether the agent or the contact wrote it. */
    sender: text('sender').notNull().$type<MailSide>(),
    /** Email of the contact at the time of sending. */
    contactEmail: text('contact_email').notNull(),
    emailType: text('email_type').notNull().$type<EmailType>(),
    status: text('status').notNull().default('DELIVERED').$type<EmailStatus>(),
    /** Set when the status is FAILED. */
    failure: text('failure').$type<EmailFailure>(),
    subject: text('subject').notNull(),
    /** Sanitized HTML. */
    body: text('body').notNull(),
    /** The same for a mail and its replies. */
    reference: text('reference').notNull(),
    /** Mail that this one answers. */
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
    check('emails_status_ck', sql`${t.status} in ('DELIVERED', 'RESPONDED', 'FAILED')`),
    check('emails_failure_ck', sql`(${t.status} = 'FAILED') = (${t.failure} is not null)`),
    check('emails_failure_kind_ck', sql`${t.failure} in ('REFUSED', 'UNREACHABLE')`),
  ],
);

/** Attachments of mails, in the order of selection. */
export const emailAttachments = pgTable(
  'email_attachments',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    emailId: uuid('email_id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** Position from 0, in the order of selection. */
    place: integer('place').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('email_attachments_file_ux').on(t.agencyId, t.fileId),
    index('email_attachments_file_ix').on(t.fileId),
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

/** Links by which a contact answers one mail without signing in. Each works once, for a limited time. */
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
