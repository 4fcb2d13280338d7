import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { refunds } from '../src/db/schema/index.ts';
import { cardToken } from './support/payments.ts';
import { newcomer, startPlans } from './support/plans.ts';

const { server, calls, payments } = await startPlans();

describe('a lost response of the payment provider', () => {
  it('leaves the payment open, and the same request returns the result without a second charge', async () => {
    const body = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken() };
    const headers = { 'idempotency-key': 'lost-and-repeated' };
    payments.lose = 'after';
    const lost = await calls.subscribe(newcomer, body, headers);
    expect([lost.statusCode, lost.json().code]).toEqual([503, 'payment.unknown']);
    expect((await calls.attempts(newcomer))[0]?.status).toBe('PENDING');
    payments.lose = undefined;
    expect((await calls.subscribe(newcomer, body, headers)).statusCode).toBe(201);
    expect(payments.taken.size).toBe(1);
  });

  it('is requested again after a minute', async () => {
    payments.lose = 'after';
    await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage() });
    payments.lose = undefined;
    expect(await server.billing.settleOpen(60)).toBe(0);
    server.clock.advance(61);
    expect(await server.billing.settleOpen(60)).toBe(1);
    expect((await calls.attempts(newcomer))[0]?.status).toBe('PAID');
    expect(await calls.present(newcomer)).toBeDefined();
    expect(await server.billing.settleOpen(60)).toBe(0);
  });

  it('of a charge that never arrived becomes a failure, which releases the coupon', async () => {
    const couponId = await calls.makeCoupon(1_000, 1);
    payments.lose = 'before';
    await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage(), couponId });
    payments.lose = undefined;
    // the charge may still arrive
    expect(await server.billing.settleOpen(-1)).toBe(0);
    server.clock.advance(60);
    expect(await server.billing.settleOpen(60)).toBe(1);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'FAILED', failureCode: 'payment.abandoned' });
    const again = { subscriptionPackageId: await calls.makePackage(), couponId };
    expect((await calls.subscribe(newcomer, again)).statusCode).toBe(201);
  });

  it("is not charged when the request is repeated after the provider's key may have expired", async () => {
    const body = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken() };
    const headers = { 'idempotency-key': 'long-after' };
    payments.lose = 'before';
    await calls.subscribe(newcomer, body, headers);
    payments.lose = undefined;
    payments.asked.length = 0;
    server.clock.advance(60);
    const again = await calls.subscribe(newcomer, body, headers);
    expect([again.statusCode, again.json().code]).toEqual([402, 'payment.abandoned']);
    expect(payments.asked).toEqual([]);
    expect((await calls.subscribe(newcomer, body)).statusCode).toBe(201);
  });

  it('that arrives after the payment was given up still creates the paid plan', async () => {
    const body = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken() };
    let open = () => {};
    payments.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const late = calls.subscribe(newcomer, body);
    while (payments.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    server.clock.advance(60);
    await server.billing.settleOpen(60);
    expect((await calls.attempts(newcomer))[0]?.failureCode).toBe('payment.abandoned');
    open();
    payments.gate = undefined;
    expect((await late).statusCode).toBe(201);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'PAID', failureCode: null });
  });
});

describe('a lost response to a refund', () => {
  const pay = async () => {
    const values = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken() };
    expect((await calls.subscribe(newcomer, values)).statusCode).toBe(201);
    const [paid] = await calls.attempts(newcomer);
    return { id: paid?.id ?? '', charge: paid?.providerReference ?? '' };
  };
  const refund = (id: string, key: string) =>
    server.call('admin@demo.test', {
      method: 'POST',
      url: `/api/transaction/id/${id}/refund`,
      payload: { amount: 30, reason: 'SMALLER_PLAN' },
      headers: { 'idempotency-key': key },
    });
  const refundsOf = (id: string) => server.db.select().from(refunds).where(eq(refunds.transactionId, id));

  it('is looked up when the admin repeats the refund after a minute', async () => {
    const { id } = await pay();
    payments.lose = 'after';
    expect((await refund(id, 'made-refund')).json().code).toBe('refund.unknown');
    payments.lose = undefined;
    server.clock.advance(60);
    expect((await refund(id, 'made-refund')).json().payload).toMatchObject({ refundedAmount: 30 });
  });

  it('makes no refund when the admin repeats it after a minute, because the job may have given it up', async () => {
    const { id, charge } = await pay();
    payments.lose = 'before';
    await refund(id, 'lost-refund');
    payments.lose = undefined;
    server.clock.advance(60);
    for (const status of ['PENDING', 'FAILED']) {
      expect(await refundsOf(id)).toMatchObject([{ status }]);
      const late = await refund(id, 'lost-refund');
      expect([late.statusCode, late.json().code]).toEqual([503, 'refund.unknown']);
    }
    expect(await payments.findRefunds(charge)).toEqual([]);
    expect((await refund(id, 'another-refund')).statusCode).toBe(200);
  });

  it('that arrives after the refund was given up is still recorded', async () => {
    const { id } = await pay();
    let open = () => {};
    payments.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    payments.askedRefunds.length = 0;
    const late = refund(id, 'slow-refund');
    while (payments.askedRefunds.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    server.clock.advance(60);
    await server.billing.settleOpen(60);
    expect(await refundsOf(id)).toMatchObject([{ status: 'FAILED', failureCode: 'refund.abandoned' }]);
    open();
    payments.gate = undefined;
    expect((await late).json().payload).toMatchObject({ refundedAmount: 30 });
    expect(await refundsOf(id)).toMatchObject([{ status: 'SUCCEEDED', failureCode: null }]);
  });
});
