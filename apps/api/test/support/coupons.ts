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

/** Requests of the coupon operations as the demo's full admin. */
export function couponCalls(server: Harness) {
  let serial = 0;
  const as = 'admin@demo.test';
  const today = dayOf(server.clock.now());

  /** Valid body of a new coupon, overridden by `values`. */
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
    async createRecord(values: object = {}): Promise<Coupon> {
      const response = await create(input(values));
      expect(response.statusCode, response.body).toBe(201);
      return response.json().payload;
    },
    /** Sets the number of uses in the database. */
    use: (id: string, usedCount: number) => server.db.update(coupons).set({ usedCount }).where(eq(coupons.id, id)),
  };
}

/** Body of an update without changes. */
export const toUpdateBody = ({
  id,
  couponCode,
  discountType,
  discountAmount,
  maxTimesCanBeUsed,
  expirationDate,
  version,
}: Coupon) => ({ couponId: id, couponCode, discountType, discountAmount, maxTimesCanBeUsed, expirationDate, version });
