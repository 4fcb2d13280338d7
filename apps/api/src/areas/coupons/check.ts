import type { components } from '@fairlead/openapi';
import { applyDiscount, fromCents, isCouponActive } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { coupons, subscriptionPackages } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { couponState, toCoupon } from '../../records/coupons.ts';

type Checked = { payload: components['schemas']['CouponCheck'] } | { code: 'coupon.invalid' | 'coupon.packageUnknown' };

/** Price and discount of a package with a coupon, or the error of the coupon. Letter case of the code does not matter. */
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
  // Only FIXED discounts can be calculated.
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
