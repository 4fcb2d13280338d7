import { desc, eq, sql } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, mails } from '../src/db/schema/index.ts';
import { stripePayments } from '../src/ports/stripePayments.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { newcomer, type PlanCalls, planCalls } from './support/plans.ts';
import { type StripeServer, secretKey, startStripe, stripeToken } from './support/stripeServer.ts';

const webhookSecret = 'whsec_of_these_tests';
const charging = 'POST /v1/payment_intents';
const asking = 'GET /v1/payment_intents';

let stripe: StripeServer;
let server: Harness;
let calls: PlanCalls;
beforeAll(async () => {
  stripe = await startStripe();
  const payments = stripePayments({ secretKey, apiUrl: stripe.url, webhookSecret });
  server = await startHarness({ payments });
  calls = planCalls(server);
});
afterAll(async () => {
  await server.close();
  await stripe.close();
});
beforeEach(async () => {
  stripe.reset();
  await calls.deletePlans(newcomer);
});

/** Pays as an agency admin, but loses the response. */
async function payWithLostResponse({ token = stripeToken(), maxUses = 1 } = {}) {
  const [subscriptionPackageId, couponId] = [await calls.makePackage(), await calls.makeCoupon(1_000, maxUses)];
  const body = { subscriptionPackageId, couponId, stripeToken: token };
  const headers = { 'idempotency-key': `unheard-${token}` };
  stripe.trouble(charging, 'dropAfter');
  const answer = await calls.subscribe(newcomer, body, headers);
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'payment.unknown']);
  return { couponId, again: () => calls.subscribe(newcomer, body, headers) };
}
const last = async () => (await calls.attempts(newcomer))[0];
const receipts = async () => {
  const [row] = await server.db
    .select({ total: sql<number>`count(*)::int` })
    .from(mails)
    .where(eq(mails.kind, 'receipt'));
  return row?.total ?? 0;
};

/** Event of the newest payment intent. */
const eventOf = (type: string, object: object | undefined = stripe.intents[0]) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
const signed = (payload: string, age = 0, secret = webhookSecret) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - age,
  });
const sendEvent = (payload: string, signature: string | undefined = signed(payload), type = 'application/json') =>
  server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: { 'content-type': type, ...(signature && { 'stripe-signature': signature }) },
  });

