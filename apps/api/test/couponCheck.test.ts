import { DAY } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionPackages } from '../src/db/schema/index.ts';
import { couponCalls } from './support/coupons.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let calls: ReturnType<typeof couponCalls>;
beforeAll(async () => {
  server = await startHarness();
  calls = couponCalls(server);
});
afterAll(() => server.close());

describe('a check', () => {
  const check = async (code: string, packageId?: string) => {
    const [offered] = await server.db
      .select()
      .from(subscriptionPackages)
      .where(eq(subscriptionPackages.name, 'Starter'));
    const url = `/api/coupons/couponCode/${encodeURIComponent(code)}?packageId=${packageId ?? offered?.id}`;
    return server.call('unsubscribed@demo.test', { url });
  };

  it('returns the reduced price, never below zero', async () => {
    await calls.createRecord({ couponCode: 'TEN-OFF', discountAmount: 10.5 });
    await calls.createRecord({ couponCode: 'ALL-OFF', discountAmount: 5_000 });
    expect((await check('ten-off')).json().payload).toMatchObject({ totalAmount: 38.5, discountAmount: 10.5 });
    expect((await check('ALL-OFF')).json().payload).toMatchObject({ totalAmount: 0, discountAmount: 49 });
  });

  it('rejects unknown, deleted, used-up and expired coupons, and accepts the last day', async () => {
    const refused = async (code: string) => {
      const response = await check(code);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'coupon.invalid', message: 'This coupon cannot be used' });
    };
    const lastDay = await calls.createRecord({ couponCode: 'LAST/DAY', expirationDate: calls.today + DAY });
    const usedUp = await calls.createRecord({ couponCode: 'USED-UP' });
    const deleted = await calls.createRecord({ couponCode: 'DELETED' });
    await calls.use(usedUp.id, 10);
    await calls.remove(deleted.id);
    for (const code of ['NO-SUCH', 'USED-UP', 'DELETED']) await refused(code);
    server.clock.advance(lastDay.expirationDate + DAY - 60 - server.clock.now());
    expect((await check('LAST/DAY')).statusCode).toBe(200);
    server.clock.advance(61);
    await refused('LAST/DAY');
  });

  it('accepts only packages on sale', async () => {
    const response = await check('TEN-OFF', '01940000-0000-7000-8000-000000000000');
    expect([response.statusCode, response.json().code]).toEqual([404, 'coupon.packageUnknown']);
  });
});
