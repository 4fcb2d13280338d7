import { DAY, dayOf } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, coupons, subscriptionPackages } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';

const admin = 'admin@demo.test';
let server: Harness;
let today: number;
let serial = 0;

beforeAll(async () => {
  server = await startHarness();
  today = dayOf(server.clock.now());
});
afterAll(() => server.close());

const input = (values: object = {}) => ({
  couponCode: `TEST-${(serial += 1)}`,
  discountType: 'FIXED',
  discountAmount: 19.99,
  maxTimesCanBeUsed: 10,
  expirationDate: today + 30 * DAY,
  ...values,
});
const create = (payload: object, headers: Record<string, string> = {}) =>
  server.call(admin, { method: 'POST', url: '/api/coupons/create', payload, headers });
const update = (payload: object) => server.call(admin, { method: 'PUT', url: '/api/coupons/update', payload });
const remove = (id: string) => server.call(admin, { method: 'DELETE', url: `/api/coupons/delete/id/${id}` });
const get = (id: string) => server.call(admin, { url: `/api/coupons/id/${id}` });
const made = async (values: object = {}) => {
  const response = await create(input(values));
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};
/** The body of an update that changes nothing. */
const asUpdate = ({
  id,
  couponCode,
  discountType,
  discountAmount,
  maxTimesCanBeUsed,
  expirationDate,
  version,
}: never) => ({
  couponId: id,
  couponCode,
  discountType,
  discountAmount,
  maxTimesCanBeUsed,
  expirationDate,
  version,
});
const use = (id: string, usedCount: number) => server.db.update(coupons).set({ usedCount }).where(eq(coupons.id, id));

describe('a new coupon', () => {
  it('is stored as it was typed, active and unused', async () => {
    const typed = input({ couponCode: 'Héllo-50%' });
    const response = await create(typed);
    const { payload } = response.json();
    expect(response.statusCode).toBe(201);
    expect(response.headers.location).toBe(`/api/coupons/id/${payload.id}`);
    expect(payload).toMatchObject({ ...typed, usedCount: 0, isActive: true, deleted: false, version: 1 });
    expect((await get(payload.id)).json().payload).toEqual(payload);
  });

  it.each([1, 1_000_000, 19.99, 0.1 + 1.1, 999_999.99])('keeps %d to the cent', async (discountAmount) => {
    expect((await made({ discountAmount })).discountAmount).toBeCloseTo(discountAmount, 10);
  });

  it.each([
    [{ couponCode: '' }, 'couponCode', 'Coupon Code is required'],
    [{ couponCode: undefined }, 'couponCode', 'Coupon Code is required'],
    [{ couponCode: 'A B' }, 'couponCode', 'Coupon Code must not contain spaces'],
    [{ couponCode: 'X'.repeat(65) }, 'couponCode', 'Coupon Code can have at most 64 characters'],
    [{ discountType: 'PERCENT' }, 'discountType', 'Discount Type must be one of: FIXED'],
    [{ discountAmount: 0.99 }, 'discountAmount', 'Discount Amount must be at least 1'],
    [{ discountAmount: 1_000_001 }, 'discountAmount', 'Discount Amount must be at most 1,000,000'],
    [{ discountAmount: 10.001 }, 'discountAmount', 'Discount Amount can have at most two decimals'],
    [{ discountAmount: '10' }, 'discountAmount', 'Discount Amount must be a number'],
    [{ maxTimesCanBeUsed: 0 }, 'maxTimesCanBeUsed', 'Max Times Can Be Used must be at least 1'],
    [{ maxTimesCanBeUsed: 1.5 }, 'maxTimesCanBeUsed', 'Max Times Can Be Used must be a whole number'],
    [{ expirationDate: null }, 'expirationDate', 'Expiration Date must be a whole number'],
    [{ usedCount: 3 }, 'usedCount', 'usedCount is not known here'],
  ])('is refused with %j', async (wrong, field, message) => {
    const response = await create(input(wrong));
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([{ field, message, code: expect.stringMatching(/^field\./) }]);
  });

  it('expires tomorrow or later, on a whole day', async () => {
    const refused = async (expirationDate: number) => (await create(input({ expirationDate }))).json().errors;
    const future = {
      field: 'expirationDate',
      message: 'Please select future date',
      code: 'coupon.expirationNotFuture',
    };
    expect(await refused(today)).toEqual([future]);
    expect(await refused(0)).toEqual([future]);
    expect(await refused(today + DAY + 1)).toMatchObject([{ code: 'coupon.expirationNotDay' }]);
    expect((await made({ expirationDate: today + DAY })).isActive).toBe(true);
  });

  it('has a code of its own in any letter case, until that one is deleted', async () => {
    const { id } = await made({ couponCode: 'UNIQUE-É' });
    const response = await create(input({ couponCode: 'unique-é' }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'coupon.codeTaken', errors: [{ field: 'couponCode' }] });
    await remove(id);
    await made({ couponCode: 'unique-é' });
  });

  it('is one, when the same code is asked for ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(input({ couponCode: 'RACE' }))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it('cannot hold what the database cannot', async () => {
    const response = await create(input({ couponCode: 'NUL\u0000' }));
    expect([response.statusCode, response.json().code]).toEqual([400, 'request.value']);
  });
});

