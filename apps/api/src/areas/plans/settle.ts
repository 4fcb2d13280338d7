import { planEnd } from '@fairlead/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type AuditedOperation, audit, type Who } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { agencySubscriptions, coupons, transactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { ChargedCard, PaymentFailure } from '../../ports/payments.ts';
import type { TransactionRow } from './begin.ts';
import { writeReceipt } from './receiptMail.ts';

/** Outcome of a payment. A free plan has no provider reference. */
export type Settlement =
  | { status: 'succeeded'; providerReference: string | null; card: ChargedCard | null }
  | { status: 'failed'; code: PaymentFailure; providerReference?: string; card?: ChargedCard };

/** Trigger of a settlement: the buyer's request, a message from Stripe, or the job that checks open payments. */
export type Cause = 'buyer' | 'stripe' | 'job';

/** Actor and operation, for the audit log. */
function actorOf({ kind, userId, agencyId }: TransactionRow, cause: Cause): [who: Who, operation: AuditedOperation] {
  if (cause === 'buyer') return [{ userId, agencyId }, kind === 'NEW' ? 'subscribe' : 'updatePlan'];
  if (cause === 'stripe') return [{ kind: 'STRIPE', userId: null, agencyId }, 'paymentWebhook'];
  return [{ kind: 'JOB', userId: null, agencyId }, 'settlePayments'];
}

interface Settling {
  mailer: Mailer;
  now: number;
  cause: Cause;
}

/**
 * Records the outcome of a payment once, even when it is reported several times. On success it starts the new plan, closes the
 * previous one and counts the use of the coupon. On failure it releases the coupon.
 */
export async function settle(
  tx: Transaction,
  id: string,
  outcome: Settlement,
  { mailer, now, cause }: Settling,
): Promise<TransactionRow> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update');
  if (!row) throw new Error(`there is no transaction ${id}`);
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
  const after =
    outcome.status === 'failed'
      ? await write(tx, row, { ...settled, status: 'FAILED', failureCode: outcome.code })
      : await write(tx, row, {
          ...settled,
          status: 'PAID',
          failureCode: null,
          subscriptionId: await beginPlan(tx, row, now, cause),
        });
  await audit(tx, ...actorOf(row, cause), { type: 'transaction', id: row.id, before: row, after });
  if (after.status === 'PAID') await writeReceipt(tx, mailer, after.id);
  return after;
}

/** Marks a payment that Stripe has refunded in full. The plan continues; agency and platform agree on its end. */
export async function refund(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update');
  if (row?.status !== 'PAID') return;
  const after = await write(tx, row, { status: 'REFUNDED' });
  await audit(tx, ...actorOf(row, 'stripe'), { type: 'transaction', id, before: row, after });
}

async function write(
  tx: Transaction,
  { id }: TransactionRow,
  values: Partial<TransactionRow>,
): Promise<TransactionRow> {
  const [after] = await tx.update(transactions).set(values).where(eq(transactions.id, id)).returning();
  if (!after) throw new Error(`transaction ${id} was not changed`);
  return after;
}

/** Starts the new period immediately and closes the previous plan. */
async function beginPlan(tx: Transaction, row: TransactionRow, now: number, cause: Cause): Promise<string> {
  const begin = new Date(now * 1000);
  const [closed] = await tx
    .update(agencySubscriptions)
    .set({ closedAt: begin })
    .where(and(eq(agencySubscriptions.agencyId, row.agencyId), isNull(agencySubscriptions.closedAt)))
    .returning();
  const plan = {
    id: uuidv7(),
    agencyId: row.agencyId,
    packageId: row.packageId,
    packageName: row.packageName,
    priceCents: row.priceCents,
    duration: row.duration,
    subscribedAt: begin,
    expiresAt: new Date(planEnd(now, row.duration) * 1000),
  };
  await tx.insert(agencySubscriptions).values(plan);
  await audit(tx, ...actorOf(row, cause), { type: 'plan', id: plan.id, before: closed, after: plan });
  if (row.couponId !== null) {
    // A use was reserved for this payment. Only a lowered maximum can make this fail.
    await tx
      .update(coupons)
      .set({ usedCount: sql`least(${coupons.usedCount} + 1, ${coupons.maxUses})` })
      .where(eq(coupons.id, row.couponId));
  }
  return plan.id;
}
