import { planEnd } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agencySubscriptions, auditLog, subscriptionPackages, transactions } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { newcomer, owner, startPlans } from './support/plans.ts';

const { server, calls, payments } = await startPlans();

describe('a first plan', () => {
  it.each([
    ['subscriptionPackageId', 'Package is required'],
    ['couponId', 'Coupon is required'],
    ['stripeToken', 'Card is required'],
    ['userId', 'User is required'],
    ['agencyId', 'Agency is required'],
  ])('requires %s; only the coupon may be null', async (field, message) => {
    const subscriptionPackageId = await calls.makePackage();
    const answer = await calls.subscribe(newcomer, { subscriptionPackageId, [field]: undefined });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message, code: 'field.required' }]]);
    expect(payments.asked).toEqual([]);
  });

  it('is charged the price of the server, starts immediately and activates the agency', async () => {
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

  it('is rejected for an agency with a plan, another agency or user, and a package that is not on sale', async () => {
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

  it('ignores an amount from the client', async () => {
    const subscriptionPackageId = await calls.makePackage();
    for (const field of ['price', 'amount', 'totalAmount', 'discountAmount', 'paidAmount']) {
      const answer = await calls.subscribe(newcomer, { subscriptionPackageId, [field]: 0.01 });
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field]);
    }
    expect(payments.asked).toEqual([]);
  });

  it('is rejected when the expected amount differs', async () => {
    const subscriptionPackageId = await calls.makePackage(5_000);
    const couponId = await calls.makeCoupon(1_000);
    const asked = { subscriptionPackageId, couponId };
    const before = payments.total();
    const refused = await calls.subscribe(newcomer, { ...asked, expectedAmount: 35 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'plan.priceChanged']);
    expect(refused.json().message).toBe('The price has changed to $40.00. Please check it before you pay.');
    expect(payments.total()).toBe(before);
    expect((await calls.subscribe(newcomer, { ...asked, expectedAmount: 40 })).statusCode).toBe(201);
    expect(payments.total()).toBe(before + 4_000);
  });
});

describe('the next plan', () => {
  it('replaces the current plan at the full price', async () => {
    const first = await calls.subscribe(newcomer, { subscriptionPackageId: await calls.makePackage(5_000) });
    const agencySubscriptionId = first.json().payload.agencySubscriptionId;
    const subscriptionPackageId = await calls.makePackage(40_000, 'TWELVE_MONTH');
    const next = await calls.update(newcomer, { subscriptionPackageId, agencySubscriptionId });
    expect([next.statusCode, next.json().message]).toEqual([200, 'Plan updated successfully']);
    expect(payments.total()).toBe(45_000);
    const old = await server.call(newcomer, { url: `/api/agency-subscription-plan/id/${agencySubscriptionId}` });
    expect(old.json().payload.isDeleted).toBe(true);
    expect((await calls.attempts(newcomer))[0]).toMatchObject({ kind: 'UPDATE', previousId: agencySubscriptionId });
    // a tab with an outdated plan cannot pay again
    const stale = await calls.update(newcomer, { subscriptionPackageId, agencySubscriptionId });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'plan.replaced']);
    expect(payments.total()).toBe(45_000);
  });

  it('reactivates an expired plan', async () => {
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

  it('of another agency is not found', async () => {
    const theirs = await calls.present(owner);
    const values = { subscriptionPackageId: await calls.makePackage(), agencySubscriptionId: theirs?.id };
    expect((await calls.update(newcomer, values)).statusCode).toBe(404);
    expect((await calls.present(owner))?.id).toBe(theirs?.id);
    expect(payments.asked).toEqual([]);
  });
});

describe('access to plans', () => {
  const get = (as: string, url: string) => server.call(as, { url });

  it('gives agencies their own plans and platform admins all plans', async () => {
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

  it('returns null for an agency without a plan', async () => {
    const { agencyId } = await calls.person(newcomer);
    const answer = await get(newcomer, `/api/agency-subscription-plan/agencyId/${agencyId}`);
    expect([answer.statusCode, answer.json().payload]).toEqual([200, null]);
  });

  it('omits replaced plans unless requested', async () => {
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

  it('only the billing role writes payments', async () => {
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