describe('a Stripe event', () => {
  it('for a lost charge creates the plan, counts the coupon and mails the receipt, once', async () => {
    const { couponId, again } = await payWithLostResponse();
    const before = await receipts();
    expect((await last())?.status).toBe('PENDING');
    const event = eventOf('payment_intent.succeeded');
    const answer = await sendEvent(event);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await last()).toMatchObject({
      status: 'PAID',
      providerReference: stripe.intents[0]?.id,
      cardBrand: 'visa',
      cardLast4: '4242',
    });
    const plan = await calls.present(newcomer);
    expect(plan?.id).toBe((await last())?.subscriptionId);
    // Stripe repeats the event, twice at the same time, and sends a new one
    const repeats = await Promise.all([sendEvent(event), sendEvent(event), sendEvent(event.replace('evt_1', 'evt_2'))]);
    expect(repeats.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await calls.usesOf(couponId)).toBe(1);
    expect(await receipts()).toBe(before + 1);
    expect((await calls.present(newcomer))?.id).toBe(plan?.id);
    // and the buyer repeats the request
    const response = await again();
    expect([response.statusCode, response.json().payload.agencySubscriptionId]).toEqual([201, plan?.id]);
    expect(stripe.taken()).toBe(9_000);
  });

  it.each([charging, 'POST /v1/payment_methods'])(
    'for a lost charge creates the plan after a repeat of the request, when Stripe has refused %s',
    async (path) => {
      const { again } = await payWithLostResponse();
      stripe.trouble(path, 'tooMany', 1);
      const repeated = await again();
      expect([repeated.statusCode, repeated.json().code]).toEqual([503, 'payment.unknown']);
      expect((await last())?.status).toBe('PENDING');
      await sendEvent(eventOf('payment_intent.succeeded'));
      expect((await last())?.status).toBe('PAID');
      expect((await again()).statusCode).toBe(201);
      expect(stripe.taken()).toBe(9_000);
    },
  );

  it('for a declined charge fails the payment and releases the coupon', async () => {
    const { couponId } = await payWithLostResponse({ token: stripeToken('9995') });
    await sendEvent(eventOf('payment_intent.payment_failed'));
    expect(await last()).toMatchObject({ status: 'FAILED', failureCode: 'payment.insufficientFunds' });
    expect(await calls.present(newcomer)).toBeUndefined();
    expect(await calls.usesOf(couponId)).toBe(0);
    const body = { subscriptionPackageId: await calls.makePackage(), couponId, stripeToken: stripeToken() };
    expect((await calls.subscribe(newcomer, body)).statusCode).toBe(201);
  });

  it('is verified by a request to Stripe', async () => {
    await payWithLostResponse({ token: stripeToken('0002') });
    await sendEvent(eventOf('payment_intent.succeeded'));
    expect((await last())?.status).toBe('FAILED');
  });

  it('for a payment that the buyer confirmed after closing the page creates the plan', async () => {
    const values = { subscriptionPackageId: await calls.makePackage(), stripeToken: stripeToken('3220') };
    const answer = await calls.subscribe(newcomer, values);
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment.actionRequired']);
    stripe.answerBank(answer.json().payload.clientSecret, true);
    await sendEvent(eventOf('payment_intent.succeeded'));
    expect(await last()).toMatchObject({ status: 'PAID', cardLast4: '3220' });
    expect((await calls.present(newcomer))?.id).toBe((await last())?.subscriptionId);
  });

  it('for a pending charge has no effect', async () => {
    await payWithLostResponse({ token: stripeToken('0077') });
    expect((await sendEvent(eventOf('payment_intent.succeeded'))).statusCode).toBe(200);
    expect((await last())?.status).toBe('PENDING');
    for (const intent of stripe.intents) intent.status = 'succeeded';
    await sendEvent(eventOf('payment_intent.succeeded'));
    expect((await last())?.status).toBe('PAID');
  });

  describe('a Stripe event for a refund', () => {
    async function pay() {
      await payWithLostResponse();
      await sendEvent(eventOf('payment_intent.succeeded'));
      const charge = stripe.intents[0]?.latest_charge;
      if (!charge) throw new Error('nothing was charged');
      return { tellRefund: () => sendEvent(eventOf('charge.refunded', charge)) };
    }
    const refundAll = () => stripe.refundInDashboard(stripe.intents[0]?.id ?? '', stripe.intents[0]?.amount ?? 0);

    it('marks the payment as refunded, and the plan continues', async () => {
      const { tellRefund } = await pay();
      const plan = await calls.present(newcomer);
      refundAll();
      expect((await tellRefund()).statusCode).toBe(200);
      expect((await last())?.status).toBe('REFUNDED');
      expect((await calls.present(newcomer))?.id).toBe(plan?.id);
      // repeated and late events
      await tellRefund();
      await sendEvent(eventOf('payment_intent.succeeded'));
      expect((await last())?.status).toBe('REFUNDED');
    });

    it('is recorded in the audit log as an action of Stripe', async () => {
      const { tellRefund } = await pay();
      refundAll();
      await tellRefund();
      const { id = '' } = (await last()) ?? {};
      const [refund] = await server.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.recordId, id))
        .orderBy(desc(auditLog.id));
      expect(refund).toMatchObject({ actorKind: 'STRIPE', userId: null, operationId: 'paymentWebhook' });
    });

    it('is verified by a request to Stripe', async () => {
      const { tellRefund } = await pay();
      expect((await tellRefund()).statusCode).toBe(200);
      expect((await last())?.status).toBe('PAID');
    });

    it('that arrives before the payment keeps the plan and the mark', async () => {
      await payWithLostResponse();
      const charge = stripe.intents[0]?.latest_charge;
      if (!charge) throw new Error('nothing was charged');
      refundAll();
      await sendEvent(eventOf('charge.refunded', charge));
      expect((await last())?.status).toBe('REFUNDED');
      expect(await calls.present(newcomer)).toBeDefined();
    });
  });

  it('is retried while Stripe is unreachable', async () => {
    await payWithLostResponse();
    stripe.trouble(asking, 'dropBefore');
    const event = eventOf('payment_intent.succeeded');
    expect((await sendEvent(event)).statusCode).toBe(500);
    expect((await last())?.status).toBe('PENDING');
    expect((await sendEvent(event)).statusCode).toBe(200);
    expect((await last())?.status).toBe('PAID');
  });

  it('creates the plan of a charge that was given up', async () => {
    await payWithLostResponse();
    const made = stripe.intents.splice(0);
    server.clock.advance(60);
    await server.billing.settleOpen(60);
    expect(await last()).toMatchObject({ status: 'FAILED', failureCode: 'payment.abandoned' });
    stripe.intents.push(...made);
    await sendEvent(eventOf('payment_intent.succeeded'));
    const paid = await last();
    expect(paid).toMatchObject({ status: 'PAID', failureCode: null });
    expect(await calls.present(newcomer)).toBeDefined();
    const trail = await server.db
      .select({ actorKind: auditLog.actorKind, operationId: auditLog.operationId })
      .from(auditLog)
      .where(eq(auditLog.recordId, paid?.id ?? ''))
      .orderBy(auditLog.id);
    expect(trail).toEqual([
      { actorKind: 'JOB', operationId: 'settlePayments' },
      { actorKind: 'STRIPE', operationId: 'paymentWebhook' },
    ]);
  });

  it.each([
    ['of a payment that is not ours', eventOf('payment_intent.succeeded', { metadata: {} })],
    [
      'of one that nobody knows',
      eventOf('payment_intent.succeeded', { metadata: { transaction: crypto.randomUUID() } }),
    ],
    ['of what is no id', eventOf('payment_intent.succeeded', { metadata: { transaction: "' or 1=1" } })],
    ['of something else', eventOf('customer.created', { metadata: {} })],
  ])('%s is accepted without a request to Stripe', async (_, event) => {
    expect((await sendEvent(event)).statusCode).toBe(200);
    expect(stripe.requests).toEqual([]);
  });
});

