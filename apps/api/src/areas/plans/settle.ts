import { planEnd } from '@fairlead/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { OperationId } from '../../access.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { agencySubscriptions, coupons, transactions } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { ChargedCard, PaymentFailure } from '../../ports/payments.ts';
import type { TransactionRow } from './begin.ts';
import { writeReceipt } from './receiptMail.ts';

/** What came of an attempt; a plan that costs nothing is paid for without the provider. */
export type Settlement =
  | { status: 'succeeded'; providerReference: string | null; card: ChargedCard | null }
  | { status: 'failed'; code: PaymentFailure; providerReference?: string; card?: ChargedCard };

/** Who began it, for the trail. */
const operationOf = ({ kind }: TransactionRow): OperationId => (kind === 'NEW' ? 'subscribe' : 'updatePlan');

/**
 * Writes down what came of an attempt, once, however often it is told: paid, the plan begins, the one before is closed and
 * the use of the coupon is counted; failed, its hold on the coupon ends.
 */
export async function settle(
  tx: Transaction,
  id: string,
  outcome: Settlement,
  { mailer, now }: { mailer: Mailer; now: number },
): Promise<TransactionRow> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update');
  if (!row) throw new Error(`there is no transaction ${id}`);
  // Given up because the provider did not know of it, and charged after all: what was paid for is delivered.
  const late = row.failureCode === ('payment.abandoned' satisfies PaymentFailure) && outcome.status === 'succeeded';
  if (row.status !== 'PENDING' && !late) return row;
  const settledAt = new Date(now * 1000);
  const told = {
    settledAt,
    providerReference: outcome.providerReference ?? null,
    cardBrand: outcome.card?.brand ?? null,
    cardLast4: outcome.card?.last4 ?? null,
  };
  const after =
    outcome.status === 'failed'
      ? await write(tx, row, { ...told, status: 'FAILED', failureCode: outcome.code })
      : await write(tx, row, {
          ...told,
          status: 'PAID',
          failureCode: null,
          subscriptionId: await beginPlan(tx, row, now),
        });
  await audit(tx, row, operationOf(row), { type: 'transaction', id: row.id, before: row, after });
  if (after.status === 'PAID') await writeReceipt(tx, mailer, after.id);
  return after;
}

/** Writes down that the provider has given all of it back. The plan goes on: what becomes of it is for people to agree. */
export async function refund(tx: Transaction, id: string): Promise<void> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for('update');
  if (row?.status !== 'PAID') return;
  const after = await write(tx, row, { status: 'REFUNDED' });
  await audit(tx, row, operationOf(row), { type: 'transaction', id, before: row, after });
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

/** The new period starts at once; the plan that was there is closed. RESOLUTIONS, G-64. */
async function beginPlan(tx: Transaction, row: TransactionRow, now: number): Promise<string> {
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
  await audit(tx, row, operationOf(row), { type: 'plan', id: plan.id, before: closed, after: plan });
  if (row.couponId !== null) {
    // The hold made sure that there is a use left, unless an admin has lowered the number since.
    await tx
      .update(coupons)
      .set({ usedCount: sql`least(${coupons.usedCount} + 1, ${coupons.maxUses})` })
      .where(eq(coupons.id, row.couponId));
  }
  return plan.id;
}
