import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { coupons } from '../src/db/schema/index.ts';
import { databaseKind } from './support/database.ts';
import { countLockWaits } from './support/lockWaits.ts';
import { cardToken } from './support/payments.ts';
import { newcomer, owner, startPlans } from './support/plans.ts';

const { server, calls, payments } = await startPlans();

describe('a card', () => {
  it.each([
    ['0002', 'payment.declined', 'Your card was declined. Please use another card.'],
    ['9995', 'payment.insufficientFunds', 'Your card has insufficient funds. Please use another card.'],
    ['0069', 'payment.expiredCard', 'Your card has expired. Please use another card.'],
    ['0127', 'payment.incorrectCvc', 'The security code of your card is incorrect. Please check it.'],
    ['0119', 'payment.processingError', /^An error occurred while processing your card/],
    ['1234', 'payment.declined', /declined/],
  ])('ending in %s is declined as %s with a message, and the coupon is released', async (last4, code, text) => {
    const subscriptionPackageId = await calls.makePackage();
    const couponId = await calls.makeCoupon(100, 1);
    const answer = await calls.subscribe(newcomer, { subscriptionPackageId, couponId, stripeToken: cardToken(last4) });
    expect([answer.statusCode, answer.json().code]).toEqual([402, code]);
    expect(answer.json().message).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    expect(await calls.present(newcomer)).toBeUndefined();
    expect(await calls.usesOf(couponId)).toBe(0);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'FAILED', failureCode: code });
    // the coupon's last use is still available
    const again = await calls.subscribe(newcomer, { subscriptionPackageId, couponId });
    expect(again.statusCode).toBe(201);
  });

  it('is declined in the language of the buyer', async () => {
    const values = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken('0002') };
    const answer = await calls.subscribe(newcomer, values, { 'accept-language': 'de' });
    expect(answer.json().message).toBe('Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Karte.');
  });

  it('can be charged once per token, and other values are rejected', async () => {
    const subscriptionPackageId = await calls.makePackage();
    const stripeToken = cardToken();
    await calls.subscribe(newcomer, { subscriptionPackageId, stripeToken });
    await calls.deletePlans(newcomer);
    for (const token of [stripeToken, '4242424242424242', 'tok_', 'tok_sandbox_visa_4242_']) {
      const answer = await calls.subscribe(newcomer, { subscriptionPackageId, stripeToken: token });
      expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment.tokenInvalid']);
    }
    expect(payments.total()).toBe(10_000);
  });
});

describe('the amount', () => {
  it('of zero requires no card and no provider', async () => {
    const couponId = await calls.makeCoupon(50_000);
    const values = { subscriptionPackageId: await calls.makePackage(), couponId, stripeToken: null };
    const answer = await calls.subscribe(newcomer, values);
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'PAID', paidCents: 0, cardLast4: null });
    expect(await calls.usesOf(couponId)).toBe(1);
    expect(payments.asked).toEqual([]);
  });

  it('above zero requires a card', async () => {
    const answer = await calls.subscribe(newcomer, {
      subscriptionPackageId: await calls.makePackage(),
      stripeToken: null,
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'stripeToken', code: 'payment.cardRequired', message: 'Please enter your card' }],
    ]);
  });

  it('below the minimum of a card is rejected', async () => {
    const subscriptionPackageId = await calls.makePackage(10_000);
    const below = await calls.subscribe(newcomer, { subscriptionPackageId, couponId: await calls.makeCoupon(9_951) });
    expect([below.statusCode, below.json().message]).toEqual([
      409,
      'The amount to pay, $0.49, is below the minimum card payment of $0.50. Please use another coupon.',
    ]);
    const least = await calls.subscribe(newcomer, { subscriptionPackageId, couponId: await calls.makeCoupon(9_950) });
    expect(least.statusCode).toBe(201);
    expect(payments.total()).toBe(50);
  });
});

