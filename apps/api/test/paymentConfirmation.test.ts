import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditLog, mails } from '../src/db/schema/index.ts';
import { otherAccounts } from './support/otherAccounts.ts';
import { cardToken } from './support/payments.ts';
import { newcomer, startPlans } from './support/plans.ts';

const { server, calls, payments } = await startPlans();
const { newMember } = otherAccounts(() => server);

const answerBank = (clientSecret: string, confirmed: boolean) =>
  server.app.inject({ method: 'POST', url: '/api/payments/sandbox', payload: { clientSecret, confirmed } });
const last = async () => (await calls.attempts(newcomer))[0];
const receipts = async () =>
  (await server.db.select({ id: mails.id }).from(mails).where(eq(mails.kind, 'receipt'))).length;

let serial = 0;
/** Pays with a card whose bank asks the buyer to confirm. */
async function beginUnconfirmed({ last4 = '3220', couponId = null as string | null } = {}) {
  const body = { subscriptionPackageId: await calls.makePackage(), couponId, stripeToken: cardToken(last4) };
  const headers = { 'idempotency-key': `unconfirmed-${(serial += 1)}` };
  const answer = await calls.subscribe(newcomer, body, headers);
  expect([answer.statusCode, answer.json().code]).toEqual([402, 'payment.actionRequired']);
  const { clientSecret } = answer.json().payload as { clientSecret: string };
  return { clientSecret, again: () => calls.subscribe(newcomer, body, headers), body };
}

it('creates the plan once the buyer has confirmed the payment, and counts the coupon once', async () => {
  const couponId = await calls.makeCoupon(1_000, 1);
  const mailed = await receipts();
  const { clientSecret, again } = await beginUnconfirmed({ couponId });
  expect([(await last())?.status, await calls.present(newcomer)]).toEqual(['PENDING', undefined]);
  // a repeat before the confirmation asks for it again
  const unconfirmed = await again();
  expect([unconfirmed.statusCode, unconfirmed.json().payload]).toEqual([402, { clientSecret }]);

  expect((await answerBank(clientSecret, true)).statusCode).toBe(200);
  const paid = await again();
  expect(paid.statusCode, paid.body).toBe(201);
  expect(await last()).toMatchObject({ status: 'PAID', paidCents: 9_000, cardLast4: '3220' });
  expect((await again()).json().payload.agencySubscriptionId).toBe(paid.json().payload.agencySubscriptionId);
  expect([await calls.usesOf(couponId), (await receipts()) - mailed]).toEqual([1, 1]);
});

it('takes any time within half an hour', async () => {
  const { clientSecret, again } = await beginUnconfirmed();
  server.clock.advance(25 * 60);
  expect(await server.billing.settleOpen(60)).toBe(0);
  await answerBank(clientSecret, true);
  expect((await again()).statusCode).toBe(201);
});

it.each([
  ['3155', false, 'payment.authenticationRequired'],
  ['3178', true, 'payment.insufficientFunds'],
])('of the card %s fails with the answer %s, and the coupon is released', async (last4, confirmed, code) => {
  const couponId = await calls.makeCoupon(1_000, 1);
  const { clientSecret, again, body } = await beginUnconfirmed({ last4, couponId });
  await answerBank(clientSecret, confirmed);
  const refused = await again();
  expect([refused.statusCode, refused.json().code, refused.json().payload]).toEqual([402, code, null]);
  expect((await calls.subscribe(newcomer, { ...body, stripeToken: cardToken() })).statusCode).toBe(201);
});

it('that is missing after half an hour cancels the payment', async () => {
  const couponId = await calls.makeCoupon(1_000, 1);
  const { clientSecret, again } = await beginUnconfirmed({ couponId });
  server.clock.advance(30 * 60);
  expect(await server.billing.settleOpen(60)).toBe(1);
  expect(await last()).toMatchObject({ status: 'FAILED', failureCode: 'payment.authenticationRequired' });
  expect((await answerBank(clientSecret, true)).statusCode).toBe(404);
  expect((await again()).json().code).toBe('payment.authenticationRequired');
  expect(payments.total()).toBe(0);
});

it('that the buyer left is cancelled by their next purchase', async () => {
  const { clientSecret, body } = await beginUnconfirmed();
  const other = await calls.subscribe(newcomer, { ...body, stripeToken: cardToken() });
  expect(other.statusCode, other.body).toBe(201);
  expect((await answerBank(clientSecret, true)).statusCode).toBe(404);
  expect((await calls.attempts(newcomer)).slice(0, 2).map(({ status }) => status)).toEqual(['PAID', 'FAILED']);
});

it.each([
  ['rejected', false, 201, ['PAID', 'FAILED']],
  ['gave', true, 409, ['PAID']],
] as const)(
  'that the buyer %s in a closed tab is recorded by their next purchase',
  async (_, given, status, states) => {
    const { clientSecret, body } = await beginUnconfirmed();
    const before = (await calls.attempts(newcomer)).length;
    await answerBank(clientSecret, given);
    const other = await calls.subscribe(newcomer, { ...body, stripeToken: cardToken() });
    expect([other.statusCode, other.json().code]).toEqual([status, given ? 'plan.exists' : 'plan.created']);
    const attempts = await calls.attempts(newcomer);
    expect(attempts.slice(0, 1 + attempts.length - before).map((attempt) => attempt.status)).toEqual(states);
    expect(await calls.present(newcomer)).toBeDefined();
  },
);

it('is left alone by a purchase of another admin of the agency', async () => {
  const { clientSecret, again, body } = await beginUnconfirmed();
  const { email } = await newMember(newcomer);
  const other = await calls.subscribe(email, { ...body, stripeToken: cardToken() });
  expect([other.statusCode, other.json().code]).toEqual([409, 'payment.inProgress']);
  await answerBank(clientSecret, true);
  expect((await again()).statusCode).toBe(201);
});

it('needs a secret that waits for an answer', async () => {
  expect((await answerBank('sandbox_1_secret_2', true)).statusCode).toBe(404);
  const empty = await server.app.inject({ method: 'POST', url: '/api/payments/sandbox', payload: {} });
  expect(empty.statusCode).toBe(404);
});

it('leaves no secret in the database', async () => {
  const { clientSecret, again } = await beginUnconfirmed();
  await answerBank(clientSecret, true);
  await again();
  const stored = await server.db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(sql`${auditLog}::text like ${`%${clientSecret}%`}`);
  expect(stored).toEqual([]);
  expect(JSON.stringify(await last())).not.toContain(clientSecret);
});
