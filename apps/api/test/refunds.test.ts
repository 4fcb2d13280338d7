import { fromCents } from '@fairlead/rules';
import { desc, eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, mails, refunds, transactions, users } from '../src/db/schema/index.ts';
import { stripePayments } from '../src/ports/stripePayments.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { newcomer, owner, type PlanCalls, planCalls } from './support/plans.ts';
import { type StripeServer, secretKey, startStripe, stripeToken } from './support/stripeServer.ts';

const admin = 'admin@demo.test';
const webhookSecret = 'whsec_of_these_tests';
const refunding = 'POST /v1/refunds';

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
  stripe.calm();
  stripe.reset();
  await calls.deletePlans(newcomer);
});

/** Pays $100 as an agency admin. Returns the id of the payment. */
async function pay(): Promise<string> {
  const subscriptionPackageId = await calls.makePackage();
  const answer = await calls.subscribe(newcomer, { subscriptionPackageId, stripeToken: stripeToken() });
  expect(answer.statusCode).toBe(201);
  const [attempt] = await calls.attempts(newcomer);
  return attempt?.id ?? '';
}

const refund = (id: string, values: object = {}, { email = admin, key }: { email?: string; key?: string } = {}) =>
  server.call(email, {
    method: 'POST',
    url: `/api/transaction/id/${id}/refund`,
    payload: { amount: 30, reason: 'SMALLER_PLAN', ...values },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const read = async (id: string, email = admin) =>
  (await server.call(email, { url: `/api/transaction/id/${id}` })).json().payload;
const rowOf = async (id: string) =>
  (await server.db.select().from(transactions).where(eq(transactions.id, id)))[0] ?? expect.fail('no payment');
const refundsOf = (id: string) =>
  server.db.select().from(refunds).where(eq(refunds.transactionId, id)).orderBy(desc(refunds.id));
const returned = () => fromCents(stripe.refunds.reduce((sum, { amount }) => sum + amount, 0));

function sendEvent(type: string, object: object | undefined) {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp });
  return server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    payload,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}

describe('a refund', () => {
  it('returns a part to the card, then the rest, and the plan continues', async () => {
    const id = await pay();
    const plan = await calls.present(newcomer);
    const first = await refund(id, { note: ' Agreed by phone. ' });
    expect([first.statusCode, first.json().code]).toEqual([200, 'refund.created']);
    expect(first.json().payload).toMatchObject({
      status: 'PAID',
      paidAmount: 100,
      refundedAmount: 30,
      refunds: [{ amount: 30, status: 'SUCCEEDED', reason: 'SMALLER_PLAN', note: 'Agreed by phone.', failure: null }],
    });
    const second = await refund(id, { amount: 70, reason: 'CANCELLED' });
    expect(second.json().payload).toMatchObject({ status: 'REFUNDED', refundedAmount: 100 });
    expect(returned()).toBe(100);
    expect((await calls.present(newcomer))?.id).toBe(plan?.id);
  });

  it('of more than is left is refused at the amount', async () => {
    const id = await pay();
    await refund(id, { amount: 99.5 });
    const answer = await refund(id, { amount: 0.51 });
    expect([answer.statusCode, answer.json().errors]).toMatchObject([
      400,
      [{ field: 'amount', code: 'refund.tooMuch', message: 'At most $0.50 can be refunded' }],
    ]);
    expect(returned()).toBe(99.5);
  });

  it.each([{ amount: 0 }, { amount: -1 }, { amount: 1.005 }, { reason: 'BORED' }, { note: 'x'.repeat(1001) }])(
    'with %j is invalid',
    async (values) => {
      expect((await refund(await pay(), values)).statusCode).toBe(400);
      expect(returned()).toBe(0);
    },
  );

  it('of a refunded payment is refused', async () => {
    const id = await pay();
    await refund(id, { amount: 100 });
    const again = await refund(id);
    expect([again.statusCode, again.json().code]).toEqual([409, 'refund.nothingLeft']);
  });

  it('needs the privilege', async () => {
    const id = await pay();
    for (const email of [newcomer, owner, 'limited-admin@demo.test', 'agent@demo.test', 'customer@demo.test'])
      expect((await refund(id, {}, { email })).statusCode, email).toBe(403);
    expect(returned()).toBe(0);
  });

  it('is in the audit log with the admin, the reason and the note', async () => {
    const id = await pay();
    await refund(id, { note: 'Agreed by phone.' });
    const [made] = await refundsOf(id);
    const trail = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, made?.id ?? ''))
      .orderBy(auditLog.id);
    const [who] = await server.db.select().from(users).where(eq(users.email, admin));
    expect(trail.map(({ operationId, userId, recordType }) => [operationId, userId, recordType])).toEqual([
      ['refundTransaction', who?.id, 'refund'],
      ['refundTransaction', who?.id, 'refund'],
    ]);
    expect(trail[0]?.after).toMatchObject({ reason: 'SMALLER_PLAN', note: 'Agreed by phone.', amountCents: 3_000 });
  });

  it('mails a receipt to the buyer if the admin wants it', async () => {
    const id = await pay();
    const receipts = () =>
      server.db.select().from(mails).where(eq(mails.kind, 'refundReceipt')).orderBy(desc(mails.id));
    const before = (await receipts()).length;
    await refund(id);
    expect(await receipts()).toHaveLength(before);
    await refund(id, { mailReceipt: true });
    const [mail, ...others] = await receipts();
    expect(others).toHaveLength(before);
    expect(mail).toMatchObject({ to: newcomer });
    expect(mail?.subject).toContain('$30.00');
    expect(mail?.text).toContain('-$60.00');
    expect(mail?.text).toContain(`/history/transactions/${id}`);
  });

  it('shows agencies their refunds without notes and names', async () => {
    const id = await pay();
    await refund(id, { note: 'Only for us.' });
    expect((await read(id, newcomer)).refunds).toMatchObject([{ amount: 30, note: null, createdBy: null }]);
    expect((await read(id)).refunds[0].note).toBe('Only for us.');
    expect(await read(id, owner)).toBeNull();
  });

  it('lowers the revenue of its month', async () => {
    const revenue = async () =>
      (await server.call(admin, { url: '/api/dashboard/platform' })).json().payload.revenue.at(-1).amount;
    const id = await pay();
    const before = await revenue();
    await refund(id, { amount: 12.5 });
    expect(await revenue()).toBeCloseTo(before - 12.5);
  });
});

