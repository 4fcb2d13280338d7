import { couponLimits, DAY, dateOf, dayOf, isCouponActive } from '@fairlead/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { coupons, disputes, refunds, transactions } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let today: number;

/** Code, cents, maximum uses, uses, days until expiry, deleted. */
const rows: [string, number, number, number, number, boolean][] = [
  ['alpha', 500, 10, 0, 5, false],
  ['Bravo', 500, 10, 10, 5, false],
  ['éclair', 200, 20, 3, 0, false],
  ['Echo', 900, 5, 1, -1, false],
  ['50%_OFF', 100, 1, 0, 40, false],
  ['5000OFF', 700, 2, 1, 30, false],
  ['back\\slash', 300, 3, 3, -5, false],
  ['Zulu', 800, 7, 6, 1, false],
  ['ALPHA-OLD', 100, 1, 0, 5, true],
];

beforeAll(async () => {
  server = await startHarness();
  today = dayOf(server.clock.now());
  // Refunds and disputes refer to their payment, and payments to their coupon.
  await server.db.delete(refunds);
  await server.db.delete(disputes);
  await server.db.delete(transactions);
  await server.db.delete(coupons);
  await server.db.insert(coupons).values(
    rows.map(([code, discountCents, maxUses, usedCount, days, deleted], index) => ({
      // Sequential, so that the order of equal rows is known.
      id: uuidv7(today * 1000 + index),
      code,
      discountType: 'FIXED',
      discountCents,
      maxUses,
      usedCount,
      expiresOn: dateOf(today + days * DAY),
      createdAt: new Date((today + index) * 1000),
      deletedAt: deleted ? new Date() : null,
    })),
  );
});
afterAll(() => server.close());

const list = async (query: Record<string, string | number | boolean> = {}) => {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  // Only admins who may delete coupons see deleted ones.
  const as = query.isDeleted ? 'admin@demo.test' : 'limited-admin@demo.test';
  const response = await server.call(as, { url: `/api/coupons/all?${search.toString()}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};
const codes = async (query: Parameters<typeof list>[0]): Promise<string[]> =>
  (await list(query)).content.map(({ couponCode }: { couponCode: string }) => couponCode);

describe('the order', () => {
  it.each([
    ['creationDate', ['alpha', 'Bravo', 'éclair', 'Echo', '50%_OFF', '5000OFF', 'back\\slash', 'Zulu']],
    ['couponCode', ['50%_OFF', '5000OFF', 'alpha', 'back\\slash', 'Bravo', 'Echo', 'éclair', 'Zulu']],
    ['discountAmount', ['50%_OFF', 'éclair', 'back\\slash', 'alpha', 'Bravo', '5000OFF', 'Zulu', 'Echo']],
    ['maxTimesCanBeUsed', ['50%_OFF', '5000OFF', 'back\\slash', 'Echo', 'Zulu', 'alpha', 'Bravo', 'éclair']],
    ['useTimeRemaining', ['Bravo', 'back\\slash', '50%_OFF', '5000OFF', 'Zulu', 'Echo', 'alpha', 'éclair']],
    ['expirationDate', ['back\\slash', 'Echo', 'éclair', 'Zulu', 'alpha', 'Bravo', '5000OFF', '50%_OFF']],
  ])('by %s works in both directions and is stable', async (sortBy, expected) => {
    expect(await codes({ sortBy, ascOrDesc: 'asc' })).toEqual(expected);
    expect(await codes({ sortBy, ascOrDesc: 'desc' })).toEqual([...expected].reverse());
  });

  it('is newest first by default', async () => {
    expect((await codes({}))[0]).toBe('Zulu');
  });
});

describe('the search', () => {
  it.each([
    ['ALPHA', ['alpha']],
    ['ÉC', ['éclair']],
    ['%', ['50%_OFF']],
    ['_', ['50%_OFF']],
    ['\\', ['back\\slash']],
    ['off', ['50%_OFF', '5000OFF']],
    ["' or 1=1 --", []],
  ])('for %s matches literally anywhere in the code', async (couponCode, expected) => {
    expect((await codes({ couponCode })).sort()).toEqual(expected);
  });
});

describe('the filters', () => {
  it('match the rule for active coupons', async () => {
    const now = server.clock.now();
    const all = (await list()).content;
    for (const coupon of all) expect(coupon.isActive, coupon.couponCode).toBe(isCouponActive(coupon, now));
    const active = await codes({ isActive: true });
    expect(active.sort()).toEqual(['50%_OFF', '5000OFF', 'Zulu', 'alpha', 'éclair']);
    expect((await codes({ isActive: false })).sort()).toEqual(['Bravo', 'Echo', 'back\\slash']);
    expect(await codes({ isActive: true, couponCode: 'b' })).toEqual([]);
  });

  it('separate deleted coupons', async () => {
    expect(await codes({ isDeleted: true })).toEqual(['ALPHA-OLD']);
    expect(await codes({ isDeleted: true, isActive: false })).toEqual(['ALPHA-OLD']);
    expect(await codes({ isDeleted: true, isActive: true })).toEqual([]);
  });
});

describe('the pages', () => {
  it('contain the total on every page', async () => {
    const page = async (pageNo: number, pageSize = 3) => {
      const { content, ...counts } = await list({ pageNo, pageSize });
      return { ...counts, shown: content.length };
    };
    expect(await page(0)).toEqual({
      totalElements: 8,
      totalIsCapped: false,
      totalPages: 3,
      numberOfElements: 3,
      shown: 3,
    });
    expect(await page(2)).toEqual({
      totalElements: 8,
      totalIsCapped: false,
      totalPages: 3,
      numberOfElements: 2,
      shown: 2,
    });
    expect(await page(3)).toEqual({
      totalElements: 8,
      totalIsCapped: false,
      totalPages: 3,
      numberOfElements: 0,
      shown: 0,
    });
    expect(await page(0, 8)).toEqual({
      totalElements: 8,
      totalIsCapped: false,
      totalPages: 1,
      numberOfElements: 8,
      shown: 8,
    });
    expect(await list({ couponCode: 'none' })).toEqual({
      content: [],
      totalElements: 0,
      totalIsCapped: false,
      totalPages: 0,
      numberOfElements: 0,
    });
  });

  it('hold every row once', async () => {
    const pages = await Promise.all(
      [0, 1, 2, 3].map((pageNo) => codes({ pageNo, pageSize: 2, sortBy: 'discountAmount' })),
    );
    expect(new Set(pages.flat()).size).toBe(8);
  });

  it.each([
    'pageNo=-1',
    'pageNo=x',
    'pageNo=1000001',
    'pageSize=0',
    'pageSize=101',
    'sortBy=drop',
    'ascOrDesc=up',
    'isActive=maybe',
    'couponCode=',
    `couponCode=${'x'.repeat(couponLimits.codeMaxLength + 1)}`,
    'unknown=1',
  ])('are rejected with %s', async (query) => {
    const response = await server.call('admin@demo.test', { url: `/api/coupons/all?${query}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([expect.objectContaining({ field: query.split('=')[0] })]);
  });
});
