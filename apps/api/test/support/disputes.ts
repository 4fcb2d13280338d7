import { asc, eq, inArray } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeEach, expect } from 'vitest';
import { disputes, mails, transactions } from '../../src/db/schema/index.ts';
import type { ProviderDispute } from '../../src/ports/payments.ts';
import { stripePayments } from '../../src/ports/stripePayments.ts';
import { startHarness } from './harness.ts';
import { newcomer, planCalls } from './plans.ts';
import { type StripeDispute, secretKey, startStripe, stripeToken } from './stripeServer.ts';

export const admin = 'admin@demo.test';
const webhookSecret = 'whsec_of_these_tests';

/** Starts a server with a fake Stripe server, and returns steps of tests about disputes. */
export async function startDisputes() {
  const stripe = await startStripe();
  const payments = stripePayments({ secretKey, apiUrl: stripe.url, webhookSecret });
  /** Promise for which the next answer about disputes waits on its way to the server. */
  let delay: Promise<unknown> | undefined;
  const findDisputes = async (charge: string): Promise<ProviderDispute[]> => {
    const found = await payments.findDisputes(charge);
    const waited = delay;
    delay = undefined;
    await waited;
    return found;
  };
  const server = await startHarness({ payments: { ...payments, findDisputes } });
  const calls = planCalls(server);
  const { db } = server;
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });
  beforeEach(() => {
    stripe.calm();
    stripe.reset();
    delay = undefined;
  });

  /** Pays $100 as an agency admin, for a first plan. */
  async function pay() {
    await calls.deletePlans(newcomer);
    const subscriptionPackageId = await calls.makePackage();
    const answer = await calls.subscribe(newcomer, { subscriptionPackageId, stripeToken: stripeToken() });
    expect(answer.statusCode).toBe(201);
    const [attempt] = await calls.attempts(newcomer);
    return { id: attempt?.id ?? '', intent: stripe.intents[0]?.id ?? '' };
  }

  function send(type: string, object: object, secret = webhookSecret) {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
    const timestamp = Math.floor(Date.now() / 1000);
    return server.app.inject({
      method: 'POST',
      url: '/api/payments/webhook',
      payload,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
      },
    });
  }
  async function report(dispute: StripeDispute, type = 'updated') {
    expect((await send(`charge.dispute.${type}`, dispute)).statusCode).toBe(200);
  }

  const disputeMails = () =>
    db
      .select()
      .from(mails)
      .where(inArray(mails.kind, ['disputeOpened', 'disputeClosed']))
      .orderBy(asc(mails.id));

  return {
    stripe,
    server,
    calls,
    pay,
    send,
    report,
    /** Pays, and opens a dispute that Stripe reports. */
    async payDisputed(values?: Partial<StripeDispute>) {
      const paid = await pay();
      const dispute = stripe.dispute(paid.intent, values);
      await report(dispute, 'created');
      return { ...paid, dispute };
    },
    /** Holds the next answer about disputes until the promise is resolved. */
    delayAnswer: (until: Promise<unknown>) => void (delay = until),
    isAnswerDelayed: () => delay === undefined,
    read: async (id: string, email = admin) =>
      (await server.call(email, { url: `/api/transaction/id/${id}` })).json().payload,
    refund: (id: string, amount = 30) =>
      server.call(admin, {
        method: 'POST',
        url: `/api/transaction/id/${id}/refund`,
        payload: { amount, reason: 'OTHER' },
      }),
    rowsOf: (id: string) =>
      db.select().from(disputes).where(eq(disputes.transactionId, id)).orderBy(asc(disputes.openedAt)),
    paymentOf: async (id: string) =>
      (await db.select().from(transactions).where(eq(transactions.id, id)))[0] ?? expect.fail('no payment'),
    /** Mails about disputes that the work writes. */
    async mailsOf(work: () => Promise<unknown>) {
      const last = (await disputeMails()).at(-1)?.id;
      await work();
      return (await disputeMails()).filter(({ id }) => last === undefined || id > last);
    },
  };
}

/** Decides a dispute for the platform, and returns the amount. */
export function win(dispute: StripeDispute): void {
  dispute.status = 'won';
  dispute.balance_transactions.push({ amount: dispute.amount });
}
