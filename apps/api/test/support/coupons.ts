import { DAY, dayOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { coupons } from '../../src/db/schema/index.ts';
import type { Harness } from './harness.ts';

interface CouponBody {
  couponCode: string;
  discountType: string;
  discountAmount: number;
  maxTimesCanBeUsed: number;
  expirationDate: number;
}
export interface Coupon extends CouponBody {
  id: string;
  usedCount: number;
  isActive: boolean;
  version: number;
}

/** The calls that platform admins make about coupons, as the full one of the demo. */
export function couponCalls(server: Harness) {
  let serial = 0;
  const as = 'admin@demo.test';
  const today = dayOf(server.clock.now());

  /** The body of a new one that would be accepted, but for `values`. */
  const input = (values: object = {}): CouponBody => ({
    couponCode: `TEST-${(serial += 1)}`,
    discountType: 'FIXED',
    discountAmount: 19.99,
    maxTimesCanBeUsed: 10,
    expirationDate: today + 30 * DAY,
    ...values,
  });
  const create = (payload: object, headers: Record<string, string> = {}) =>
    server.call(as, { method: 'POST', url: '/api/coupons/create', payload, headers });
  return {
    today,
    input,
    create,
    update: (payload: object) => server.call(as, { method: 'PUT', url: '/api/coupons/update', payload }),
    remove: (id: string) => server.call(as, { method: 'DELETE', url: `/api/coupons/delete/id/${id}` }),
    get: (id: string) => server.call(as, { url: `/api/coupons/id/${id}` }),
    async made(values: object = {}): Promise<Coupon> {
      const response = await create(input(values));
      expect(response.statusCode, response.body).toBe(201);
      return response.json().payload;
    },
    /** As if so many agencies had used it. */
    use: (id: string, usedCount: number) => server.db.update(coupons).set({ usedCount }).where(eq(coupons.id, id)),
  };
}

/** The body of an update that changes nothing. */
export const asUpdate = ({
  id,
  couponCode,
  discountType,
  discountAmount,
  maxTimesCanBeUsed,
  expirationDate,
  version,
}: Coupon) => ({ couponId: id, couponCode, discountType, discountAmount, maxTimesCanBeUsed, expirationDate, version });
