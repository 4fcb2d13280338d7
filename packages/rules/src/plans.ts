import { applyDiscount } from './coupons.ts';
import { monthsOf, type SubscriptionDuration } from './subscriptionPackages.ts';

/** Cards of packages on a page of the plan grid. Specification, document 1, section 9. */
export const PLAN_GRID_PAGE_SIZE = 10;

/** What a card can be charged at the least: the payment provider takes no less than 50 cents. Cents. */
export const MIN_CHARGE_CENTS = 50;

/** The plans that an agency may have; whether one has expired follows from the time. */
export type PlanStatus = 'ACTIVE' | 'EXPIRED';

/** Days before its end from which a plan is said to expire soon. */
export const PLAN_EXPIRING_DAYS = 30;

/** A plan is good until the very second at which it expires. Unix seconds. */
export const planStatusAt = (expiresAt: number, now: number): PlanStatus => (now < expiresAt ? 'ACTIVE' : 'EXPIRED');

/**
 * When a plan that begins at `start` ends: the same day and time so many calendar months later, or the month's last day
 * where it has no such day. Unix seconds, UTC.
 */
export function planEnd(start: number, duration: SubscriptionDuration): number {
  const begin = new Date(start * 1000);
  const end = new Date(begin);
  // the first day of the target month, since a 31st would run over into the month after
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + monthsOf(duration));
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(begin.getUTCDate(), lastDay));
  return end.getTime() / 1000;
}

/** What is to be paid for a package, in cents. */
export interface Charge {
  priceCents: number;
  discountCents: number;
  paidCents: number;
}

/** The charge for a package with a coupon of `couponCents`, or without one. */
export function chargeFor(priceCents: number, couponCents = 0): Charge {
  const { totalCents, discountCents } = applyDiscount(priceCents, couponCents);
  return { priceCents, discountCents, paidCents: totalCents };
}

/** Nothing at all needs no card; a little less than the provider takes cannot be paid. */
export const isChargeable = (paidCents: number): boolean => paidCents === 0 || paidCents >= MIN_CHARGE_CENTS;
