import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, lowerCase, sameAgency, searchIndex } from './columns.ts';
import { contacts } from './contacts.ts';
import { opportunities, policies, quotes } from './opportunities.ts';

/**
 * Conversations with contacts: mails both ways, mails of the system and service requests. Triggers create and update them with
 * each new mail, so no writer of mails needs to.
 */
export const mailThreads = pgTable(
  'mail_threads',
  {
    id: id(),
    agencyId: agencyId(),
    contactId: uuid('contact_id').notNull(),
    subject: text('subject').notNull(),
    /** Reference of its mails. Empty until an agent writes. */
    reference: text('reference').notNull().default(''),
    assigneeId: uuid('assignee_id'),
    /** The assignee, or else the agent of the contact. Set by a trigger. */
    ownerId: uuid('owner_id').notNull(),
    opportunityId: uuid('opportunity_id'),
    quoteId: uuid('quote_id'),
    policyId: uuid('policy_id'),
    claimId: uuid('claim_id'),
    /** Request that started the thread. The thread has the same id. */
    serviceRequestId: uuid('service_request_id'),
    /** Beginning of the last message, without markup. */
    lastText: text('last_text').notNull().default(''),
    lastAt: instant('last_at').notNull().defaultNow(),
    lastSender: text('last_sender').notNull().$type<'AGENT' | 'CUSTOMER' | 'SYSTEM'>(),
    messageCount: integer('message_count').notNull().default(1),
    /** Time of the customer's first message that has no answer. */
    waitingSince: instant('waiting_since'),
    doneAt: instant('done_at'),
    createdAt: createdAt(),
  },
  (t): PgTableExtraConfigValue[] => {
    const isOpen = sql`${t.doneAt} is null`;
    const isWaiting = sql`${t.doneAt} is null and ${t.waitingSince} is not null`;
    const isDone = sql`${t.doneAt} is not null`;
    const recordIndex = (name: string, column: AnyPgColumn) =>
      index(name).on(t.agencyId, column, t.lastAt, t.id).where(sql`${column} is not null`);
    return [
      unique('mail_threads_agency_id_id_ux').on(t.agencyId, t.id),
      index('mail_threads_open_ix').on(t.agencyId, t.lastAt, t.id).where(isOpen),
      index('mail_threads_own_open_ix').on(t.agencyId, t.ownerId, t.lastAt, t.id).where(isOpen),
      index('mail_threads_waiting_ix').on(t.agencyId, t.lastAt, t.id).where(isWaiting),
      index('mail_threads_own_waiting_ix').on(t.agencyId, t.ownerId, t.lastAt, t.id).where(isWaiting),
      index('mail_threads_done_ix').on(t.agencyId, t.lastAt, t.id).where(isDone),
      index('mail_threads_own_done_ix').on(t.agencyId, t.ownerId, t.lastAt, t.id).where(isDone),
      index('mail_threads_contact_ix').on(t.agencyId, t.contactId, t.lastAt, t.id),
      recordIndex('mail_threads_opportunity_ix', t.opportunityId),
      recordIndex('mail_threads_quote_ix', t.quoteId),
      recordIndex('mail_threads_policy_ix', t.policyId),
      recordIndex('mail_threads_claim_ix', t.claimId),
      searchIndex('mail_threads_subject_search_ix', t.agencyId, lowerCase(t.subject)),
      sameAgency('mail_threads_contact_fk', t.agencyId, t.contactId, contacts),
      sameAgency('mail_threads_assignee_fk', t.agencyId, t.assigneeId, users),
      sameAgency('mail_threads_opportunity_fk', t.agencyId, t.opportunityId, opportunities),
      sameAgency('mail_threads_quote_fk', t.agencyId, t.quoteId, quotes),
      sameAgency('mail_threads_policy_fk', t.agencyId, t.policyId, policies),
      sameAgency('mail_threads_claim_fk', t.agencyId, t.claimId, claims),
      check('mail_threads_sender_ck', sql`${t.lastSender} in ('AGENT', 'CUSTOMER', 'SYSTEM')`),
    ];
  },
);
