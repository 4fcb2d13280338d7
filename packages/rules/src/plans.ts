import { applyDiscount } from './coupons.ts';
import { monthsOf, type SubscriptionDuration } from './subscriptionPackages.ts';

/** Packages per page of the plan grid. */
export const PLAN_GRID_PAGE_SIZE = 10;

/** Smallest card payment: the payment provider requires 50 cents. */
export const MIN_CHARGE_CENTS = 50;

/** Plan statuses. Expiry follows from the time. */
export type PlanStatus = 'ACTIVE' | 'EXPIRED';

/** States of an agency's plan by which platform admins filter. */
export const agencyPlanStates = ['SUBSCRIBED', 'EXPIRED', 'NONE'] as const;

export const transactionStatuses = ['PENDING', 'PAID', 'FAILED', 'REFUNDED'] as const;

/** Days before expiry from which a plan is shown as expiring. */
export const PLAN_EXPIRING_DAYS = 30;

/** Status of a plan. It is active until the second of its expiry. Unix seconds. */
export const planStatusAt = (expiresAt: number, now: number): PlanStatus => (now < expiresAt ? 'ACTIVE' : 'EXPIRED');

/**
 * Expiry of a plan: the same day and time some calendar months later, or the last day of a shorter month.
 * Unix seconds, UTC.
 */
export function planEnd(start: number, duration: SubscriptionDuration): number {
  const begin = new Date(start * 1000);
  const end = new Date(begin);
  // set to the first day before adding months, because a 31st would overflow into the next month
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + monthsOf(duration));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(begin.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}

/** Amounts of a payment, in cents. */
export interface Charge {
  priceCents: number;
  discountCents: number;
  paidCents: number;
}

/** Payment for a package, with an optional coupon of `couponCents`. */
export function chargeFor(priceCents: number, couponCents = 0): Charge {
  const { totalCents, discountCents } = applyDiscount(priceCents, couponCents);
  return { priceCents, discountCents, paidCents: totalCents };
}

/** A payment of 0 needs no card. Amounts below the provider's minimum cannot be paid. */
export const isChargeable = (paidCents: number): boolean => paidCents === 0 || paidCents >= MIN_CHARGE_CENTS;
