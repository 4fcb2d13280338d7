import type { components } from '@fairlead/openapi';
import { applyDiscount, fromCents, isCouponActive } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { coupons, subscriptionPackages } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { couponState, toCoupon } from './coupons.ts';

type Checked = { payload: components['schemas']['CouponCheck'] } | { code: 'coupon.invalid' | 'coupon.packageUnknown' };

/** What a coupon takes off the price of a package, if it can be used at all. A code is a code in any letter case. */
export async function checkCoupon(tx: Transaction, code: string, packageId: string, now: number): Promise<Checked> {
  const [offered] = await tx
    .select({ priceCents: subscriptionPackages.priceCents })
    .from(subscriptionPackages)
    .where(and(eq(subscriptionPackages.id, packageId), isNull(subscriptionPackages.deletedAt)));
  if (!offered) return { code: 'coupon.packageUnknown' };
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.codeKey, code.toLowerCase()), isNull(coupons.deletedAt)));
  // Another type than FIXED could not be worked out here, so it cannot be used.
  if (!row || row.discountType !== 'FIXED' || !isCouponActive(couponState(row), now)) return { code: 'coupon.invalid' };
  const { totalCents, discountCents } = applyDiscount(offered.priceCents, row.discountCents);
  return {
    payload: {
      coupon: toCoupon(row, now),
      totalAmount: fromCents(totalCents),
      discountAmount: fromCents(discountCents),
    },
  };
}
