import type { EmailFailure, EmailStatus, EmailType, MailSide } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, type PgTableExtraConfigValue, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { files, users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency } from './columns.ts';
import { contacts } from './contacts.ts';
import { mailThreads } from './mailThreads.ts';
import { opportunities, policies, quotes } from './opportunities.ts';

/** Mails between agents and contacts. Their delivery is in `mails`. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    agencyId: agencyId(),
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
    /** Conversation of the mail. A trigger sets it when a mail starts a conversation or answers another mail. */
    threadId: uuid('thread_id'),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('emails_agency_id_id_ux').on(t.agencyId, t.id),
    unique('emails_parent_ux').on(t.agencyId, t.parentId),
    index('emails_agent_ix').on(t.agencyId, t.agentId, t.createdAt, t.id).where(sql`${t.sender} = 'AGENT'`),
    index('emails_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id).where(sql`${t.sender} = 'AGENT'`),
    index('emails_policy_ix').on(t.agencyId, t.policyId, t.createdAt, t.id).where(sql`${t.sender} = 'AGENT'`),
    index('emails_thread_ix').on(t.agencyId, t.threadId),
    index('emails_opportunity_ix').on(t.agencyId, t.opportunityId).where(sql`${t.opportunityId} is not null`),
    index('emails_quote_ix').on(t.agencyId, t.quoteId).where(sql`${t.quoteId} is not null`),
    sameAgency('emails_agent_fk', t.agencyId, t.agentId, users),
    sameAgency('emails_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('emails_parent_fk', t.agencyId, t.parentId, t),
    sameAgency('emails_opportunity_fk', t.agencyId, t.opportunityId, opportunities),
    sameAgency('emails_quote_fk', t.agencyId, t.quoteId, quotes),
    sameAgency('emails_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('emails_thread_fk', t.agencyId, t.threadId, mailThreads),
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
    agencyId: agencyId(),
    emailId: uuid('email_id').notNull(),
    fileId: uuid('file_id').notNull(),
    /** Position from 0, in the order of selection. */
    place: integer('place').notNull(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('email_attachments_file_ux').on(t.agencyId, t.fileId),
    index('email_attachments_file_ix').on(t.fileId),
    index('email_attachments_email_ix').on(t.agencyId, t.emailId, t.place),
    sameAgency('email_attachments_email_fk', t.agencyId, t.emailId, emails),
    sameAgency('email_attachments_file_fk', t.agencyId, t.fileId, files),
  ],
);

/** Links by which a contact answers one mail without signing in. Each works once, for a limited time. */
export const emailReplyTokens = pgTable(
  'email_reply_tokens',
  {
    id: id(),
    agencyId: agencyId(),
    emailId: uuid('email_id').notNull(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull().unique('email_reply_tokens_hash_ux'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    index('email_reply_tokens_email_ix').on(t.agencyId, t.emailId),
    index('email_reply_tokens_expires_ix').on(t.expiresAt),
    sameAgency('email_reply_tokens_email_fk', t.agencyId, t.emailId, emails),
  ],
);
