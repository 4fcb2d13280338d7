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

  it('says what a package then costs, never less than nothing', async () => {
    await calls.made({ couponCode: 'TEN-OFF', discountAmount: 10.5 });
    await calls.made({ couponCode: 'ALL-OFF', discountAmount: 5_000 });
    expect((await check('ten-off')).json().payload).toMatchObject({ totalAmount: 38.5, discountAmount: 10.5 });
    expect((await check('ALL-OFF')).json().payload).toMatchObject({ totalAmount: 0, discountAmount: 49 });
  });

  it('refuses one that is unknown, deleted, used up or expired, and holds to the end of its last day', async () => {
    const refused = async (code: string) => {
      const response = await check(code);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'coupon.invalid', message: 'This coupon cannot be used' });
    };
    const lastDay = await calls.made({ couponCode: 'LAST/DAY', expirationDate: calls.today + DAY });
    const usedUp = await calls.made({ couponCode: 'USED-UP' });
    const deleted = await calls.made({ couponCode: 'DELETED' });
    await calls.use(usedUp.id, 10);
    await calls.remove(deleted.id);
    for (const code of ['NO-SUCH', 'USED-UP', 'DELETED']) await refused(code);
    server.clock.advance(lastDay.expirationDate + DAY - 60 - server.clock.now());
    expect((await check('LAST/DAY')).statusCode).toBe(200);
    server.clock.advance(61);
    await refused('LAST/DAY');
  });

  it('knows the packages on offer', async () => {
    const response = await check('TEN-OFF', '01940000-0000-7000-8000-000000000000');
    expect([response.statusCode, response.json().code]).toEqual([404, 'coupon.packageUnknown']);
  });
});