describe('a refund that the provider refuses', () => {
  it.each([
    ['charge_disputed', 402, 'refund.disputed'],
    ['balance_insufficient', 402, 'refund.insufficientBalance'],
    ['something_new', 402, 'refund.refused'],
  ])('with %s answers %i and can be tried again', async (code, status, expected) => {
    const id = await pay();
    stripe.refuseRefunds(code);
    const answer = await refund(id);
    expect([answer.statusCode, answer.json().code]).toEqual([status, expected]);
    expect((await read(id)).refunds).toMatchObject([{ status: 'FAILED', failure: answer.json().message }]);
    stripe.refuseRefunds(undefined);
    expect((await refund(id)).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedCents: 3_000 });
  });
});

describe('a refund whose answer is lost', () => {
  it('is made once, whether the admin repeats it or not', async () => {
    const id = await pay();
    stripe.trouble(refunding, 'dropAfter');
    const lost = await refund(id, {}, { key: 'lost-refund' });
    expect([lost.statusCode, lost.json().code]).toEqual([503, 'refund.unknown']);
    expect((await read(id)).refunds).toMatchObject([{ status: 'PENDING' }]);
    const other = await refund(id);
    expect([other.statusCode, other.json().code]).toEqual([409, 'refund.inProgress']);
    const changed = await refund(id, { amount: 31 }, { key: 'lost-refund' });
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'idempotency.reused']);
    expect((await refund(id, {}, { key: 'lost-refund' })).statusCode).toBe(200);
    expect((await refund(id, {}, { key: 'lost-refund' })).statusCode).toBe(200);
    expect(returned()).toBe(30);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedCents: 3_000 });
  });

  it('stays open when Stripe refuses a repeat, and is recorded later', async () => {
    const id = await pay();
    stripe.trouble(refunding, 'dropAfter');
    await refund(id, {}, { key: 'refused-repeat' });
    stripe.trouble(refunding, 'tooMany', 1);
    const repeated = await refund(id, {}, { key: 'refused-repeat' });
    expect([repeated.statusCode, repeated.json().code]).toEqual([503, 'refund.unknown']);
    expect(await refundsOf(id)).toMatchObject([{ status: 'PENDING' }]);
    server.clock.advance(61);
    await server.billing.settleOpen(60);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedCents: 3_000 });
    expect(returned()).toBe(30);
  });

  it.each([
    ['dropAfter', 'SUCCEEDED', 30],
    ['dropBefore', 'FAILED', 0],
  ] as const)('with %s is settled by the job as %s', async (trouble, status, amount) => {
    const id = await pay();
    stripe.trouble(refunding, trouble);
    await refund(id);
    await server.billing.settleOpen(60);
    expect((await refundsOf(id))[0]?.status).toBe('PENDING');
    server.clock.advance(61);
    await server.billing.settleOpen(60);
    expect((await refundsOf(id))[0]?.status).toBe(status);
    expect(fromCents((await rowOf(id)).refundedCents)).toBe(amount);
    expect(returned()).toBe(amount);
  });

  it('is settled by a message from Stripe', async () => {
    const id = await pay();
    stripe.trouble(refunding, 'dropAfter');
    await refund(id, { amount: 100 });
    expect((await sendEvent('refund.updated', stripe.refunds[0])).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: 'REFUNDED', refundedCents: 10_000 });
  });
});

