import { planEnd } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agencySubscriptions, auditLog, subscriptionPackages, transactions } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { cardToken, testPayments } from './support/payments.ts';
import { newcomer, owner, planCalls } from './support/plans.ts';

let server: Harness;
let calls: ReturnType<typeof planCalls>;
const payments = testPayments();
beforeAll(async () => {
  server = await startHarness({ payments });
  calls = planCalls(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  payments.lose = undefined;
  await server.billing.settleOpen(-1);
  await calls.leave(newcomer);
  payments.asked.length = 0;
  payments.taken.clear();
});

const total = () => [...payments.taken.values()].reduce((sum, cents) => sum + cents, 0);

describe('a first plan', () => {
  it('is charged what the server works out, begins at once, and the whole product knows', async () => {
    const subscriptionPackageId = await calls.makePackage(12_999, 'THREE_MONTH');
    const couponId = await calls.makeCoupon(2_550);
    const me = async () => (await server.call(newcomer, { url: '/api/auth/me' })).json().payload;
    expect((await me()).subscribed).toBe(false);
    const answer = await calls.subscribe(newcomer, { subscriptionPackageId, couponId });
    expect(answer.statusCode, answer.body).toBe(201);
    const now = server.clock.now();
    const { payload, message } = answer.json();
    expect(message).toBe('Plan created successfully');
    expect(payload).toMatchObject({
      status: 'ACTIVE',
      price: 129.99,
      couponCode: `C-${couponId}`,
      isDeleted: false,
      subscriptionPackage: { id: subscriptionPackageId, price: 129.99, subscriptionDuration: 'THREE_MONTH' },
    });
    expect(Math.abs(payload.subscribedAt - now)).toBeLessThan(5);
    expect(payload.expirationDateTime).toBe(planEnd(payload.subscribedAt, 'THREE_MONTH'));
    expect((await me()).subscribed).toBe(true);
    expect(await calls.usesOf(couponId)).toBe(1);
    const [attempt] = await calls.attempts(newcomer);
    expect(attempt).toMatchObject({
      kind: 'NEW',
      status: 'PAID',
      priceCents: 12_999,
      discountCents: 2_550,
      paidCents: 10_449,
      cardBrand: 'visa',
      cardLast4: '4242',
      subscriptionId: payload.agencySubscriptionId,
    });
    expect(attempt?.reference).toMatch(/^FL-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect([...payments.taken]).toEqual([[attempt?.id, 10_449]]);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.operationId, 'subscribe'));
    expect(trail.map(({ recordId }) => recordId)).toEqual(
      expect.arrayContaining([attempt?.id, payload.agencySubscriptionId]),
    );
  });

  it('is refused where there is a plan, for another agency or user, and for a package that is not offered', async () => {
    const subscriptionPackageId = await calls.makePackage();
    const other = await calls.person(owner);
    const refusals = [
      await calls.subscribe(owner, { subscriptionPackageId }),
      await calls.subscribe(newcomer, { subscriptionPackageId, agencyId: other.agencyId }),
      await calls.subscribe(newcomer, { subscriptionPackageId, userId: other.userId }),
    ];
    const withdrawn = { deletedAt: new Date() };
    await server.db
      .update(subscriptionPackages)
      .set(withdrawn)
      .where(eq(subscriptionPackages.id, subscriptionPackageId));
    refusals.push(await calls.subscribe(newcomer, { subscriptionPackageId }));
    expect(refusals.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [409, 'plan.exists'],
      [404, 'plan.notYours'],
      [404, 'plan.notYours'],
      [404, 'coupon.packageUnknown'],
    ]);
    expect(payments.asked).toEqual([]);
  });

  it('takes no amount from the client', async () => {
    const subscriptionPackageId = await calls.makePackage();
    for (const field of ['price', 'amount', 'totalAmount', 'discountAmount', 'paidAmount']) {
      const answer = await calls.subscribe(newcomer, { subscriptionPackageId, [field]: 0.01 });
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    }
    expect(payments.asked).toEqual([]);
  });
});

