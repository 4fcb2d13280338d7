import { fromCents, type RefundReason, refundable } from '@fairlead/rules';
import { and, eq, sum } from 'drizzle-orm';
import { invalidRequest, keyReused, notFound } from '../../contract/answers.ts';
import { saveRecord, type Write } from '../../contract/changeRecord.ts';
import { insertRow } from '../../contract/createRecord.ts';
import type { Answer } from '../../contract/types.ts';
import type { Actor } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { assertExists, rowFinder } from '../../db/rows.ts';
import { refunds } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { dollars } from '../../messages/formats.ts';
import type { ProviderRefund, RefundFailure } from '../../ports/payments.ts';
import type { TransactionRow } from './begin.ts';
import { hasBlockingDispute } from './disputeRecords.ts';
import { lockPayment, type ProviderCause, payment, providerWrite, type Settling } from './payment.ts';
import { writeRefundReceipt } from './receiptMail.ts';

export type RefundRow = typeof refunds.$inferSelect;
export type RefundRefusal = Exclude<Answer<'refundTransaction'>, { status: 200 }>;
/** A refund that is not failed, or why there is none. */
export type Refunded = { row: RefundRow } | { refusal: RefundRefusal };
/** `isRepeat`: an earlier request has started the refund, which may have reached the provider. */
export type BegunRefund = { row: RefundRow; isRepeat: boolean } | { refusal: RefundRefusal };

/** A refund that a platform admin wants to make. */
export interface RefundWish {
  transactionId: string;
  amountCents: number;
  reason: RefundReason;
  note: string;
  mailsReceipt: boolean;
  /** `Idempotency-Key` header. */
  key: string | undefined;
  admin: Actor & { userId: string };
}

export const refundKind = {
  table: refunds,
  type: 'refund',
  find: rowFinder(refunds),
  rowOf: (row: RefundRow) => row,
} as const;

const leftOf = ({ status, paidCents: paid, refundedCents: refunded, withdrawnCents: withdrawn }: TransactionRow) =>
  refundable({ status, paid, refunded, withdrawn });

type RefundConflict = 'refund.nothingLeft' | 'refund.inProgress' | 'refund.disputeOpen' | 'refund.disputeLost';

export const refundConflict = (code: RefundConflict) => ({ status: 409, code }) as const;

/** Trigger of a refund's outcome: the admin's request, a message from Stripe, or the job that checks open refunds. */
export type RefundCause = Actor | ProviderCause;

const writeOf = (tx: Transaction, agencyId: string, cause: RefundCause): Write =>
  typeof cause === 'string'
    ? providerWrite(tx, agencyId, cause)
    : { tx, session: cause, operationId: 'refundTransaction' };

/** Checks the rules and records the attempt before money is returned. A repeat with the same key returns that attempt. */
export async function beginRefund(tx: Transaction, wish: RefundWish, now: number): Promise<BegunRefund> {
  const { transactionId, amountCents, reason, note, mailsReceipt, key, admin } = wish;
  const paid = await lockPayment(tx, transactionId);
  if (!paid) return { refusal: notFound('transaction.notFound') };
  const ofPayment = eq(refunds.transactionId, transactionId);
  if (key !== undefined) {
    const [row] = await tx
      .select()
      .from(refunds)
      .where(and(ofPayment, eq(refunds.idempotencyKey, key)));
    if (row) {
      const isSame = row.amountCents === amountCents && row.reason === reason;
      return isSame ? { row, isRepeat: true } : { refusal: keyReused };
    }
  }
  if (await hasBlockingDispute(tx, transactionId)) return { refusal: refundConflict('refund.disputeOpen') };
  const left = leftOf(paid);
  if (left <= 0 || paid.providerReference === null) {
    const isLost = paid.status === 'PAID' && paid.withdrawnCents > 0;
    return { refusal: refundConflict(isLost ? 'refund.disputeLost' : 'refund.nothingLeft') };
  }
  const [open] = await tx
    .select()
    .from(refunds)
    .where(and(ofPayment, eq(refunds.status, 'PENDING')));
  if (open) return { refusal: refundConflict('refund.inProgress') };
  if (amountCents > left) {
    const params = { amount: dollars.format(fromCents(left)) };
    return { refusal: invalidRequest([{ field: 'amount', code: 'refund.tooMuch', params }]) };
  }
  const id = uuidv7();
  const values = {
    id,
    agencyId: paid.agencyId,
    transactionId,
    amountCents,
    status: 'PENDING',
    reason,
    note,
    mailsReceipt,
    createdBy: admin.userId,
    idempotencyKey: key ?? id,
    createdAt: new Date(now * 1000),
  } as const;
  return { row: await insertRow(refundKind, writeOf(tx, paid.agencyId, admin), values), isRepeat: false };
}

