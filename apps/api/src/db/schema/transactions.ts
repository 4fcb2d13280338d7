import type { DisputeReason, DisputeStatus, RefundReason, RefundStatus, SubscriptionDuration } from '@fairlead/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  type PgTableExtraConfigValue,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './agencies.ts';
import { agencyId } from './agencyId.ts';
import { createdAt, id, instant, sameAgency, version } from './columns.ts';
import { coupons } from './coupons.ts';
import { agencySubscriptions, subscriptionPackages } from './subscriptions.ts';

export type TransactionKind = 'NEW' | 'UPDATE' | 'REACTIVATION';
/** PENDING: the charge has started and its outcome is unknown. The payment reserves its use of the coupon. */
export type TransactionStatus = 'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED';

/** Payment attempts of agencies for plans, with price, package and coupon at that time. */
export const transactions = pgTable(
  'transactions',
  {
    id: id(),
    agencyId: agencyId(),
    /** Buyer. */
    userId: uuid('user_id').notNull(),
    /** Reference for customers, such as `FL-7K3M-9QXD`. */
    reference: text('reference').notNull().unique('transactions_reference_ux'),
    kind: text('kind').notNull().$type<TransactionKind>(),
    status: text('status').notNull().$type<TransactionStatus>(),
    packageId: uuid('package_id')
      .notNull()
      .references(() => subscriptionPackages.id),
    packageName: text('package_name').notNull(),
    duration: text('duration').notNull().$type<SubscriptionDuration>(),
    couponId: uuid('coupon_id').references(() => coupons.id),
    couponCode: text('coupon_code'),
    priceCents: bigint('price_cents', { mode: 'number' }).notNull(),
    discountCents: bigint('discount_cents', { mode: 'number' }).notNull(),
    paidCents: bigint('paid_cents', { mode: 'number' }).notNull(),
    /** Sum of the refunds that succeeded. */
    refundedCents: bigint('refunded_cents', { mode: 'number' }).notNull().default(0),
    /** Sum that disputes have withdrawn from the platform and not returned. */
    withdrawnCents: bigint('withdrawn_cents', { mode: 'number' }).notNull().default(0),
    /** Plan that it replaces or reactivates. */
    previousId: uuid('previous_id'),
    /** Plan that it paid for. */
    subscriptionId: uuid('subscription_id'),
    /** Idempotency key at the provider, so that repeats charge only once. */
    idempotencyKey: text('idempotency_key').notNull(),
    providerReference: text('provider_reference'),
    cardBrand: text('card_brand'),
    cardLast4: text('card_last4'),
    /** The provider's reason for a failure. */
    failureCode: text('failure_code'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    uniqueIndex('transactions_key_ux').on(t.agencyId, t.idempotencyKey),
    // one open payment per agency, so that two tabs or two admins cannot both pay
    uniqueIndex('transactions_open_ux').on(t.agencyId).where(sql`${t.status} = 'PENDING'`),
    index('transactions_subscription_ix').on(t.subscriptionId),
    uniqueIndex('transactions_provider_ux').on(t.providerReference).where(sql`${t.providerReference} is not null`),
    index('transactions_agency_ix').on(t.agencyId, t.createdAt),
    index('transactions_created_ix').on(t.createdAt, t.id),
    index('transactions_pending_ix').on(t.couponId).where(sql`${t.status} = 'PENDING'`),
    sameAgency('transactions_user_fk', t.agencyId, t.userId, users),
    sameAgency('transactions_previous_fk', t.agencyId, t.previousId, agencySubscriptions),
    sameAgency('transactions_subscription_fk', t.agencyId, t.subscriptionId, agencySubscriptions),
    unique('transactions_agency_id_id_ux').on(t.agencyId, t.id),
    check(
      'transactions_amounts_ck',
      sql`${t.paidCents} = ${t.priceCents} - ${t.discountCents} and ${t.paidCents} >= 0`,
    ),
    check('transactions_refunded_ck', sql`${t.refundedCents} between 0 and ${t.paidCents}`),
    check('transactions_status_ck', sql`${t.status} in ('PENDING', 'PAID', 'FAILED', 'REFUNDED')`),
  ],
);

/** Refunds of payments. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    agencyId: agencyId(),
    transactionId: uuid('transaction_id').notNull(),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    status: text('status').notNull().$type<RefundStatus>(),
    /** Null for a refund that was made at the payment provider. */
    reason: text('reason').$type<RefundReason>(),
    note: text('note').notNull().default(''),
    /** Platform admin; null for a refund that was made at the payment provider. */
    createdBy: uuid('created_by').references(() => users.id),
    /** Whether the buyer gets a receipt of the refund. */
    mailsReceipt: boolean('mails_receipt').notNull().default(false),
    /** Idempotency key of the request, of one admin. */
    idempotencyKey: text('idempotency_key').notNull(),
    providerReference: text('provider_reference'),
    /** Why the provider refused. */
    failureCode: text('failure_code'),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (t): PgTableExtraConfigValue[] => [
    // one open refund per payment, so that two admins cannot refund more than was paid
    uniqueIndex('refunds_open_ux').on(t.transactionId).where(sql`${t.status} = 'PENDING'`),
    uniqueIndex('refunds_key_ux').on(t.transactionId, t.idempotencyKey),
    uniqueIndex('refunds_provider_ux').on(t.providerReference).where(sql`${t.providerReference} is not null`),
    index('refunds_transaction_ix').on(t.transactionId, t.id),
    index('refunds_pending_ix').on(t.createdAt).where(sql`${t.status} = 'PENDING'`),
    sameAgency('refunds_transaction_fk', t.agencyId, t.transactionId, transactions),
    check('refunds_amount_ck', sql`${t.amountCents} > 0`),
    check('refunds_status_ck', sql`${t.status} in ('PENDING', 'SUCCEEDED', 'FAILED')`),
  ],
);

