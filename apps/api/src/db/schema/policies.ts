import type {
  BillingType,
  CertificateStatus,
  PolicyPaymentStatus,
  PolicyPaymentTerm,
  PolicyPaymentType,
  PolicySource,
  PolicyStatus,
  PolicyTransactionType,
  PolicyType,
} from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { users } from './auth.ts';
import { createdAt, id, instant, version } from './columns.ts';
import { contacts } from './contacts.ts';
import { files } from './files.ts';
import { carriers, insuranceTypes } from './platform.ts';
import { quotes } from './quotes.ts';

const agencyId = () =>
  uuid('agency_id')
    .notNull()
    .references(() => agencies.id);

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
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('policies_agency_id_id_ux').on(t.agencyId, t.id),
    unique('policies_serial_ux').on(t.agencyId, t.serial),
    uniqueIndex('policies_quote_ux').on(t.agencyId, t.quoteId),
    index('policies_created_ix').on(t.agencyId, t.createdAt, t.id),
    // an unknown date sorts as the earliest, so that one index serves both directions
    index('policies_effective_ix').on(t.agencyId, t.effectiveOn.desc().nullsLast(), t.id.desc().nullsLast()),
    index('policies_expires_ix').on(t.agencyId, t.expiresOn.desc().nullsLast(), t.id.desc().nullsLast()),
    index('policies_status_ix').on(t.agencyId, t.status, t.createdAt, t.id),
    // policies whose status depends on the date, which a nightly job updates for all agencies
    index('policies_expiring_ix').on(t.expiresOn, t.agencyId).where(sql`${t.status} in ('ACTIVE', 'EXPIRING')`),
    index('policies_contact_ix').on(t.agencyId, t.contactId, t.createdAt, t.id),
    foreignKey({
      name: 'policies_contact_fk',
      columns: [t.agencyId, t.contactId],
      foreignColumns: [contacts.agencyId, contacts.id],
    }),
    foreignKey({
      name: 'policies_quote_fk',
      columns: [t.agencyId, t.quoteId],
      foreignColumns: [quotes.agencyId, quotes.id],
    }),
    foreignKey({
      name: 'policies_agent_fk',
      columns: [t.agencyId, t.assignedAgentId],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'policies_creator_fk',
      columns: [t.agencyId, t.createdBy],
      foreignColumns: [users.agencyId, users.id],
    }),
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
  ],
);

/** Transactions of a policy and their billing. */
export const policyTransactions = pgTable(
  'policy_transactions',
  {
    id: id(),
    agencyId: agencyId(),
    policyId: uuid('policy_id').notNull(),
    transactionType: text('transaction_type').notNull().$type<PolicyTransactionType>(),
    /** As entered. */
    premium: text('premium').notNull().default(''),
    billingType: text('billing_type').$type<BillingType>(),
    invoiceNumber: text('invoice_number').notNull().default(''),
    paymentStatus: text('payment_status').notNull().$type<PolicyPaymentStatus>(),
    transactionOn: date('transaction_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    /** Reference for customers. */
    reference: text('reference').notNull(),
    /** Last time the customer was notified. */
    notifiedAt: instant('notified_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: createdAt(),
    deletedAt: instant('deleted_at'),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('policy_transactions_reference_ux').on(t.agencyId, t.reference),
    index('policy_transactions_policy_ix')
      .on(t.agencyId, t.policyId, t.transactionOn, t.id)
      .where(sql`${t.deletedAt} is null`),
    foreignKey({
      name: 'policy_transactions_policy_fk',
      columns: [t.agencyId, t.policyId],
      foreignColumns: [policies.agencyId, policies.id],
    }),
    foreignKey({
      name: 'policy_transactions_creator_fk',
      columns: [t.agencyId, t.createdBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    check(
      'policy_transactions_type_ck',
      sql`${t.transactionType} in ('AUDIT', 'ENDORSEMENT', 'NOC', 'RENEWAL', 'REWRITE', 'NON_RENEWAL', 'CANCEL', 'NEW_BUSINESS')`,
    ),
    check(
      'policy_transactions_payment_status_ck',
      sql`${t.paymentStatus} in ('PENDING', 'PAID', 'PAST_DUE', 'AUTO_PAY')`,
    ),
    check('policy_transactions_billing_ck', sql`${t.billingType} = 'INVOICE'`),
    check('policy_transactions_invoice_ck', sql`(${t.billingType} is null) = (${t.invoiceNumber} = '')`),
  ],
);

/** Certificates of insurance that customers request. */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    agencyId: agencyId(),
    policyId: uuid('policy_id').notNull(),
    status: text('status').notNull().default('REQUESTED').$type<CertificateStatus>(),
    /** Certificate holder and content, as the customer requested. */
    holderName: text('holder_name').notNull().default(''),
    holderAddress: text('holder_address').notNull().default(''),
    description: text('description').notNull().default(''),
    fileId: uuid('file_id'),
    requestedBy: uuid('requested_by').notNull(),
    sentBy: uuid('sent_by'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    unique('certificates_agency_id_id_ux').on(t.agencyId, t.id),
    uniqueIndex('certificates_file_ux').on(t.fileId),
    index('certificates_policy_ix').on(t.agencyId, t.policyId, t.createdAt, t.id),
    foreignKey({
      name: 'certificates_policy_fk',
      columns: [t.agencyId, t.policyId],
      foreignColumns: [policies.agencyId, policies.id],
    }),
    foreignKey({
      name: 'certificates_file_fk',
      columns: [t.agencyId, t.fileId],
      foreignColumns: [files.agencyId, files.id],
    }),
    foreignKey({
      name: 'certificates_requester_fk',
      columns: [t.agencyId, t.requestedBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    foreignKey({
      name: 'certificates_sender_fk',
      columns: [t.agencyId, t.sentBy],
      foreignColumns: [users.agencyId, users.id],
    }),
    check('certificates_status_ck', sql`${t.status} in ('REQUESTED', 'SENT')`),
    check('certificates_asked_ck', sql`${t.holderName} || ${t.holderAddress} || ${t.description} <> ''`),
    check(
      'certificates_sent_ck',
      sql`num_nonnulls(${t.fileId}, ${t.sentBy}, ${t.sentAt}) = case ${t.status} when 'SENT' then 3 else 0 end`,
    ),
  ],
);