export type Settled =
  | { status: 'SUCCEEDED'; providerReference: string }
  | { status: 'FAILED'; failureCode: RefundFailure; providerReference?: string };

/**
 * Records the outcome of a refund once. A refund that succeeded can still fail later, when the bank returns the money. A refund
 * that was abandoned, because the provider did not know it, can still succeed.
 */
export async function settleRefund(
  tx: Transaction,
  paid: TransactionRow,
  row: RefundRow,
  outcome: Settled,
  { mailer, now, cause }: Settling<RefundCause>,
): Promise<RefundRow> {
  const late = row.failureCode === ('refund.abandoned' satisfies RefundFailure) && outcome.status === 'SUCCEEDED';
  if (row.status === outcome.status || (row.status === 'FAILED' && !late)) return row;
  const write = writeOf(tx, paid.agencyId, cause);
  const values = { failureCode: null, ...outcome, settledAt: new Date(now * 1000) };
  const after = await saveRecord(refundKind, write, row, { values });
  await saveRefunded(write, paid);
  if (after.status === 'SUCCEEDED' && after.mailsReceipt) await writeRefundReceipt(tx, mailer, after);
  return after;
}

/** Stores how much of a payment is refunded. */
async function saveRefunded(write: Write, paid: TransactionRow): Promise<void> {
  const { tx } = write;
  const [total] = await tx
    .select({ cents: sum(refunds.amountCents).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.transactionId, paid.id), eq(refunds.status, 'SUCCEEDED')));
  const refundedCents = Number(total?.cents ?? 0);
  const status = refundedCents === paid.paidCents ? 'REFUNDED' : 'PAID';
  await saveRecord(payment, write, paid, { values: { refundedCents, status } });
}

export const settledBy = ({ status, providerReference }: ProviderRefund): Settled | undefined => {
  if (status === 'open') return undefined;
  if (status === 'failed') return { status: 'FAILED', failureCode: 'refund.refused', providerReference };
  return { status: 'SUCCEEDED', providerReference };
};

/** Records one refund of the provider. */
export async function recordRefund(
  tx: Transaction,
  paymentId: string,
  refund: ProviderRefund,
  settling: Settling<RefundCause>,
): Promise<void> {
  const paid = assertExists(await lockPayment(tx, paymentId), `transaction ${paymentId}`);
  const outcome = settledBy(refund);
  const isKnown =
    refund.id === null ? eq(refunds.providerReference, refund.providerReference) : eq(refunds.id, refund.id);
  const [row] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.transactionId, paymentId), isKnown));
  if (row) {
    if (outcome) await settleRefund(tx, paid, row, outcome, settling);
    return;
  }
  if (outcome?.status !== 'SUCCEEDED') return;
  const write = writeOf(tx, paid.agencyId, settling.cause);
  const now = new Date(settling.now * 1000);
  await insertRow(refundKind, write, {
    agencyId: paid.agencyId,
    transactionId: paid.id,
    amountCents: refund.amountCents,
    status: 'SUCCEEDED',
    idempotencyKey: refund.providerReference,
    providerReference: refund.providerReference,
    createdAt: now,
    settledAt: now,
  });
  await saveRefunded(write, paid);
}
