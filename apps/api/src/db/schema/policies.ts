import type { BillingType, CertificateStatus, PolicyPaymentStatus, PolicyTransactionType } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { files, users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { policies } from './opportunities.ts';

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
    index('policy_transactions_deleted_ix').on(t.agencyId, t.policyId).where(sql`${t.deletedAt} is not null`),
    index('policy_transactions_past_due_ix')
      .on(t.agencyId, t.policyId)
      .where(sql`${t.paymentStatus} = 'PAST_DUE' and ${t.deletedAt} is null`),
    sameAgency('policy_transactions_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('policy_transactions_creator_fk', t.agencyId, t.createdBy, users),
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
    index('certificates_requested_ix').on(t.agencyId, t.policyId).where(sql`${t.status} = 'REQUESTED'`),
    sameAgency('certificates_policy_fk', t.agencyId, t.policyId, policies),
    sameAgency('certificates_file_fk', t.agencyId, t.fileId, files),
    sameAgency('certificates_requester_fk', t.agencyId, t.requestedBy, users),
    sameAgency('certificates_sender_fk', t.agencyId, t.sentBy, users),
    check('certificates_status_ck', sql`${t.status} in ('REQUESTED', 'SENT')`),
    check('certificates_asked_ck', sql`${t.holderName} || ${t.holderAddress} || ${t.description} <> ''`),
    check(
      'certificates_sent_ck',
      sql`num_nonnulls(${t.fileId}, ${t.sentBy}, ${t.sentAt}) = case ${t.status} when 'SENT' then 3 else 0 end`,
    ),
  ],
);
