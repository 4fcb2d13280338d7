import { chargeFor, fromCents, isChargeable, isCouponActive, MIN_CHARGE_CENTS } from '@fairlead/rules';
import { and, count, eq, isNull } from 'drizzle-orm';
import { invalidRequest, notFound } from '../../contract/answers.ts';
import type { Answer } from '../../contract/types.ts';
import { uuidv7 } from '../../db/ids.ts';
import { newReference } from '../../db/references.ts';
import { onlyRow } from '../../db/rows.ts';
import { agencySubscriptions, coupons, subscriptionPackages, transactions } from '../../db/schema/index.ts';
import type { TransactionKind } from '../../db/schema/transactions.ts';
import type { Transaction } from '../../db/scope.ts';
import { couponState } from '../../records/coupons.ts';
import { lockPlans } from './lockPlans.ts';

export type TransactionRow = typeof transactions.$inferSelect;

/** A plan that an agency wants to buy. The server calculates the price. */
export interface Purchase {
  agencyId: string;
  userId: string;
  packageId: string;
  couponId: string | null;
  /** The current plan to replace; null for the first plan. */
  planId: string | null;
  /** Card token; null when there is nothing to pay. */
  token: string | null;
  /** Price that the buyer was shown, in cents; undefined when the request does not include it. */
  expectedCents: number | undefined;
  /** `Idempotency-Key` header. */
  key: string | undefined;
}

/** Why a purchase is refused. The same for a first plan and a later one. */
export type Refusal = Exclude<Answer<'updatePlan'>, { status: 200 }>;
/** `isRepeat`: an earlier request has started the purchase, and its charge may have reached the provider. */
type Begun = { row: TransactionRow; isRepeat: boolean } | { refusal: Refusal };

const refuse = (refusal: Refusal): Begun => ({ refusal });
const conflict = (
  code: 'plan.exists' | 'plan.replaced' | 'payment.inProgress' | 'idempotency.reused',
): Begun & { refusal: Refusal } => ({ refusal: { status: 409, code } });
export const inProgress = conflict('payment.inProgress').refusal;

/**
 * Checks the rules and records the attempt before charging: a PENDING transaction, which reserves its use of the coupon. A
 * repeat with the same key returns the existing attempt.
 */
export async function beginPurchase(tx: Transaction, purchase: Purchase, now: number): Promise<Begun> {
  await lockPlans(tx, purchase.agencyId);
  const repeated = await findRepeated(tx, purchase);
  if (repeated) return repeated;
  const plan = await checkPlan(tx, purchase, now);
  if ('refusal' in plan) return plan;
  const [offered] = await tx
    .select()
    .from(subscriptionPackages)
    .where(and(eq(subscriptionPackages.id, purchase.packageId), isNull(subscriptionPackages.deletedAt)));
  if (!offered) return refuse(notFound('coupon.packageUnknown'));
  const coupon = purchase.couponId === null ? undefined : await reserveCoupon(tx, purchase.couponId, now);
  if (coupon === null) {
    return refuse({ status: 409, code: 'coupon.invalid', errors: [{ field: 'couponId', code: 'coupon.invalid' }] });
  }
  const charge = chargeFor(offered.priceCents, coupon?.discountCents);
  if (purchase.expectedCents !== undefined && purchase.expectedCents !== charge.paidCents) {
    return refuse({ status: 409, code: 'plan.priceChanged', params: { amount: usd(charge.paidCents) } });
  }
  if (!isChargeable(charge.paidCents)) {
    const params = { amount: usd(charge.paidCents), minimum: usd(MIN_CHARGE_CENTS) };
    return refuse({ status: 409, code: 'payment.belowMinimum', params });
  }
  if (charge.paidCents > 0 && purchase.token === null) {
    return refuse(invalidRequest([{ field: 'stripeToken', code: 'payment.cardRequired' }]));
  }
  const id = uuidv7();
  const row = onlyRow(
    await tx
      .insert(transactions)
      .values({
        id,
        agencyId: purchase.agencyId,
        userId: purchase.userId,
        reference: newReference('FL'),
        kind: plan.kind,
        status: 'PENDING',
        packageId: offered.id,
        packageName: offered.name,
        duration: offered.duration,
        couponId: coupon?.id ?? null,
        couponCode: coupon?.code ?? null,
        ...charge,
        previousId: purchase.planId,
        idempotencyKey: purchase.key ?? id,
        createdAt: new Date(now * 1000),
      })
      .returning(),
  );
  return { row, isRepeat: false };
}

async function findRepeated(tx: Transaction, { agencyId, key, ...asked }: Purchase): Promise<Begun | undefined> {
  if (key === undefined) return undefined;
  const [row] = await tx
    .select()
    .from(transactions)
    .where(and(eq(transactions.agencyId, agencyId), eq(transactions.idempotencyKey, key)));
  if (!row) return undefined;
  const same =
    row.userId === asked.userId &&
    row.packageId === asked.packageId &&
    row.couponId === asked.couponId &&
    row.previousId === asked.planId;
  return same ? { row, isRepeat: true } : conflict('idempotency.reused');
}

/** Kind of the purchase, or why the current plan refuses it. */
async function checkPlan(
  tx: Transaction,
  { agencyId, planId }: Purchase,
  now: number,
): Promise<{ kind: TransactionKind } | { refusal: Refusal }> {
  const present = and(eq(agencySubscriptions.agencyId, agencyId), isNull(agencySubscriptions.closedAt));
  const [plan] = await tx.select().from(agencySubscriptions).where(present);
  if (planId === null) return plan ? conflict('plan.exists') : { kind: 'NEW' };
  if (plan?.id === planId) return { kind: plan.expiresAt.getTime() > now * 1000 ? 'UPDATE' : 'REACTIVATION' };
  const isOwnPlan = and(eq(agencySubscriptions.agencyId, agencyId), eq(agencySubscriptions.id, planId));
  const [earlier] = await tx.select({ id: agencySubscriptions.id }).from(agencySubscriptions).where(isOwnPlan);
  return earlier ? conflict('plan.replaced') : { refusal: notFound('plan.notFound') };
}

/** Locks the coupon while its uses are counted, including those of pending payments. */
async function reserveCoupon(tx: Transaction, id: string, now: number) {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update');
  if (coupon?.discountType !== 'FIXED') return null;
  const pendingUses = and(eq(transactions.couponId, id), eq(transactions.status, 'PENDING'));
  const [holds] = await tx.select({ total: count() }).from(transactions).where(pendingUses);
  const state = couponState(coupon);
  return isCouponActive({ ...state, usedCount: state.usedCount + (holds?.total ?? 0) }, now) ? coupon : null;
}

const usd = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(fromCents(cents));
