import type {
  CustomerDocType,
  NonRenewalReason,
  OpportunityCreator,
  OpportunityStatus,
  PolicyPaymentStatus,
  PolicyPaymentTerm,
  PolicyPaymentType,
  PolicySource,
  PolicyStatus,
  PolicyType,
  QuoteFeedback,
  QuoteStatus,
  RenewalStage,
} from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { files, users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, lowerCase, sameAgency, searchIndex, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { carriers, insuranceTypes } from './platform.ts';

// An opportunity has quotes, a quote becomes a policy, and a document for a policy is an opportunity. One file defines the
// three tables, because they refer to each other.

/** Requests of contacts for insurance, from the first contact to quote and policy. */
export const opportunities = pgTable(
  'opportunities',
  {
    id: id(),
    agencyId: agencyId(),
    /** Numbered per agency, from 1. */
    serial: integer('serial').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** Agent who works on the opportunity. The agent of the contact is in `contacts`. */
    assignedAgentId: uuid('assigned_agent_id'),
    createdBy: uuid('created_by').notNull(),
    createdByRole: text('created_by_role').notNull().$type<OpportunityCreator>(),
    /** Null while the opportunity is only a document to review. */
    insuranceTypeId: uuid('insurance_type_id').references(() => insuranceTypes.id),
    status: text('status').notNull().default('NEW').$type<OpportunityStatus>(),
    premiumCents: bigint('premium_cents', { mode: 'number' }),
    shortNote: text('short_note').notNull().default(''),
    documentFileId: uuid('document_file_id'),
    /** Document type that the customer selected. */
    docType: text('doc_type').$type<CustomerDocType>(),
    /** Policy for which a customer uploaded the document. */
    policyId: uuid('policy_id'),
    /** Policy whose next term the quotes are for. */
    renewedPolicyId: uuid('renewed_policy_id'),
    completed: boolean('completed').notNull().default(false),
    /** Time the status became LOST. A trigger sets it, and clears it with another status. */
    lostAt: instant('lost_at'),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('opportunities_agency_id_id_ux').on(t.agencyId, t.id),
    unique('opportunities_serial_ux').on(t.agencyId, t.serial),
    index('opportunities_created_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('opportunities_status_ix').on(t.agencyId, t.status, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('opportunities_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    index('opportunities_document_ix').on(t.documentFileId),
    index('opportunities_agent_ix').on(t.agencyId, t.assignedAgentId, t.createdAt, t.id),
    index('opportunities_insurance_ix').on(t.agencyId, t.insuranceTypeId, t.createdAt, t.id),
    index('opportunities_renewed_ix').on(t.agencyId, t.renewedPolicyId).where(sql`${t.renewedPolicyId} is not null`),
    index('opportunities_lost_ix').on(t.agencyId, t.lostAt, t.id).where(sql`${t.lostAt} is not null`),
    index('opportunities_deleted_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is not null`),
    searchIndex('opportunities_serial_search_ix', t.agencyId, sql`(${t.serial}::text)`),
    sameAgency('opportunities_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('opportunities_agent_fk', t.agencyId, t.assignedAgentId, users),
    sameAgency('opportunities_creator_fk', t.agencyId, t.createdBy, users),
    sameAgency('opportunities_document_fk', t.agencyId, t.documentFileId, files),
    sameAgency('opportunities_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('opportunities_renewed_fk', t.agencyId, t.renewedPolicyId, policies),
    check(
      'opportunities_status_ck',
      sql`${t.status} in ('NEW', 'CONTACTED', 'QUOTED', 'QUOTE_REVIEW', 'POLICIED', 'POLICY_REVIEW', 'WON', 'LOST', 'IN_PROCESS', 'PROCESSED')`,
    ),
    check('opportunities_creator_ck', sql`${t.createdByRole} in ('AGENT', 'CUSTOMER')`),
    check(
      'opportunities_doc_type_ck',
      sql`${t.docType} in ('POLICY_REVIEW', 'QUOTE_REVIEW', 'CLAIM', 'BILL', 'OTHER')`,
    ),
    check('opportunities_premium_ck', sql`${t.premiumCents} >= 0`),
  ],
);

/** Quotes of carriers for opportunities. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    agencyId: agencyId(),
    /** Numbered per agency, from 1. */
    serial: integer('serial').notNull(),
    opportunityId: uuid('opportunity_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    insuranceTypeId: uuid('insurance_type_id')
      .notNull()
      .references(() => insuranceTypes.id),
    carrierId: uuid('carrier_id')
      .notNull()
      .references(() => carriers.id),
    /** Agent who works on the quote. The agent of the contact is in `contacts`. */
    assignedAgentId: uuid('assigned_agent_id').notNull(),
    status: text('status').notNull().default('PENDING').$type<QuoteStatus>(),
    premiumCents: bigint('premium_cents', { mode: 'number' }).notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** Time of the last mail that asked the customer for an answer. */
    sentAt: instant('sent_at'),
    customerFeedback: text('customer_feedback').$type<QuoteFeedback>(),
    feedbackAt: instant('feedback_at'),
    /** The customer's reason for rejecting the quote. */
    feedbackReason: text('feedback_reason'),
    /** Whether a policy was created from the quote. A trigger on the policies sets it. */
    hasPolicy: boolean('has_policy').notNull().default(false),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('quotes_agency_id_id_ux').on(t.agencyId, t.id),
    unique('quotes_serial_ux').on(t.agencyId, t.serial),
    index('quotes_created_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is null`),
    index('quotes_status_ix').on(t.agencyId, t.status, t.id).where(sql`${t.deletedAt} is null`),
    index('quotes_waiting_ix')
      .on(t.agencyId, t.createdAt, t.id)
      .where(sql`${t.status} = 'PENDING_APPROVAL' and ${t.customerFeedback} is null and ${t.deletedAt} is null`),
    index('quotes_feedback_ix')
      .on(t.agencyId, t.customerFeedback, t.createdAt, t.id)
      .where(sql`${t.customerFeedback} is not null and ${t.deletedAt} is null`),
    index('quotes_to_write_ix')
      .on(t.agencyId, t.createdAt, t.id)
      .where(
        sql`${t.customerFeedback} = 'ACCEPTED' and not ${t.hasPolicy} and ${t.status} in ('PENDING', 'PENDING_APPROVAL', 'QUOTED') and ${t.deletedAt} is null`,
      ),
    index('quotes_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    index('quotes_opportunity_ix').on(t.agencyId, t.opportunityId),
    index('quotes_deleted_ix').on(t.agencyId, t.createdAt, t.id).where(sql`${t.deletedAt} is not null`),
    index('quotes_agent_ix').on(t.agencyId, t.assignedAgentId, t.createdAt, t.id),
    index('quotes_insurance_ix').on(t.agencyId, t.insuranceTypeId, t.createdAt, t.id),
    index('quotes_carrier_ix').on(t.agencyId, t.carrierId, t.createdAt, t.id),
    searchIndex('quotes_serial_search_ix', t.agencyId, sql`(${t.serial}::text)`),
    sameAgency('quotes_opportunity_fk', t.agencyId, t.opportunityId, opportunities),
    sameAgency('quotes_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('quotes_agent_fk', t.agencyId, t.assignedAgentId, users),
    sameAgency('quotes_creator_fk', t.agencyId, t.createdBy, users),
    check(
      'quotes_status_ck',
      sql`${t.status} in ('PENDING', 'PENDING_APPROVAL', 'QUOTED', 'ACTIVE', 'PENDING_CANCEL', 'CANCELLED', 'EXPIRED', 'CLOSED')`,
    ),
    check('quotes_premium_ck', sql`${t.premiumCents} >= 0`),
    check('quotes_feedback_ck', sql`${t.customerFeedback} in ('ACCEPTED', 'REJECTED')`),
    check('quotes_feedback_reason_ck', sql`${t.feedbackReason} is null or ${t.customerFeedback} = 'REJECTED'`),
    check('quotes_feedback_at_ck', sql`(${t.customerFeedback} is null) = (${t.feedbackAt} is null)`),
  ],
);

/** Policies of contacts. Unknown fields are null: a policy number alone is enough to create one. */
export const policies = pgTable(
  'policies',
  {
    id: id(),
    agencyId: agencyId(),
    /** Numbered per agency, from 1. */
    serial: integer('serial').notNull(),
    /** Carrier's policy number, as entered. */
    policyNumber: text('policy_number').notNull(),
    contactId: uuid('contact_id').notNull(),
    insuranceTypeId: uuid('insurance_type_id')
      .notNull()
      .references(() => insuranceTypes.id),
    carrierId: uuid('carrier_id').references(() => carriers.id),
    /** Quote that the policy was created from. */
    quoteId: uuid('quote_id'),
    /** Agent who works on the policy. The agent of the contact is in `contacts`. */
    assignedAgentId: uuid('assigned_agent_id').notNull(),
    status: text('status').notNull().default('PENDING').$type<PolicyStatus>(),
    premiumCents: bigint('premium_cents', { mode: 'number' }),
    effectiveOn: date('effective_on', { mode: 'string' }),
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Free text, such as `12 months`. */
    policyTerm: text('policy_term').notNull().default(''),
    policyType: text('policy_type').$type<PolicyType>(),
    paymentType: text('payment_type').$type<PolicyPaymentType>(),
    paymentTerm: text('payment_term').$type<PolicyPaymentTerm>(),
    paymentStatus: text('payment_status').$type<PolicyPaymentStatus>(),
    /** Sanitized HTML. */
    otherInformation: text('other_information').notNull().default(''),
    source: text('source').notNull().default('CREATED').$type<PolicySource>(),
    /** Policy of the previous term, which this policy renews. */
    previousPolicyId: uuid('previous_policy_id'),
    /** Whether a policy renews this one. A trigger sets it. */
    hasNextTerm: boolean('has_next_term').notNull().default(false),
    /** Stage of the open opportunities for the next term. Null without one. Triggers on opportunities and quotes set it. */
    nextTermStage: text('next_term_stage').$type<Exclude<RenewalStage, 'NOT_STARTED' | 'LOST'>>(),
    /** Stage of the renewal, for lists and figures of many policies. */
    renewalStage: text('renewal_stage')
      .notNull()
      .$type<RenewalStage>()
      .generatedAlwaysAs(
        sql`case when has_next_term then 'ACCEPTED' when non_renewal_reason is not null then 'LOST' else coalesce(next_term_stage, 'NOT_STARTED') end`,
      ),
    /** Why the policy is not renewed. Null while it can be renewed as usual. */
    nonRenewalReason: text('non_renewal_reason').$type<NonRenewalReason>(),
    /** Note of the agents, which customers do not see. */
    nonRenewalNote: text('non_renewal_note').notNull().default(''),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
    /** Number of the last versions that only changed coverages or documents. A trigger resets it. */
    partChanges: integer('part_changes').notNull().default(0),
    /** User of all these changes. Null if there are several. */
    partChangedBy: uuid('part_changed_by'),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('policies_agency_id_id_ux').on(t.agencyId, t.id),
    unique('policies_serial_ux').on(t.agencyId, t.serial),
    uniqueIndex('policies_quote_ux').on(t.agencyId, t.quoteId),
    // a policy is renewed once
    uniqueIndex('policies_previous_ux').on(t.agencyId, t.previousPolicyId),
    index('policies_created_ix').on(t.agencyId, t.createdAt, t.id),
    // an unknown date sorts as the earliest, so that one index serves both directions
    index('policies_effective_ix').on(t.agencyId, t.effectiveOn.desc().nullsLast(), t.id.desc().nullsLast()),
    index('policies_expires_ix').on(t.agencyId, t.expiresOn.desc().nullsLast(), t.id.desc().nullsLast()),
    index('policies_status_ix').on(t.agencyId, t.status, t.createdAt, t.id),
    index('policies_running_ix')
      .on(t.agencyId, t.expiresOn, t.id)
      .where(sql`${t.status} in ('ACTIVE', 'EXPIRING', 'BOUND')`),
    index('policies_agent_ix').on(t.agencyId, t.assignedAgentId, t.createdAt, t.id),
    index('policies_carrier_ix').on(t.agencyId, t.carrierId, t.createdAt, t.id),
    index('policies_insurance_ix').on(t.agencyId, t.insuranceTypeId, t.createdAt, t.id),
    searchIndex('policies_number_search_ix', t.agencyId, lowerCase(t.policyNumber)),
    searchIndex('policies_serial_search_ix', t.agencyId, sql`(${t.serial}::text)`),
    index('policies_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    sameAgency('policies_contact_fk', t.agencyId, t.contactId, contacts),
    sameAgency('policies_quote_fk', t.agencyId, t.quoteId, quotes),
    sameAgency('policies_previous_fk', t.agencyId, t.previousPolicyId, policies),
    sameAgency('policies_agent_fk', t.agencyId, t.assignedAgentId, users),
    sameAgency('policies_creator_fk', t.agencyId, t.createdBy, users),
    check(
      'policies_status_ck',
      sql`${t.status} in ('MISSING_INFO', 'ACTIVE', 'PENDING', 'IN_REVIEW', 'EXPIRING', 'EXPIRED', 'NOT_RENEWED', 'BOUND', 'FAILED', 'QUEUED', 'CANCELLED')`,
    ),
    check('policies_number_ck', sql`${t.policyNumber} <> ''`),
    check('policies_premium_ck', sql`${t.premiumCents} >= 0`),
    check('policies_expiry_ck', sql`${t.expiresOn} > ${t.effectiveOn}`),
    check('policies_type_ck', sql`${t.policyType} in ('NEW_BUSINESS', 'RENEWAL')`),
    check('policies_payment_type_ck', sql`${t.paymentType} in ('AGENCY_BILL', 'DIRECT_BILL')`),
    check(
      'policies_payment_term_ck',
      sql`${t.paymentTerm} in ('ESCROW_BILLING', 'INSTALLMENT', 'PAID_IN_FULL', 'PREMIUM_FINANCE')`,
    ),
    check('policies_payment_status_ck', sql`${t.paymentStatus} in ('PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY')`),
    check('policies_source_ck', sql`${t.source} in ('CREATED', 'CUSTOMER')`),
    check('policies_next_term_stage_ck', sql`${t.nextTermStage} in ('QUOTING', 'OFFERED', 'ACCEPTED')`),
    check('policies_previous_ck', sql`${t.previousPolicyId} <> ${t.id}`),
    check(
      'policies_non_renewal_reason_ck',
      sql`${t.nonRenewalReason} in ('PRICE', 'SOLD', 'MOVED', 'CARRIER', 'OTHER')`,
    ),
    check('policies_non_renewal_note_ck', sql`${t.nonRenewalReason} is not null or ${t.nonRenewalNote} = ''`),
  ],
);
