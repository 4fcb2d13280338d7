import { DAY, dayOf } from './days.ts';

/** Specification, document 1, sections 5 and 9. */
export const couponLimits = {
  codeMaxLength: 64,
  /** USD */
  minDiscount: 1,
  /** USD */
  maxDiscount: 1_000_000,
  minUses: 1,
  maxUses: 1_000_000,
} as const;

/** What an agency can type and what fits an address: no white space, and nothing that came unseen with a paste. */
export const couponCodePattern = /^[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u;

/** The types offered; a stored one that is not among them is shown as it is. */
export const discountTypes = ['FIXED'] as const;
export type DiscountType = (typeof discountTypes)[number];

export interface CouponState {
  deleted: boolean;
  /** Midnight UTC of the last day on which it can be used. */
  expirationDate: number;
  maxTimesCanBeUsed: number;
  usedCount: number;
}

/** A coupon is good through 23:59:59 UTC of its day. */
export const isExpired = (expirationDate: number, now: number): boolean => now >= expirationDate + DAY;

export const usesRemaining = (coupon: Pick<CouponState, 'maxTimesCanBeUsed' | 'usedCount'>): number =>
  Math.max(0, coupon.maxTimesCanBeUsed - coupon.usedCount);

/** Not deleted, not expired, and uses remain. `now` in unix seconds. */
export const isCouponActive = (coupon: CouponState, now: number): boolean =>
  !coupon.deleted && !isExpired(coupon.expirationDate, now) && usesRemaining(coupon) > 0;

/** A new expiry is after today; which day today is, the caller says (the user's in the form, UTC on the server). */
export const isFutureDay = (day: number, today: number): boolean => day > today;

/** The server's today: UTC. */
export const utcToday = (now: number): number => dayOf(now);

/** Cents to pay and cents taken off; never below nothing. */
export function applyDiscount(
  priceCents: number,
  discountCents: number,
): { totalCents: number; discountCents: number } {
  const taken = Math.min(priceCents, discountCents);
  return { totalCents: priceCents - taken, discountCents: taken };
}
