import type { components } from '@fairlead/openapi';
import { type CouponState, dateOf, fromCents, isCouponActive, secondsOf, toCents } from '@fairlead/rules';
import { rowFinder } from '../db/rows.ts';
import { coupons } from '../db/schema/index.ts';
import { toSeconds } from '../db/time.ts';

type Coupon = components['schemas']['Coupon'];
type CouponInput = components['schemas']['CouponCreate'];
export type CouponRow = typeof coupons.$inferSelect;

/** Input of the coupon rules. */
export const couponState = (row: CouponRow): CouponState => ({
  deleted: row.deletedAt !== null,
  expirationDate: secondsOf(row.expiresOn),
  maxTimesCanBeUsed: row.maxUses,
  usedCount: row.usedCount,
});

/** `now` in Unix seconds. */
export function toCoupon(row: CouponRow, now: number): Coupon {
  const state = couponState(row);
  return {
    id: row.id,
    couponCode: row.code,
    discountType: row.discountType,
    discountAmount: fromCents(row.discountCents),
    maxTimesCanBeUsed: state.maxTimesCanBeUsed,
    usedCount: state.usedCount,
    expirationDate: state.expirationDate,
    creationDate: toSeconds(row.createdAt),
    isActive: isCouponActive(state, now),
    deleted: state.deleted,
    version: row.version,
  };
}

export const columnsOf = (input: Omit<CouponInput, 'couponId' | 'version'>) => ({
  code: input.couponCode,
  discountType: input.discountType,
  discountCents: toCents(input.discountAmount),
  maxUses: input.maxTimesCanBeUsed,
  expiresOn: dateOf(input.expirationDate),
});

/** Finds a coupon that is not deleted. */
export const findCoupon = rowFinder(coupons);
