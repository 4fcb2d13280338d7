import { applyDiscount, DAY, isExpired, secondsOf } from '@fairlead/rules';
import { uuidv7 } from '../db/ids.ts';
import type { disputes, refunds, TransactionKind, transactions } from '../db/schema/index.ts';
import type { PaymentFailure } from '../ports/payments.ts';
import type { AgencySeed } from './agencies.ts';
import type { CouponSeed } from './coupons.ts';
import type { PersonSeed } from './people.ts';
import type { PackageSeed, PlanSeed } from './plans.ts';
import { referenceMaker, seededRandom } from './random.ts';

type NewTransaction = typeof transactions.$inferInsert;

const brands = ['visa', 'visa', 'visa', 'mastercard', 'mastercard', 'amex', 'discover'];
const failures: PaymentFailure[] = ['payment.declined', 'payment.insufficientFunds', 'payment.expiredCard'];

/** A payment attempt. `at` in Unix seconds. */
interface Payment {
  agency: AgencySeed;
  package: PackageSeed;
  kind: TransactionKind;
  at: number;
  previousId: string | null;
}

/** Payments for the plans, including failed ones. Counts the coupon uses of successful payments in the coupon seeds. */
export function demoTransactions(
  plans: readonly PlanSeed[],
  people: readonly PersonSeed[],
  coupons: readonly CouponSeed[],
  now: number,
): NewTransaction[] {
  const random = seededRandom(1601);
  const payers = new Map(people.filter(({ agencyAdmin }) => agencyAdmin).map(({ agencyId, id }) => [agencyId, id]));
  const cards = new Map<string, { cardBrand: string; cardLast4: string }>();
  const newReference = referenceMaker(random, 'FL');
  const made: NewTransaction[] = [];

  const cardOf = (agencyId: string) => {
    const card = cards.get(agencyId) ?? {
      cardBrand: random.oneOf(brands),
      cardLast4: String(random.between(1_000, 9_999)),
    };
    cards.set(agencyId, card);
    return card;
  };
  const couponFor = (at: number, priceCents: number): CouponSeed | undefined => {
    const usable = coupons.filter(
      ({ createdAt, expiresOn, discountCents, mayBeUsed }) =>
        mayBeUsed &&
        createdAt.getTime() < at * 1000 &&
        !isExpired(secondsOf(expiresOn), at) &&
        discountCents <= priceCents - 1_000,
    );
    return usable.length > 0 && random.chance(55) ? random.oneOf(usable) : undefined;
  };
  const pay = (
    { agency, package: bought, kind, at, previousId }: Payment,
    coupon: CouponSeed | undefined,
    outcome: Pick<NewTransaction, 'status' | 'failureCode' | 'subscriptionId'>,
  ) => {
    const userId = payers.get(agency.id);
    if (!userId) throw new Error(`${agency.name} has no paying user`);
    const { totalCents, discountCents } = applyDiscount(bought.priceCents, coupon?.discountCents ?? 0);
    made.push({
      id: uuidv7(at * 1000),
      agencyId: agency.id,
      userId,
      reference: newReference(),
      kind,
      ...outcome,
      packageId: bought.id,
      packageName: bought.name,
      duration: bought.duration,
      couponId: coupon?.id ?? null,
      couponCode: coupon?.code ?? null,
      priceCents: bought.priceCents,
      discountCents,
      paidCents: totalCents,
      refundedCents: outcome.status === 'REFUNDED' ? totalCents : 0,
      previousId,
      idempotencyKey: `demo-${made.length + 1}`,
      providerReference: `demo_${made.length + 1}`,
      ...cardOf(agency.id),
      createdAt: new Date(at * 1000),
      settledAt: new Date((at + random.between(2, 9)) * 1000),
    });
  };
  const fail = (payment: Payment, coupon?: CouponSeed) =>
    pay(payment, coupon, { status: 'FAILED', failureCode: random.oneOf(failures), subscriptionId: null });

  for (const { row, refunded, ...plan } of plans) {
    const at = row.subscribedAt.getTime() / 1000;
    const coupon = couponFor(at, row.priceCents);
    if (random.chance(12)) fail({ ...plan, at: at - random.between(90, 900) }, coupon);
    pay({ ...plan, at }, coupon, { status: refunded ? 'REFUNDED' : 'PAID', subscriptionId: row.id });
    if (coupon) coupon.usedCount += 1;
    // Some agencies whose plan has ended tried to renew it, and their card was declined.
    const ended = row.expiresAt.getTime() / 1000;
    if (!row.closedAt && ended < now && random.chance(50)) {
      fail({ ...plan, kind: 'REACTIVATION', previousId: row.id, at: random.between(Math.ceil(ended), now) });
    }
  }
  return made;
}

/** Refunds of the whole amount, two days after the payments. */
export const demoRefunds = (
  payments: readonly NewTransaction[],
  createdBy: string | null,
): (typeof refunds.$inferInsert)[] =>
  payments.flatMap(({ agencyId, createdAt, id, paidCents, status }, index) => {
    if (status !== 'REFUNDED' || !createdAt || paidCents === 0) return [];
    const at = new Date(createdAt.getTime() + 2 * DAY * 1000);
    return [
      {
        id: uuidv7(at.getTime()),
        agencyId,
        transactionId: id,
        amountCents: paidCents,
        status: 'SUCCEEDED' as const,
        reason: 'BILLING_ERROR' as const,
        note: 'Bought by mistake, agreed by phone.',
        createdBy,
        idempotencyKey: `demo-${index + 1}`,
        providerReference: `demo_re_${index + 1}`,
        createdAt: at,
        settledAt: at,
      },
    ];
  });

/** A dispute of the newest payment that is older than ten days, which waits for evidence. Adds its amount to the payment. */
export function demoDisputes(payments: NewTransaction[], now: number): (typeof disputes.$inferInsert)[] {
  const before = (now - 10 * DAY) * 1000;
  const paid = payments
    .filter(({ status, paidCents, createdAt }) => status === 'PAID' && paidCents > 0 && Number(createdAt) < before)
    .reduce<NewTransaction | undefined>(
      (newest, each) => (newest && Number(newest.createdAt) > Number(each.createdAt) ? newest : each),
      undefined,
    );
  if (!paid) return [];
  paid.withdrawnCents = paid.paidCents;
  const openedAt = new Date((now - 2 * DAY) * 1000);
  return [
    {
      id: uuidv7(openedAt.getTime()),
      agencyId: paid.agencyId,
      transactionId: paid.id,
      providerReference: `demo_dp_${paid.reference}`,
      amountCents: paid.paidCents,
      withdrawnCents: paid.paidCents,
      reason: 'UNRECOGNIZED',
      status: 'NEEDS_RESPONSE',
      dueAt: new Date((now + 9 * DAY) * 1000),
      openedAt,
    },
  ];
}
