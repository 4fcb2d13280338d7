import type { DocumentRequestStatus, RequestedDocumentType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { claims } from './claims.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { policies } from './opportunities.ts';

/** Documents that agents ask customers for, for a policy, a claim or the contact itself. */
export const documentRequests = pgTable(
  'document_requests',
  {
    id: id(),
    agencyId: agencyId(),
    /** Contact of the record. Customers see their own requests. */
    contactId: uuid('contact_id').notNull(),
    policyId: uuid('policy_id'),
    claimId: uuid('claim_id'),
    requestedType: text('requested_type').notNull().$type<RequestedDocumentType>(),
    /** Name of another document. */
    documentName: text('document_name').notNull().default(''),
    status: text('status').notNull().default('OPEN').$type<DocumentRequestStatus>(),
    neededBy: date('needed_by', { mode: 'string' }).notNull(),
    message: text('message').notNull().default(''),
    sendsReminders: boolean('sends_reminders').notNull().default(true),
    remindedAt: instant('reminded_at'),
    /** Note of the customer. */
    answerNote: text('answer_note').notNull().default(''),
    answeredAt: instant('answered_at'),
    requestedBy: uuid('requested_by').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('document_requests_agency_id_id_ux').on(t.agencyId, t.id),
    index('document_requests_created_ix').on(t.agencyId, t.createdAt, t.id),
    index('document_requests_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    index('document_requests_policy_ix').on(t.agencyId, t.policyId, t.createdAt, t.id),
    index('document_requests_claim_ix').on(t.agencyId, t.claimId, t.createdAt, t.id),
    index('document_requests_reminders_ix')
      .on(t.neededBy, t.id)
      .where(sql`${t.status} = 'OPEN' and ${t.sendsReminders}`),
    sameAgency('document_requests_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('document_requests_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('document_requests_claim_fk', t.agencyId, t.claimId, claims),
    sameAgency('document_requests_requester_fk', t.agencyId, t.requestedBy, users),
    check('document_requests_record_ck', sql`num_nonnulls(${t.policyId}, ${t.claimId}) <= 1`),
    check(
      'document_requests_type_ck',
      sql`${t.requestedType} in ('PRIOR_INSURANCE', 'DRIVERS_LICENSE', 'PHOTOS', 'SIGNED_FORM', 'OTHER')`,
    ),
    check('document_requests_name_ck', sql`${t.requestedType} <> 'OTHER' or ${t.documentName} <> ''`),
    check('document_requests_status_ck', sql`${t.status} in ('OPEN', 'UPLOADED', 'UNAVAILABLE', 'WITHDRAWN')`),
    check('document_requests_answer_ck', sql`${t.status} in ('OPEN', 'WITHDRAWN') or ${t.answeredAt} is not null`),
  ],
);