describe('a refund that the bank decides later', () => {
  it('is pending until it succeeds', async () => {
    const id = await pay();
    stripe.decideRefunds('pending');
    expect((await refund(id, { amount: 100 })).json().code).toBe('refund.unknown');
    server.clock.advance(61);
    await server.billing.settleOpen(60);
    expect((await refundsOf(id))[0]?.status).toBe('PENDING');
    for (const made of stripe.refunds) made.status = 'succeeded';
    await sendEvent('refund.updated', stripe.refunds[0]);
    expect(await rowOf(id)).toMatchObject({ status: 'REFUNDED' });
  });

  it('can fail after it succeeded, and the payment is paid again', async () => {
    const id = await pay();
    await refund(id, { amount: 100 });
    for (const made of stripe.refunds) made.status = 'failed';
    await sendEvent('refund.failed', stripe.refunds[0]);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedCents: 0 });
    expect((await read(id)).refunds).toMatchObject([{ status: 'FAILED', amount: 100 }]);
  });
});

it('finds out that a refund made at Stripe failed later, from a message without metadata', async () => {
  const id = await pay();
  const intent = stripe.intents[0];
  stripe.refundInDashboard(intent?.id ?? '', 10_000);
  await sendEvent('charge.refunded', intent?.latest_charge ?? undefined);
  expect(await rowOf(id)).toMatchObject({ status: 'REFUNDED', refundedCents: 10_000 });
  for (const made of stripe.refunds) made.status = 'failed';
  expect((await sendEvent('refund.failed', stripe.refunds[0])).statusCode).toBe(200);
  expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedCents: 0 });
  expect((await refund(id, { amount: 100 })).json().payload).toMatchObject({ status: 'REFUNDED' });
});

it('records partial refunds that were made at Stripe, once', async () => {
  const id = await pay();
  const intent = stripe.intents[0];
  stripe.refundInDashboard(intent?.id ?? '', 1_500);
  await Promise.all([1, 2, 3].map(() => sendEvent('charge.refunded', intent?.latest_charge ?? undefined)));
  expect(await rowOf(id)).toMatchObject({ status: 'PAID', refundedCents: 1_500 });
  expect((await read(id)).refunds).toMatchObject([{ amount: 15, reason: null, createdBy: null, status: 'SUCCEEDED' }]);
  expect((await refund(id, { amount: 85 })).json().payload).toMatchObject({ status: 'REFUNDED', refundedAmount: 100 });
});

it('lets two admins refund at the same time at most what was paid', async () => {
  const id = await pay();
  const answers = await Promise.all([refund(id, { amount: 60 }), refund(id, { amount: 60 })]);
  const [made, refused] = answers.map(({ statusCode }) => statusCode).sort();
  expect(made).toBe(200);
  // 409 while the first refund runs, 400 if it has just ended and too little is left.
  expect([400, 409]).toContain(refused);
  expect(returned()).toBe(60);
});

it('finds payments by the name of the agency, for admins', async () => {
  const id = await pay();
  const { agency } = await read(id);
  const part = encodeURIComponent(agency.name.slice(1, 7).toUpperCase());
  const { content } = (await server.call(admin, { url: `/api/transaction/all?agencyName=${part}&pageSize=100` })).json()
    .payload;
  expect(content.length).toBeGreaterThan(0);
  expect(content.map((row: { agency: { name: string } }) => row.agency.name)).toContain(agency.name);
  const none = await server.call(admin, { url: '/api/transaction/all?agencyName=zzzzzz' });
  expect(none.json().payload.content).toEqual([]);
});