describe('a card', () => {
  it.each([
    ['0002', 'payment.declined', 'Your card was declined. Please use another card.'],
    ['9995', 'payment.insufficientFunds', 'Your card has insufficient funds. Please use another card.'],
    ['0069', 'payment.expiredCard', 'Your card has expired. Please use another card.'],
    ['0127', 'payment.incorrectCvc', 'The security code of your card is incorrect. Please check it.'],
    ['0119', 'payment.processingError', /^An error occurred while processing your card/],
    ['1234', 'payment.declined', /declined/],
  ])('that ends in %s is refused as %s, in words; no plan, and the coupon is free again', async (last4, code, text) => {
    const subscriptionPackageId = await calls.makePackage();
    const couponId = await calls.makeCoupon(100, 1);
    const answer = await calls.subscribe(newcomer, { subscriptionPackageId, couponId, stripeToken: cardToken(last4) });
    expect([answer.statusCode, answer.json().code]).toEqual([402, code]);
    expect(answer.json().message).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
    expect(await calls.present(newcomer)).toBeUndefined();
    expect(await calls.usesOf(couponId)).toBe(0);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'FAILED', failureCode: code });
    // the last use is still there
    const again = await calls.subscribe(newcomer, { subscriptionPackageId, couponId });
    expect(again.statusCode).toBe(201);
  });

  it('is told so in the language of whoever pays', async () => {
    const values = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken('0002') };
    const answer = await calls.subscribe(newcomer, values, { 'accept-language': 'de' });
    expect(answer.json().message).toBe('Ihre Karte wurde abgelehnt. Bitte verwenden Sie eine andere Karte.');
  });

  it('can be charged once with a token, and nothing else is a token', async () => {
    const subscriptionPackageId = await calls.makePackage();
    const stripeToken = cardToken();
    await calls.subscribe(newcomer, { subscriptionPackageId, stripeToken });
    await calls.leave(newcomer);
    for (const token of [stripeToken, '4242424242424242', 'tok_', 'tok_sandbox_visa_4242_']) {
      const answer = await calls.subscribe(newcomer, { subscriptionPackageId, stripeToken: token });
      expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment.tokenInvalid']);
    }
    expect(total()).toBe(10_000);
  });
});

describe('the amount', () => {
  it('of nothing needs no card and no provider', async () => {
    const couponId = await calls.makeCoupon(50_000);
    const values = { subscriptionPackageId: await calls.makePackage(), couponId, stripeToken: null };
    const answer = await calls.subscribe(newcomer, values);
    expect(answer.statusCode, answer.body).toBe(201);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'PAID', paidCents: 0, cardLast4: null });
    expect(await calls.usesOf(couponId)).toBe(1);
    expect(payments.asked).toEqual([]);
  });

  it('of anything needs one', async () => {
    const answer = await calls.subscribe(newcomer, {
      subscriptionPackageId: await calls.makePackage(),
      stripeToken: null,
    });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'stripeToken', code: 'payment.cardRequired', message: 'Please enter your card' }],
    ]);
  });

  it('below what a card can be charged is refused, and to the cent', async () => {
    const subscriptionPackageId = await calls.makePackage(10_000);
    const below = await calls.subscribe(newcomer, { subscriptionPackageId, couponId: await calls.makeCoupon(9_951) });
    expect([below.statusCode, below.json().message]).toEqual([
      409,
      'The amount to pay, $0.49, is below $0.50, the least that a card can be charged. Please use another coupon.',
    ]);
    const least = await calls.subscribe(newcomer, { subscriptionPackageId, couponId: await calls.makeCoupon(9_950) });
    expect(least.statusCode).toBe(201);
    expect(total()).toBe(50);
  });
});

describe('the next plan', () => {
  it('replaces the present one, whose period ends, at the full price', async () => {
    const first = await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage(5_000) });
    const agencySubscriptionId = first.json().payload.agencySubscriptionId;
    const subscriptionPackageId = await calls.makePackage(40_000, 'TWELVE_MONTH');
    const next = await calls.update(newcomer, { subscriptionPackageId, agencySubscriptionId });
    expect([next.statusCode, next.json().message]).toEqual([200, 'Plan updated successfully']);
    expect(total()).toBe(45_000);
    const old = await server.call(newcomer, { url: `/api/agency-subscription-plan/id/${agencySubscriptionId}` });
    expect(old.json().payload.isDeleted).toBe(true);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ kind: 'UPDATE', previousId: agencySubscriptionId });
    // a tab that still shows the plan before does not pay a second time
    const stale = await calls.update(newcomer, { subscriptionPackageId, agencySubscriptionId });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'plan.replaced']);
    expect(total()).toBe(45_000);
  });

  it('reactivates one that has expired', async () => {
    const subscriptionPackageId = await calls.makePackage();
    const first = await calls.subscribe(newcomer, { subscriptionPackageId });
    const agencySubscriptionId = first.json().payload.agencySubscriptionId;
    const ended = { expiresAt: new Date((server.clock.now() - 1) * 1000) };
    await server.db.update(agencySubscriptions).set(ended).where(eq(agencySubscriptions.id, agencySubscriptionId));
    const url = `/api/agency-subscription-plan/id/${agencySubscriptionId}`;
    expect((await server.call(newcomer, { url })).json().payload.status).toBe('EXPIRED');
    expect((await server.call(newcomer, { url: '/api/auth/me' })).json().payload.subscribed).toBe(false);
    const again = await calls.update(newcomer, { subscriptionPackageId, agencySubscriptionId });
    expect(again.json().payload.status).toBe('ACTIVE');
    expect((await calls.attempts(newcomer))[0]?.kind).toBe('REACTIVATION');
  });

  it('of another agency is not there', async () => {
    const theirs = await calls.present(owner);
    const values = { subscriptionPackageId: await calls.makePackage(), agencySubscriptionId: theirs?.id };
    expect((await calls.update(newcomer, values)).statusCode).toBe(404);
    expect((await calls.present(owner))?.id).toBe(theirs?.id);
    expect(payments.asked).toEqual([]);
  });
});