describe('an event that Stripe did not send, or not now', () => {
  const forgeries: [string, (event: string) => string | undefined, string?][] = [
    ['without a signature', () => ''],
    ['with the signature of somebody else', (event) => signed(event, 0, 'whsec_of_somebody_else')],
    ['with the signature of another message', () => signed('{}')],
    ['with a signature of six minutes ago', (event) => signed(event, 360)],
    ['with a malformed signature', () => 't=1,v1=abc'],
  ];
  it.each(forgeries)('%s is rejected without an effect', async (_, sign) => {
    const { again } = await payWithLostResponse();
    stripe.requests.length = 0;
    const event = eventOf('payment_intent.succeeded');
    const answer = await sendEvent(event, sign(event));
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'payment.webhookRefused']);
    expect(stripe.requests).toEqual([]);
    expect((await last())?.status).toBe('PENDING');
    expect((await again()).statusCode).toBe(201);
  });

  it('with another content type is rejected', async () => {
    const event = eventOf('customer.created');
    expect((await sendEvent(event, signed(event), 'text/plain')).statusCode).toBe(415);
    expect((await server.app.inject({ method: 'POST', url: '/api/payments/webhook' })).statusCode).toBe(400);
    expect((await server.app.inject({ url: '/api/payments/webhook' })).statusCode).toBe(404);
  });
});
