import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '../src/db/schema/index.ts';
import { couponCalls } from './support/coupons.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
let calls: ReturnType<typeof couponCalls>;
beforeAll(async () => {
  server = await startHarness();
  calls = couponCalls(server);
});
afterAll(() => server.close());

describe('an idempotency key', () => {
  it('creates one coupon for repeated and simultaneous requests', async () => {
    const body = calls.input();
    const headers = { 'idempotency-key': `key-${body.couponCode}` };
    const answers = await Promise.all(Array.from({ length: 6 }, () => calls.create(body, headers)));
    const later = await calls.create(body, headers);
    for (const answer of [...answers, later]) {
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual(answers[0]?.json());
      expect(answer.headers.location).toBe(answers[0]?.headers.location);
    }
    expect(await server.db.select().from(coupons).where(eq(coupons.code, body.couponCode))).toHaveLength(1);
  });

  it('is rejected with another body, and reusable after a rejected request', async () => {
    const headers = { 'idempotency-key': 'another-body' };
    const taken = await calls.createRecord();
    expect((await calls.create(calls.input({ couponCode: taken.couponCode }), headers)).json().code).toBe(
      'coupon.codeTaken',
    );
    expect((await calls.create(calls.input(), headers)).statusCode).toBe(201);
    const reused = await calls.create(calls.input(), headers);
    expect([reused.statusCode, reused.json().code]).toEqual([409, 'idempotency.reused']);
  });

  it('is separate for each user', async () => {
    const body = calls.input();
    const headers = { 'idempotency-key': 'shared-by-two' };
    await server.db.execute(
      "update users set role_id = (select role_id from users where email = 'admin@demo.test') where email = 'limited-admin@demo.test'",
    );
    await calls.create(body, headers);
    const other = await server.call('limited-admin@demo.test', {
      method: 'POST',
      url: '/api/coupons/create',
      payload: body,
      headers,
    });
    expect(other.json().code).toBe('coupon.codeTaken');
  });
});
