import { DAY } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, coupons } from '../src/db/schema/index.ts';
import { couponCalls, toUpdateBody } from './support/coupons.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let calls: ReturnType<typeof couponCalls>;
beforeAll(async () => {
  server = await startHarness();
  calls = couponCalls(server);
});
afterAll(() => server.close());

describe('a new coupon', () => {
  it('is stored as entered, active and unused', async () => {
    const typed = calls.input({ couponCode: 'Héllo-50%' });
    const response = await calls.create(typed);
    const { payload } = response.json();
    expect(response.statusCode).toBe(201);
    expect(response.headers.location).toBe(`/api/coupons/id/${payload.id}`);
    expect(payload).toMatchObject({ ...typed, usedCount: 0, isActive: true, deleted: false, version: 1 });
    expect((await calls.get(payload.id)).json().payload).toEqual(payload);
  });

  it.each([1, 1_000_000, 19.99, 0.1 + 1.1, 999_999.99])('stores %d to the cent', async (discountAmount) => {
    expect((await calls.createRecord({ discountAmount })).discountAmount).toBeCloseTo(discountAmount, 10);
  });

  it.each([
    [{ couponCode: '' }, 'couponCode', 'Coupon Code is required'],
    [{ couponCode: undefined }, 'couponCode', 'Coupon Code is required'],
    [{ couponCode: 'A B' }, 'couponCode', 'Coupon Code must not contain spaces or hidden characters'],
    [{ couponCode: 'SPRING\u200b26' }, 'couponCode', 'Coupon Code must not contain spaces or hidden characters'],
    [{ couponCode: 'NUL\u0000' }, 'couponCode', 'Coupon Code contains a character that cannot be stored'],
    [{ couponCode: 'HALF\ud83d' }, 'couponCode', 'Coupon Code contains a character that cannot be stored'],
    [{ couponCode: 'X'.repeat(65) }, 'couponCode', 'Coupon Code can have at most 64 characters'],
    [{ discountType: 'PERCENT' }, 'discountType', 'Discount Type must be one of: FIXED'],
    [{ discountAmount: 0.99 }, 'discountAmount', 'Discount Amount must be at least 1'],
    [{ discountAmount: 1_000_001 }, 'discountAmount', 'Discount Amount must be at most 1,000,000'],
    [{ discountAmount: 10.001 }, 'discountAmount', 'Discount Amount can have at most two decimals'],
    [{ discountAmount: '10' }, 'discountAmount', 'Discount Amount must be a number'],
    [{ maxTimesCanBeUsed: 0 }, 'maxTimesCanBeUsed', 'Max Times Can Be Used must be at least 1'],
    [{ maxTimesCanBeUsed: 1.5 }, 'maxTimesCanBeUsed', 'Max Times Can Be Used must be a whole number'],
    [{ expirationDate: null }, 'expirationDate', 'Expiration Date must be a whole number'],
    [{ usedCount: 3 }, 'usedCount', 'usedCount is not a known field'],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await calls.create(calls.input(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ field, message, code: expect.stringMatching(/^field\./) }]);
  });

  it('expires tomorrow or later, on a whole day', async () => {
    const refused = async (expirationDate: number) =>
      (await calls.create(calls.input({ expirationDate }))).json().errors;
    const future = {
      field: 'expirationDate',
      message: 'Please select future date',
      code: 'coupon.expirationNotFuture',
    };
    expect(await refused(calls.today)).toEqual([future]);
    expect(await refused(0)).toEqual([future]);
    expect(await refused(calls.today + DAY + 1)).toMatchObject([{ code: 'coupon.expirationNotDay' }]);
    expect((await calls.createRecord({ expirationDate: calls.today + DAY })).isActive).toBe(true);
  });

  it('has a unique code in any letter case, until that coupon is deleted', async () => {
    const { id } = await calls.createRecord({ couponCode: 'UNIQUE-É' });
    const response = await calls.create(calls.input({ couponCode: 'unique-é' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'coupon.codeTaken', errors: [{ field: 'couponCode' }] });
    await calls.remove(id);
    await calls.createRecord({ couponCode: 'unique-é' });
  });

  it('is created once when the same code is sent ten times at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => calls.create(calls.input({ couponCode: 'RACE' }))),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('cannot be searched by characters that the database cannot store', async () => {
    const response = await server.call('admin@demo.test', { url: '/api/coupons/all?couponCode=%00' });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field: 'couponCode', code: 'field.character' }]);
  });
});

