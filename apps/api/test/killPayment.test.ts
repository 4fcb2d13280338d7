import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY, dayOf } from '@fairlead/rules';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoPassword } from '../src/demo/accounts.ts';
import { copyDemo } from './support/demoFolder.ts';
import { freePort, startServerProcess } from './support/process.ts';
import { type StripeServer, secretKey, startStripe, stripeToken } from './support/stripeServer.ts';

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

/** Signs in as a user, whose session survives restarts of the server. */
async function signIn(address: string, email: string) {
  const send = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
    const type = body && { 'content-type': 'application/json' };
    const response = await fetch(address + path, {
      method,
      headers: { ...type, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, ...JSON.parse(await response.text()) };
  };
  const { payload } = await send(
    'POST',
    '/api/auth/signin',
    { email, password: demoPassword },
    { domain: 'localhost' },
  );
  const authorization = { authorization: `Bearer ${payload.accessToken}` };
  return {
    user: payload.user,
    get: async (path: string) => (await send('GET', path, undefined, authorization)).payload,
    post: (path: string, body: object, headers = {}) => send('POST', path, body, { ...authorization, ...headers }),
  };
}

// PGlite runs inside the server process, so killing the server also kills the database.
it.each(['hangAfter', 'hangBefore'] as const)(
  'charges once and creates one plan when killed while it waits for a charge (%s)',
  async (trouble) => {
    stripe.reset();
    const folder = await mkdtemp(join(tmpdir(), 'fairlead-kill-payment-'));
    await copyDemo(folder);
    const port = String(await freePort());
    const env = { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: stripe.url, LOG_LEVEL: 'silent' };
    const start = () => startServerProcess(['--port', port, '--data', folder], env);
    const first = start();
    const address = await first.ready();
    const admin = await signIn(address, 'admin@demo.test');
    const buyer = await signIn(address, 'unsubscribed@demo.test');

    const coupon = await admin.post('/api/coupons/create', {
      couponCode: 'KILLED',
      discountType: 'FIXED',
      discountAmount: 9,
      maxTimesCanBeUsed: 2,
      expirationDate: dayOf(Date.now() / 1000) + 9 * DAY,
    });
    const offered = await buyer.get('/api/subscription-package/all?packageName=Professional');
    const purchase = {
      couponId: coupon.payload.id,
      stripeToken: stripeToken(),
      userId: buyer.user.id,
      agencyId: buyer.user.agencyId,
      subscriptionPackageId: offered.content[0].id,
    };
    const subscribe = () =>
      buyer.post('/api/agency-subscription-plan/subscribe', purchase, { 'idempotency-key': 'one-key-two-lives' });

    stripe.trouble('POST /v1/payment_intents', trouble);
    const lost = subscribe().catch(() => 'no answer');
    await vi.waitFor(() => expect(stripe.requests.at(-1)?.path).toBe('/v1/payment_intents'), { timeout: 20_000 });
    first.child.kill('SIGKILL');
    await first.ended();
    expect(await lost).toBe('no answer');
    expect(stripe.taken()).toBe(trouble === 'hangAfter' ? 23_000 : 0);
    stripe.calm();

    const second = start();
    await second.ready();
    const payments = () => buyer.get('/api/transaction/all');
    // A completed charge creates the plan automatically. A charge that may still arrive stays pending.
    const status = trouble === 'hangAfter' ? 'PAID' : 'PENDING';
    await vi.waitFor(async () => expect((await payments()).content[0].status).toBe(status), { timeout: 20_000 });
    const again = await subscribe();
    expect([again.status, again.payload.status]).toEqual([201, 'ACTIVE']);

    expect(stripe.taken()).toBe(23_000);
    expect((await payments()).content).toMatchObject([{ status: 'PAID', paidAmount: 230, cardLast4: '4242' }]);
    const plan = await buyer.get(`/api/agency-subscription-plan/agencyId/${buyer.user.agencyId}`);
    expect(plan).toMatchObject({ agencySubscriptionId: again.payload.agencySubscriptionId, couponCode: 'KILLED' });
    expect((await admin.get(`/api/coupons/id/${coupon.payload.id}`)).usedCount).toBe(1);
    second.child.kill('SIGTERM');
    expect((await second.ended()).status).toBe(0);
    await rm(folder, { recursive: true });
  },
  180_000,
);
