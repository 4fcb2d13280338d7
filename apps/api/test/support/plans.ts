import { DAY, dateOf, dayOf, type SubscriptionDuration } from '@fairlead/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeEach } from 'vitest';
import { uuidv7 } from '../../src/db/ids.ts';
import { agencySubscriptions, coupons, subscriptionPackages, transactions, users } from '../../src/db/schema/index.ts';
import { type Harness, startHarness } from './harness.ts';
import { cardToken, type TestPayments, testPayments } from './payments.ts';

export const owner = 'owner@demo.test';
export const newcomer = 'unsubscribed@demo.test';

/** Requests of the plan operations as an agency admin, and direct changes in the database. */
export function planCalls(server: Harness) {
  const { db } = server;
  const person = async (email: string) => {
    const [found] = await db.select().from(users).where(eq(users.email, email));
    if (!found?.agencyId) throw new Error(`${email} is of no agency`);
    return { userId: found.id, agencyId: found.agencyId };
  };
  const makePackage = async (priceCents = 10_000, duration: SubscriptionDuration = 'ONE_MONTH') => {
    const id = uuidv7();
    await db.insert(subscriptionPackages).values({ id, name: `Package ${id}`, priceCents, duration });
    return id;
  };
  const makeCoupon = async (discountCents: number, maxUses = 5, usedCount = 0) => {
    const id = uuidv7();
    const expiresOn = dateOf(dayOf(server.clock.now()) + 9 * DAY);
    const values = { id, code: `C-${id}`, discountType: 'FIXED', discountCents, maxUses, usedCount, expiresOn };
    await db.insert(coupons).values(values);
    return id;
  };
  const request = async (email: string, values: object) => ({
    couponId: null,
    stripeToken: cardToken(),
    ...(await person(email)),
    ...values,
  });
  type Headers = Record<string, string>;
  const send = async (method: 'POST' | 'PUT', path: string, email: string, values: object, headers: Headers) =>
    server.call(email, {
      method,
      url: `/api/agency-subscription-plan/${path}`,
      payload: await request(email, values),
      headers,
    });

  /** Deletes all plans of the agency. */
  const deletePlans = async (email: string) => {
    const { agencyId } = await person(email);
    await db
      .update(agencySubscriptions)
      .set({ closedAt: sql`now()` })
      .where(and(eq(agencySubscriptions.agencyId, agencyId), isNull(agencySubscriptions.closedAt)));
  };

  return {
    /** Resets payments and the plans of `newcomer`. */
    async begin(payments: TestPayments) {
      payments.lose = undefined;
      payments.refuseRefunds = undefined;
      await server.billing.settleOpen(-1);
      await deletePlans(newcomer);
      payments.asked.length = 0;
      payments.taken.clear();
    },
    person,
    deletePlans,
    makePackage,
    makeCoupon,
    request,
    subscribe: (email: string, values: object, headers: Headers = {}): Promise<LightMyRequestResponse> =>
      send('POST', 'subscribe', email, values, headers),
    update: (email: string, values: object, headers: Headers = {}): Promise<LightMyRequestResponse> =>
      send('PUT', 'update', email, values, headers),
    /** Returns the agency's current plan. */
    async present(email: string) {
      const { agencyId } = await person(email);
      const open = and(eq(agencySubscriptions.agencyId, agencyId), isNull(agencySubscriptions.closedAt));
      const [plan] = await db.select().from(agencySubscriptions).where(open);
      return plan;
    },
    /** Returns the payments of the agency, newest first. */
    async attempts(email: string) {
      const { agencyId } = await person(email);
      const rows = await db.select().from(transactions).where(eq(transactions.agencyId, agencyId));
      return rows.sort((a, b) => (a.id < b.id ? 1 : -1));
    },
    async usesOf(couponId: string) {
      const [row] = await db.select().from(coupons).where(eq(coupons.id, couponId));
      return row?.usedCount;
    },
  };
}
export type PlanCalls = ReturnType<typeof planCalls>;

/** Starts a server with a test payment provider. Each test begins without a plan. */
export async function startPlans(): Promise<{ server: Harness; calls: PlanCalls; payments: TestPayments }> {
  const payments = testPayments();
  const server = await startHarness({ payments });
  const calls = planCalls(server);
  afterAll(() => server.close());
  beforeEach(() => calls.begin(payments));
  return { server, calls, payments };
}