describe('an update', () => {
  it('changes the given fields and increases the version', async () => {
    const before = await calls.createRecord();
    const response = await calls.update({ ...toUpdateBody(before), couponCode: 'CHANGED-1', discountAmount: 5 });
    expect(response.json()).toMatchObject({
      code: 'coupon.updated',
      payload: { ...before, couponCode: 'CHANGED-1', discountAmount: 5, version: 2 },
    });
  });

  it('of an outdated version is rejected with the current record', async () => {
    const before = await calls.createRecord();
    await calls.update({ ...toUpdateBody(before), discountAmount: 5 });
    const response = await calls.update({ ...toUpdateBody(before), discountAmount: 7 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'stale', payload: { discountAmount: 5, version: 2 } });
  });

  it('succeeds once when many send the same version', async () => {
    const before = await calls.createRecord();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((discountAmount) => calls.update({ ...toUpdateBody(before), discountAmount })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('cannot set the maximum below the number of uses', async () => {
    const before = await calls.createRecord();
    await calls.use(before.id, 4);
    const response = await calls.update({ ...toUpdateBody(before), maxTimesCanBeUsed: 3 });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      {
        field: 'maxTimesCanBeUsed',
        message: 'Max Times Can Be Used cannot be below the 4 uses already taken',
        code: 'coupon.maxBelowUsed',
      },
    ]);
    const exact = await calls.update({ ...toUpdateBody(before), maxTimesCanBeUsed: 4 });
    expect(exact.json().payload).toMatchObject({ usedCount: 4, isActive: false });
  });

  it('follows the rules of a new coupon', async () => {
    const [before, other] = [await calls.createRecord(), await calls.createRecord()];
    const body = toUpdateBody(before);
    expect((await calls.update({ ...body, expirationDate: calls.today })).json().errors[0].message).toBe(
      'Please select future date',
    );
    expect((await calls.update({ ...body, couponCode: other.couponCode.toLowerCase() })).json().code).toBe(
      'coupon.codeTaken',
    );
    expect((await calls.update({ ...body, couponCode: before.couponCode.toLowerCase() })).statusCode).toBe(200);
    expect((await calls.update({ ...body, couponId: '01940000-0000-7000-8000-000000000000' })).statusCode).toBe(404);
  });
});

describe('a deleted coupon', () => {
  it('is not found by any operation and stays in the database', async () => {
    const coupon = await calls.createRecord();
    expect((await calls.remove(coupon.id)).json()).toMatchObject({
      success: true,
      code: 'coupon.deleted',
      payload: null,
    });
    expect((await calls.remove(coupon.id)).statusCode).toBe(404);
    expect((await calls.get(coupon.id)).json().code).toBe('coupon.notFound');
    expect((await calls.update(toUpdateBody(coupon))).statusCode).toBe(404);
    const [row] = await server.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(row?.deletedAt).toBeInstanceOf(Date);
  });
});

describe('the audit log', () => {
  it('contains every change with user, before and after, and no rejected ones', async () => {
    const coupon = await calls.createRecord();
    await calls.update({ ...toUpdateBody(coupon), discountAmount: 5 });
    await calls.update({ ...toUpdateBody(coupon), discountAmount: 6 });
    await calls.remove(coupon.id);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, coupon.id)).orderBy(auditLog.id);
    expect(trail.map(({ operationId }) => operationId)).toEqual(['createCoupon', 'updateCoupon', 'deleteCoupon']);
    expect(trail[1]).toMatchObject({ before: { discountAmount: 19.99 }, after: { discountAmount: 5, version: 2 } });
    expect(new Set(trail.map(({ userId }) => userId)).size).toBe(1);
  });
});
