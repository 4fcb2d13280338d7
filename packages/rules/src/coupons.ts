import { DAY, dayOf } from './days.ts';

export const couponLimits = {
  codeMaxLength: 64,
  /** USD. */
  minDiscount: 1,
  /** USD. */
  maxDiscount: 1_000_000,
  minUses: 1,
  maxUses: 1_000_000,
} as const;

/** No white space and no invisible characters, which are often pasted by accident. */
export const couponCodePattern = /^[^\s\p{Cc}\p{Default_Ignorable_Code_Point}]+$/u;

/** Available discount types. A stored type that is no longer available is shown unchanged. */
export const discountTypes = ['FIXED'] as const;
export type DiscountType = (typeof discountTypes)[number];

export interface CouponState {
  deleted: boolean;
  /** Midnight UTC of the last valid day. */
  expirationDate: number;
  maxTimesCanBeUsed: number;
  usedCount: number;
}

/** A coupon is valid through 23:59:59 UTC of its expiration date. */
export const isExpired = (expirationDate: number, now: number): boolean => now >= expirationDate + DAY;

export const usesRemaining = (coupon: Pick<CouponState, 'maxTimesCanBeUsed' | 'usedCount'>): number =>
  Math.max(0, coupon.maxTimesCanBeUsed - coupon.usedCount);

/** Not deleted, not expired, and with uses left. `now` in unix seconds. */
export const isCouponActive = (coupon: CouponState, now: number): boolean =>
  !coupon.deleted && !isExpired(coupon.expirationDate, now) && usesRemaining(coupon) > 0;

/** A new coupon must expire after today. `today` is local in the form and UTC on the server. */
export const isFutureDay = (day: number, today: number): boolean => day > today;

/** Current day in UTC. `now` in unix seconds. */
export const utcToday = (now: number): number => dayOf(now);

/** Amount to pay and actual discount, in cents. The discount is limited to the price. */
export function applyDiscount(
  priceCents: number,
  discountCents: number,
): { totalCents: number; discountCents: number } {
  const actualDiscount = Math.min(priceCents, discountCents);
  return { totalCents: priceCents - actualDiscount, discountCents: actualDiscount };
}