describe('an idempotency key', () => {
  it('makes one coupon, however often and however fast the same is sent', async () => {
    const body = input();
    const headers = { 'idempotency-key': `key-${body.couponCode}` };
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(body, headers)));
    const later = await create(body, headers);
    for (const answer of [...answers, later]) {
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual(answers[0]?.json());
      expect(answer.headers.location).toBe(answers[0]?.headers.location);
    }
    expect(await server.db.select().from(coupons).where(eq(coupons.code, body.couponCode))).toHaveLength(1);
  });

  it('is refused with another body, and free again after a refusal', async () => {
    const headers = { 'idempotency-key': 'another-body' };
    const taken = await made();
    expect((await create(input({ couponCode: taken.couponCode }), headers)).json().code).toBe('coupon.codeTaken');
    expect((await create(input(), headers)).statusCode).toBe(201);
    const reused = await create(input(), headers);
    expect([reused.statusCode, reused.json().code]).toEqual([409, 'idempotency.reused']);
  });

  it('is of the user who sent it', async () => {
    const body = input();
    const headers = { 'idempotency-key': 'shared-by-two' };
    await server.db.execute(
      "update users set role_id = (select role_id from users where email = 'admin@demo.test') where email = 'limited-admin@demo.test'",
    );
    await create(body, headers);
    const other = await server.call('limited-admin@demo.test', {
      method: 'POST',
      url: '/api/coupons/create',
      payload: body,
      headers,
    });
    expect(other.json().code).toBe('coupon.codeTaken');
  });
});

describe('an update', () => {
  it('changes what was typed and counts the version', async () => {
    const before = await made();
    const response = await update({ ...asUpdate(before as never), couponCode: 'CHANGED-1', discountAmount: 5 });
    expect(response.json()).toMatchObject({
      code: 'coupon.updated',
      payload: { ...before, couponCode: 'CHANGED-1', discountAmount: 5, version: 2 },
    });
  });

  it('of an older version is refused with the present record', async () => {
    const before = await made();
    await update({ ...asUpdate(before as never), discountAmount: 5 });
    const response = await update({ ...asUpdate(before as never), discountAmount: 7 });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'stale', payload: { discountAmount: 5, version: 2 } });
  });

  it('is done by one of many who hold the same version', async () => {
    const before = await made();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((discountAmount) => update({ ...asUpdate(before as never), discountAmount })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('leaves room for the uses already taken', async () => {
    const before = await made();
    await use(before.id, 4);
    const response = await update({ ...asUpdate(before as never), maxTimesCanBeUsed: 3 });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toEqual([
      {
        field: 'maxTimesCanBeUsed',
        message: 'Max Times Can Be Used cannot be below the 4 uses already taken.',
        code: 'coupon.maxBelowUsed',
      },
    ]);
    const exact = await update({ ...asUpdate(before as never), maxTimesCanBeUsed: 4 });
    expect(exact.json().payload).toMatchObject({ usedCount: 4, isActive: false });
  });

  it('keeps to the rules of a new one', async () => {
    const [before, other] = [await made(), await made()];
    const body = asUpdate(before as never);
    expect((await update({ ...body, expirationDate: today })).json().errors[0].message).toBe(
      'Please select future date',
    );
    expect((await update({ ...body, couponCode: other.couponCode.toLowerCase() })).json().code).toBe(
      'coupon.codeTaken',
    );
    expect((await update({ ...body, couponCode: before.couponCode.toLowerCase() })).statusCode).toBe(200);
    expect((await update({ ...body, couponId: '01940000-0000-7000-8000-000000000000' })).statusCode).toBe(404);
  });
});

describe('a deleted coupon', () => {
  it('is gone for every call, and stays in the database', async () => {
    const coupon = await made();
    expect((await remove(coupon.id)).json()).toMatchObject({ success: true, code: 'coupon.deleted', payload: null });
    expect((await remove(coupon.id)).statusCode).toBe(404);
    expect((await get(coupon.id)).json().code).toBe('coupon.notFound');
    expect((await update(asUpdate(coupon as never))).statusCode).toBe(404);
    const [row] = await server.db.select().from(coupons).where(eq(coupons.id, coupon.id));
    expect(row?.deletedAt).toBeInstanceOf(Date);
  });
});

describe('the trail', () => {
  it('has every write with who, before and after, and nothing of what was refused', async () => {
    const coupon = await made();
    await update({ ...asUpdate(coupon as never), discountAmount: 5 });
    await update({ ...asUpdate(coupon as never), discountAmount: 6 });
    await remove(coupon.id);
    const trail = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.recordId, coupon.id)))
      .orderBy(auditLog.id);
    expect(trail.map(({ operationId }) => operationId)).toEqual(['createCoupon', 'updateCoupon', 'deleteCoupon']);
    expect(trail[1]).toMatchObject({ before: { discountAmount: 19.99 }, after: { discountAmount: 5, version: 2 } });
    expect(new Set(trail.map(({ userId }) => userId)).size).toBe(1);
  });
});

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
    await made({ couponCode: 'TEN-OFF', discountAmount: 10.5 });
    await made({ couponCode: 'ALL-OFF', discountAmount: 5_000 });
    expect((await check('ten-off')).json().payload).toMatchObject({ totalAmount: 38.5, discountAmount: 10.5 });
    expect((await check('ALL-OFF')).json().payload).toMatchObject({ totalAmount: 0, discountAmount: 49 });
  });

  it('refuses one that is unknown, deleted, used up or expired, and holds to the end of its last day', async () => {
    const refused = async (code: string) => {
      const response = await check(code);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'coupon.invalid', message: 'This coupon cannot be used.' });
    };
    const lastDay = await made({ couponCode: 'LAST/DAY', expirationDate: today + DAY });
    const usedUp = await made({ couponCode: 'USED-UP' });
    const deleted = await made({ couponCode: 'DELETED' });
    await use(usedUp.id, 10);
    await remove(deleted.id);
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