/** Disputes of payments (chargebacks), as the payment provider last reported them. */
export const disputes = pgTable(
  'disputes',
  {
    id: id(),
    agencyId: agencyId(),
    transactionId: uuid('transaction_id').notNull(),
    /** The provider's id, such as `dp_1MtJUT2eZvKYlo2C`. */
    providerReference: text('provider_reference').notNull().unique('disputes_provider_ux'),
    amountCents: bigint('amount_cents', { mode: 'number' }).notNull(),
    /** Amount that the dispute has withdrawn from the platform and not returned. Zero for an inquiry. */
    withdrawnCents: bigint('withdrawn_cents', { mode: 'number' }).notNull(),
    reason: text('reason').notNull().$type<DisputeReason>(),
    status: text('status').notNull().$type<DisputeStatus>(),
    /** Until when the provider accepts evidence; null when it accepts none. */
    dueAt: instant('due_at'),
    /** When the bank opened the dispute. */
    openedAt: instant('opened_at').notNull(),
    /** When the server learned of the decision; null while the dispute is open. */
    closedAt: instant('closed_at'),
    /** Increases with each change, so that an outdated answer of the provider does not replace a newer one. */
    version: version(),
  },
  (t): PgTableExtraConfigValue[] => [
    index('disputes_transaction_ix').on(t.transactionId, t.openedAt, t.id),
    index('disputes_agency_ix').on(t.agencyId),
    index('disputes_open_ix').on(t.openedAt).where(sql`${t.closedAt} is null`),
    sameAgency('disputes_transaction_fk', t.agencyId, t.transactionId, transactions),
    check('disputes_amount_ck', sql`${t.amountCents} > 0 and ${t.withdrawnCents} >= 0`),
    check(
      'disputes_closed_ck',
      sql`(${t.closedAt} is not null) = (${t.status} in ('INQUIRY_CLOSED', 'WON', 'LOST', 'PREVENTED'))`,
    ),
  ],
);