describe('a repeated payment', () => {
  it.each(['one after the other', 'at once'])(
    'with the same key, %s, is charged once and gets the same response',
    async (how) => {
      const body = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken() };
      const headers = { 'idempotency-key': `key-of-${how.replaceAll(' ', '-')}` };
      const send = () => calls.subscribe(newcomer, body, headers);
      const answers = how === 'at once' ? await Promise.all([send(), send(), send()]) : [await send(), await send()];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
      expect(new Set(answers.map((answer) => answer.json().payload.agencySubscriptionId)).size).toBe(1);
      expect(payments.taken.size).toBe(1);
    },
  );

  it('with the same key and another package is rejected', async () => {
    const headers = { 'idempotency-key': 'one-key-two-bodies' };
    await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage() }, headers);
    const other = await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage() }, headers);
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency.reused']);
    expect(payments.taken.size).toBe(1);
  });

  it('from two tabs with different keys is charged once', async () => {
    const subscriptionPackageId = await calls.makePackage();
    let open = () => {};
    payments.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = calls.subscribe(newcomer, { subscriptionPackageId });
    while (payments.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await calls.subscribe(newcomer, { subscriptionPackageId });
    expect([second.statusCode, second.json().code]).toEqual([409, 'payment.inProgress']);
    open();
    payments.gate = undefined;
    expect((await first).statusCode).toBe(201);
    expect(payments.taken.size).toBe(1);
  });
});

// PGlite runs one transaction after the other.
describe.runIf(databaseKind() === 'postgres')('a first purchase that waits while it checks its coupon', () => {
  const untilWaiting = (connections: number) =>
    vi.waitFor(
      async () => {
        const waiting = await countLockWaits(server);
        expect(waiting).toBe(connections);
      },
      { timeout: 20_000 },
    );

  it('excludes another first purchase of the agency', async () => {
    const subscriptionPackageId = await calls.makePackage();
    const couponId = await calls.makeCoupon(1_000);
    const purchases = await server.db.transaction(async (tx) => {
      // As a settlement of another agency's purchase with the same coupon.
      await tx.select().from(coupons).where(eq(coupons.id, couponId)).for('update');
      const waiting = calls.subscribe(newcomer, { subscriptionPackageId, couponId });
      await untilWaiting(1);
      const other = calls.subscribe(newcomer, { subscriptionPackageId });
      await Promise.race([other, untilWaiting(2)]);
      return [waiting, other];
    });
    const answers = await Promise.all(purchases);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(payments.taken.size).toBe(1);
  });
});

describe('the last use of a coupon', () => {
  it('goes to one of two simultaneous buyers; the other is not charged', async () => {
    const couponId = await calls.makeCoupon(1_000, 3, 2);
    const subscriptionPackageId = await calls.makePackage();
    const present = await calls.present(owner);
    const answers = await Promise.all([
      calls.subscribe(newcomer, { subscriptionPackageId, couponId }),
      calls.update(owner, { subscriptionPackageId, couponId, agencySubscriptionId: present?.id }),
    ]);
    const loser = answers.find(({ statusCode }) => statusCode >= 400);
    expect(answers.filter(({ statusCode }) => statusCode < 300)).toHaveLength(1);
    expect([loser?.statusCode, loser?.json().message]).toEqual([409, 'This coupon cannot be used']);
    expect(await calls.usesOf(couponId)).toBe(3);
    expect(payments.taken.size).toBe(1);
  });

  it('is reserved during a payment, even when its result is unknown', async () => {
    const couponId = await calls.makeCoupon(1_000, 1);
    const subscriptionPackageId = await calls.makePackage();
    payments.lose = 'after';
    expect((await calls.subscribe(newcomer, { subscriptionPackageId, couponId })).statusCode).toBe(503);
    payments.lose = undefined;
    const present = await calls.present(owner);
    const values = { subscriptionPackageId, couponId, agencySubscriptionId: present?.id };
    expect((await calls.update(owner, values)).json().code).toBe('coupon.invalid');
    expect(await server.billing.settleOpen(-1)).toBe(1);
    expect(await calls.usesOf(couponId)).toBe(1);
    expect((await calls.present(newcomer))?.packageId).toBe(subscriptionPackageId);
  });
});
