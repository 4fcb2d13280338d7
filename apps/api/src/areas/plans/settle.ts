import { planEnd } from '@fairlead/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { saveRecord, type Write } from '../../contract/changeRecord.ts';
import { insertRow } from '../../contract/createRecord.ts';
import { assertExists, rowFinder } from '../../db/rows.ts';
import { agencySubscriptions, coupons } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { ChargedCard, PaymentFailure } from '../../ports/payments.ts';
import type { TransactionRow } from './begin.ts';
import { lockPlans } from './lockPlans.ts';
import { lockPayment, type ProviderCause, payment, providerWrite, type Settling } from './payment.ts';
import { writeReceipt } from './receiptMail.ts';

/** Outcome of a payment. A free plan has no provider reference. */
export type Settlement =
  | { status: 'succeeded'; providerReference: string | null; card: ChargedCard | null }
  | { status: 'failed'; code: PaymentFailure; providerReference?: string; card?: ChargedCard };

/** Trigger of a settlement: the buyer's request, a message from Stripe, or the job that checks open payments. */
export type Cause = 'buyer' | ProviderCause;

const plan = {
  table: agencySubscriptions,
  type: 'plan',
  find: rowFinder(agencySubscriptions),
  rowOf: (row: typeof agencySubscriptions.$inferSelect) => row,
} as const;

/** Transaction with the actor and the operation for the audit log. */
function writeOf(tx: Transaction, { kind, userId, agencyId }: TransactionRow, cause: Cause): Write {
  if (cause === 'buyer')
    return { tx, session: { userId, agencyId }, operationId: kind === 'NEW' ? 'subscribe' : 'updatePlan' };
  return providerWrite(tx, agencyId, cause);
}

/**
 * Records the outcome of a payment once, even when it is reported several times. On success it starts the new plan, closes the
 * previous one and counts the use of the coupon. On failure it releases the coupon.
 */
export async function settle(
  tx: Transaction,
  id: string,
  outcome: Settlement,
  { mailer, now, cause }: Settling<Cause>,
): Promise<TransactionRow> {
  const { agencyId } = assertExists(await payment.find(tx, id), `transaction ${id}`);
  await lockPlans(tx, agencyId);
  const row = assertExists(await lockPayment(tx, id), `transaction ${id}`);
  // Abandoned because the provider did not know the charge, but charged after all: the buyer gets the plan.
  const late = row.failureCode === ('payment.abandoned' satisfies PaymentFailure) && outcome.status === 'succeeded';
  if (row.status !== 'PENDING' && !late) return row;
  const settledAt = new Date(now * 1000);
  const settled = {
    settledAt,
    providerReference: outcome.providerReference ?? null,
    cardBrand: outcome.card?.brand ?? null,
    cardLast4: outcome.card?.last4 ?? null,
  };
  const write = writeOf(tx, row, cause);
  const values =
    outcome.status === 'failed'
      ? ({ ...settled, status: 'FAILED', failureCode: outcome.code } as const)
      : ({ ...settled, status: 'PAID', failureCode: null, subscriptionId: await beginPlan(write, row, now) } as const);
  const after = await saveRecord(payment, write, row, { values });
  if (after.status === 'PAID') await writeReceipt(tx, mailer, after.id);
  return after;
}

/** Starts the new period immediately and closes the previous plan. */
async function beginPlan(write: Write, row: TransactionRow, now: number): Promise<string> {
  const { tx } = write;
  const begin = new Date(now * 1000);
  const [closed] = await tx
    .update(agencySubscriptions)
    .set({ closedAt: begin })
    .where(and(eq(agencySubscriptions.agencyId, row.agencyId), isNull(agencySubscriptions.closedAt)))
    .returning();
  const values = {
    agencyId: row.agencyId,
    packageId: row.packageId,
    packageName: row.packageName,
    priceCents: row.priceCents,
    duration: row.duration,
    subscribedAt: begin,
    expiresAt: new Date(planEnd(now, row.duration) * 1000),
  };
  const { id } = await insertRow(plan, write, values, { before: closed });
  if (row.couponId !== null) {
    // A use was reserved for this payment. Only a lowered maximum can make this fail.
    await tx
      .update(coupons)
      .set({ usedCount: sql`least(${coupons.usedCount} + 1, ${coupons.maxUses})` })
      .where(eq(coupons.id, row.couponId));
  }
  return id;
}