describe('what is sent twice', () => {
  it.each(['one after the other', 'at once'])('under one key, %s, is charged once and answered alike', async (how) => {
    const body = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken() };
    const headers = { 'idempotency-key': `key-of-${how.replaceAll(' ', '-')}` };
    const send = () => calls.subscribe(newcomer, body, headers);
    const answers = how === 'at once' ? await Promise.all([send(), send(), send()]) : [await send(), await send()];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.json().payload.agencySubscriptionId)).size).toBe(1);
    expect(payments.taken.size).toBe(1);
  });

  it('under one key with another package is refused', async () => {
    const headers = { 'idempotency-key': 'one-key-two-bodies' };
    await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage() }, headers);
    const other = await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage() }, headers);
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency.reused']);
    expect(payments.taken.size).toBe(1);
  });

  it('by two tabs at once, under keys of their own, is charged once', async () => {
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

describe('the last use of a coupon', () => {
  it('goes to one of two agencies at once; the other is told, and not charged', async () => {
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

  it('is held while it is being paid for, even when nobody knows yet how that ends', async () => {
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

describe('an answer that is lost', () => {
  it('leaves the attempt open; the same request again tells what came of it, and charges nothing', async () => {
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

  it('is asked about after a minute, and not before', async () => {
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

  it('of a charge that never arrived ends as a failure, which frees the coupon', async () => {
    const couponId = await calls.makeCoupon(1_000, 1);
    payments.lose = 'before';
    await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage(), couponId });
    payments.lose = undefined;
    await server.billing.settleOpen(-1);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'FAILED', failureCode: 'payment.abandoned' });
    const again = { subscriptionPackageId: await calls.makePackage(), couponId };
    expect((await calls.subscribe(newcomer, again)).statusCode).toBe(201);
  });

  it('that comes after it was given up still brings the plan that was paid for', async () => {
    const body = { subscriptionPackageId: await calls.makePackage(), stripeToken: cardToken() };
    let open = () => {};
    payments.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const late = calls.subscribe(newcomer, body);
    while (payments.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await server.billing.settleOpen(-1);
    expect((await calls.attempts(newcomer))[0]?.failureCode).toBe('payment.abandoned');
    open();
    payments.gate = undefined;
    expect((await late).statusCode).toBe(201);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ status: 'PAID', failureCode: null });
  });
});

describe('who sees what', () => {
  const get = (as: string, url: string) => server.call(as, { url });

  it('an agency its own plans, the platform all of them', async () => {
    await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage() });
    const agencies = async (as: string) => {
      const page = (await get(as, '/api/agency-subscription-plan/all?pageSize=100')).json().payload;
      return new Set(page.content.map(({ agency }: { agency: { id: string } }) => agency.id));
    };
    const [mine, theirs] = [await calls.person(newcomer), await calls.person(owner)];
    expect(await agencies(newcomer)).toEqual(new Set([mine.agencyId]));
    expect([...(await agencies('admin@demo.test'))]).toEqual(expect.arrayContaining([mine.agencyId, theirs.agencyId]));
    const theirPlan = `/api/agency-subscription-plan/agencyId/${theirs.agencyId}`;
    expect((await get(newcomer, theirPlan)).statusCode).toBe(404);
    expect((await get('admin@demo.test', theirPlan)).json().payload.agency.id).toBe(theirs.agencyId);
  });

  it('an agency without a plan is told that it has none', async () => {
    const { agencyId } = await calls.person(newcomer);
    const answer = await get(newcomer, `/api/agency-subscription-plan/agencyId/${agencyId}`);
    expect([answer.statusCode, answer.json().payload]).toEqual([200, null]);
  });

  it('what was replaced is left out, and can be asked for', async () => {
    const first = await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage() });
    const agencySubscriptionId = first.json().payload.agencySubscriptionId;
    await calls.update(newcomer, { subscriptionPackageId: await calls.makePackage(), agencySubscriptionId });
    const ids = async (query: string) =>
      (await get(newcomer, `/api/agency-subscription-plan/all?${query}`))
        .json()
        .payload.content.map((plan: { agencySubscriptionId: string }) => plan.agencySubscriptionId);
    expect(await ids('isDeleted=false')).toHaveLength(1);
    expect(await ids('isDeleted=false')).not.toContain(agencySubscriptionId);
    expect(await ids('isDeleted=true')).toContain(agencySubscriptionId);
  });

  it('money is written by billing alone', async () => {
    for (const role of ['fairlead_app', 'fairlead_platform', 'fairlead_jobs', 'fairlead_auth'] as const) {
      const run = scoped(server.db, { role, ...(await scopeOf()) });
      await expect(run((tx) => tx.update(transactions).set({ status: 'PAID' }))).rejects.toThrow();
      await expect(run((tx) => tx.update(agencySubscriptions).set({ closedAt: null }))).rejects.toThrow();
    }
  });
  const scopeOf = async () => {
    const { agencyId, userId } = await calls.person(newcomer);
    return { agency: agencyId, user: userId };
  };
});
