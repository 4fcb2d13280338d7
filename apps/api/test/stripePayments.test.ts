import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChargeRequest, Payments } from '../src/ports/payments.ts';
import { stripePayments } from '../src/ports/stripePayments.ts';
import { type StripeServer, type StripeTrouble, secretKey, startStripe, stripeToken } from './support/stripeServer.ts';

const methods = 'POST /v1/payment_methods';
const intents = 'POST /v1/payment_intents';

let stripe: StripeServer;
let payments: Payments;
beforeAll(async () => {
  stripe = await startStripe();
  payments = stripePayments({ secretKey, apiUrl: stripe.url, timeout: 1500 });
});
afterAll(() => stripe.close());
beforeEach(() => stripe.reset());

const request = (values: Partial<ChargeRequest> = {}): ChargeRequest => ({
  id: randomUUID(),
  createdAt: new Date(),
  amountCents: 4_999,
  token: stripeToken(),
  reference: 'FL-7K3M-2222',
  agencyId: 'an-agency',
  ...values,
});
const keys = (path: string) =>
  stripe.requests.filter((each) => `${each.method} ${each.path}` === path).map((x) => x.key);

describe('a charge', () => {
  it('is a payment method of the token, and an intent that is confirmed at once, under keys of the row', async () => {
    const asked = request();
    const outcome = await payments.charge(asked);
    expect(outcome).toEqual({
      status: 'succeeded',
      providerReference: stripe.intents[0]?.id,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(stripe.requests).toMatchObject([
      { path: '/v1/payment_methods', key: `${asked.id}-card`, form: { type: 'card', 'card[token]': asked.token } },
      {
        path: '/v1/payment_intents',
        key: asked.id,
        form: {
          amount: '4999',
          currency: 'usd',
          confirm: 'true',
          error_on_requires_action: 'true',
          description: 'Subscription FL-7K3M-2222',
          'metadata[transaction]': asked.id,
          'metadata[reference]': 'FL-7K3M-2222',
          'metadata[agency]': 'an-agency',
        },
      },
    ]);
  });

  it('asked for twice is made once, and answered alike', async () => {
    const asked = request();
    expect(await payments.charge(asked)).toEqual(await payments.charge(asked));
    expect(stripe.intents).toHaveLength(1);
    expect(keys(intents)).toEqual([asked.id, asked.id]);
  });

  it.each([
    ['0002', 'payment.declined'],
    ['9995', 'payment.insufficientFunds'],
    ['9979', 'payment.declined'],
    ['0069', 'payment.expiredCard'],
    ['0127', 'payment.incorrectCvc'],
    ['0119', 'payment.processingError'],
    ['3184', 'payment.authenticationRequired'],
  ])('of the card that ends in %s is refused as %s, and found so', async (last4, code) => {
    const asked = request({ token: stripeToken(last4) });
    const refused = {
      status: 'failed',
      code,
      providerReference: expect.stringMatching(/^pi_/),
      card: { brand: 'visa', last4 },
    };
    expect(await payments.charge(asked)).toEqual(refused);
    expect(await payments.find(asked)).toEqual(refused);
    expect(stripe.taken()).toBe(0);
  });

  it('that wants its customer to confirm is refused, since nobody is there to be asked', async () => {
    const asked = request({ token: stripeToken('3220') });
    const refused = { status: 'failed', code: 'payment.authenticationRequired' };
    expect(await payments.charge(asked)).toMatchObject(refused);
    expect(await payments.find(asked)).toMatchObject(refused);
  });

  it('with a token that was used, or is none, is refused', async () => {
    const token = stripeToken();
    await payments.charge(request({ token }));
    for (const other of [token, '4242424242424242', 'tok_visa']) {
      expect(await payments.charge(request({ token: other }))).toEqual({
        status: 'failed',
        code: 'payment.tokenInvalid',
      });
    }
    expect(stripe.intents).toHaveLength(1);
  });

  it('is not possible with a wrong key, and nothing is taken', async () => {
    const wrong = stripePayments({ secretKey: 'sk_test_other', apiUrl: stripe.url });
    expect(await wrong.charge(request())).toEqual({ status: 'failed', code: 'payment.unavailable' });
    expect(stripe.intents).toEqual([]);
  });

  it('is not possible while Stripe has too many to do, and nothing is taken', async () => {
    stripe.trouble(intents, 'tooMany');
    expect(await payments.charge(request())).toEqual({ status: 'failed', code: 'payment.unavailable' });
    expect(stripe.intents).toEqual([]);
  });
});

const troubles: StripeTrouble[] = ['dropBefore', 'dropAfter', 'hangBefore', 'hangAfter', 'errorBefore', 'errorAfter'];

describe('an answer that does not come', () => {
  it.each(troubles)('once (%s) is asked for again under the same key, and taken once', async (kind) => {
    for (const path of [methods, intents]) stripe.trouble(path, kind, 1);
    const asked = request();
    expect(await payments.charge(asked)).toMatchObject({ status: 'succeeded' });
    expect(keys(methods)).toEqual([`${asked.id}-card`, `${asked.id}-card`]);
    expect(keys(intents)).toEqual([asked.id, asked.id]);
    expect(stripe.taken()).toBe(4_999);
  });

  it.each(troubles)('at all (%s) says nothing of the charge; Stripe tells later, and the same again', async (kind) => {
    stripe.trouble(intents, kind);
    const asked = request();
    await expect(payments.charge(asked)).rejects.toThrow();
    const done = kind.endsWith('After');
    expect(stripe.taken()).toBe(done ? 4_999 : 0);
    const found = await payments.find(asked);
    if (done) expect(found).toMatchObject({ status: 'succeeded', card: { last4: '4242' } });
    else expect(found).toBe('none');
    expect(await payments.charge(asked)).toMatchObject({ status: 'succeeded' });
    expect(stripe.taken()).toBe(4_999);
  });

  it('before there is a charge leaves none', async () => {
    stripe.trouble(methods, 'hangAfter');
    const asked = request();
    await expect(payments.charge(asked)).rejects.toThrow();
    expect(await payments.find(asked)).toBe('none');
  });

  it('to the question what became of it is no answer', async () => {
    const asked = request();
    await payments.charge(asked);
    stripe.trouble('GET /v1/payment_intents', 'dropBefore');
    await expect(payments.find(asked)).rejects.toThrow();
  });
});

describe('what became of a charge', () => {
  it('is open while the bank has not decided', async () => {
    const asked = request({ token: stripeToken('0077') });
    await expect(payments.charge(asked)).rejects.toThrow('processing');
    expect(await payments.find(asked)).toBe('open');
    for (const intent of stripe.intents) intent.status = 'succeeded';
    expect(await payments.find(asked)).toMatchObject({ status: 'succeeded' });
  });

  it('is found among very many of the same minutes', async () => {
    const asked = request();
    await payments.charge(asked);
    const [made] = stripe.intents;
    if (!made) throw new Error('nothing was charged');
    const others = Array.from({ length: 230 }, (_, n) => ({ ...made, id: `pi_${n}`, metadata: {} }));
    stripe.intents.unshift(...others);
    expect(await payments.find(asked)).toMatchObject({ providerReference: made.id });
    expect(stripe.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
  });

  it('is not asked among those of other times', async () => {
    const asked = request({ createdAt: new Date(Date.now() - 86_400_000) });
    await payments.charge({ ...asked, createdAt: new Date() });
    expect(await payments.find(asked)).toBe('none');
  });
});
