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
  it('creates a payment method and a confirmed intent with idempotency keys from the row', async () => {
    const charge = request();
    const outcome = await payments.charge(charge);
    expect(outcome).toEqual({
      status: 'succeeded',
      providerReference: stripe.intents[0]?.id,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(stripe.requests).toMatchObject([
      { path: '/v1/payment_methods', key: `${charge.id}-card`, form: { type: 'card', 'card[token]': charge.token } },
      {
        path: '/v1/payment_intents',
        key: charge.id,
        form: {
          amount: '4999',
          currency: 'usd',
          confirm: 'true',
          use_stripe_sdk: 'true',
          description: 'Subscription FL-7K3M-2222',
          'metadata[transaction]': charge.id,
          'metadata[reference]': 'FL-7K3M-2222',
          'metadata[agency]': 'an-agency',
        },
      },
    ]);
  });

  it('requested twice is made once with the same result', async () => {
    const charge = request();
    expect(await payments.charge(charge)).toEqual(await payments.charge(charge));
    expect(stripe.intents).toHaveLength(1);
    expect(keys(intents)).toEqual([charge.id, charge.id]);
  });

  it.each([
    ['0002', 'payment.declined'],
    ['9995', 'payment.insufficientFunds'],
    ['9979', 'payment.declined'],
    ['0069', 'payment.expiredCard'],
    ['0127', 'payment.incorrectCvc'],
    ['0119', 'payment.processingError'],
    ['3184', 'payment.authenticationRequired'],
  ])('of the card ending in %s is declined as %s, also when looked up', async (last4, code) => {
    const charge = request({ token: stripeToken(last4) });
    const refused = {
      status: 'failed',
      code,
      providerReference: expect.stringMatching(/^pi_/),
      card: { brand: 'visa', last4 },
    };
    expect(await payments.charge(charge)).toEqual(refused);
    expect(await payments.find(charge)).toEqual(refused);
    expect(stripe.taken()).toBe(0);
  });

  describe('that the buyer has to confirm', () => {
    const unconfirmed = { status: 'actionRequired', clientSecret: expect.stringMatching(/^pi_\w+_secret_/) };
    async function begin(last4 = '3220') {
      const charge = request({ token: stripeToken(last4) });
      const outcome = await payments.charge(charge);
      if (outcome.status !== 'actionRequired') throw new Error(`the charge is ${outcome.status}`);
      return { charge, ...outcome };
    }

    it('waits, and is not made by repeats', async () => {
      const { charge } = await begin();
      expect(await payments.charge(charge)).toMatchObject(unconfirmed);
      expect(await payments.find(charge)).toMatchObject(unconfirmed);
      expect([stripe.intents.length, stripe.taken()]).toEqual([1, 0]);
    });

    it.each([
      ['3220', true, { status: 'succeeded', card: { brand: 'visa', last4: '3220' } }],
      ['3220', false, { status: 'failed', code: 'payment.authenticationRequired' }],
      ['3178', true, { status: 'failed', code: 'payment.insufficientFunds' }],
    ])('has its outcome after the answer to the bank (%s, %s)', async (last4, confirmed, outcome) => {
      const { charge, clientSecret } = await begin(last4);
      stripe.answerBank(clientSecret, confirmed);
      expect(await payments.charge(charge)).toMatchObject(outcome);
      expect(await payments.find(charge)).toMatchObject(outcome);
    });

    it('can be cancelled while it waits', async () => {
      const { charge, providerReference } = await begin();
      const outcome = { status: 'failed', code: 'payment.authenticationRequired' };
      expect(await payments.cancel(providerReference)).toMatchObject(outcome);
      expect(await payments.find(charge)).toMatchObject(outcome);
    });

    it('is not cancelled once it is confirmed', async () => {
      const { clientSecret, providerReference } = await begin();
      stripe.answerBank(clientSecret, true);
      expect(await payments.cancel(providerReference)).toMatchObject({ status: 'succeeded' });
    });
  });

  it('with a used or invalid token is declined', async () => {
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

  it('fails without a charge with a wrong API key', async () => {
    const wrong = stripePayments({ secretKey: 'sk_test_other', apiUrl: stripe.url });
    expect(await wrong.charge(request())).toEqual({ status: 'failed', code: 'payment.unavailable' });
    expect(stripe.intents).toEqual([]);
  });

  it('fails without a charge when Stripe rejects too many requests', async () => {
    stripe.trouble(intents, 'tooMany');
    expect(await payments.charge(request())).toEqual({ status: 'failed', code: 'payment.unavailable' });
    expect(stripe.intents).toEqual([]);
  });
});

const troubles: StripeTrouble[] = ['dropBefore', 'dropAfter', 'hangBefore', 'hangAfter', 'errorBefore', 'errorAfter'];

describe('a missing response', () => {
  it.each(troubles)('once (%s) is retried with the same key and charged once', async (kind) => {
    for (const path of [methods, intents]) stripe.trouble(path, kind, 1);
    const charge = request();
    expect(await payments.charge(charge)).toMatchObject({ status: 'succeeded' });
    expect(keys(methods)).toEqual([`${charge.id}-card`, `${charge.id}-card`]);
    expect(keys(intents)).toEqual([charge.id, charge.id]);
    expect(stripe.taken()).toBe(4_999);
  });

  it.each(troubles)('on every try (%s) leaves the result unknown; a later look-up returns it', async (kind) => {
    stripe.trouble(intents, kind);
    const charge = request();
    await expect(payments.charge(charge)).rejects.toThrow();
    const done = kind.endsWith('After');
    expect(stripe.taken()).toBe(done ? 4_999 : 0);
    const found = await payments.find(charge);
    if (done) expect(found).toMatchObject({ status: 'succeeded', card: { last4: '4242' } });
    else expect(found).toBe('none');
    expect(await payments.charge(charge)).toMatchObject({ status: 'succeeded' });
    expect(stripe.taken()).toBe(4_999);
  });

  it('of a charge leaves it open when its repeat is one request too many', async () => {
    stripe.trouble(intents, 'dropAfter', 1);
    stripe.trouble(intents, 'tooMany', 1);
    const charge = request();
    await expect(payments.charge(charge)).rejects.toThrow();
    expect(await payments.find(charge)).toMatchObject({ status: 'succeeded' });
    expect(stripe.taken()).toBe(4_999);
  });

  it('of a refund leaves it open when its repeat is one request too many', async () => {
    const charge = request();
    await payments.charge(charge);
    const [{ id } = { id: '' }] = stripe.intents;
    stripe.trouble('POST /v1/refunds', 'dropAfter', 1);
    stripe.trouble('POST /v1/refunds', 'tooMany', 1);
    const refund = { id: randomUUID(), transactionId: charge.id, charge: id, amountCents: 4_999 };
    await expect(payments.refund(refund)).rejects.toThrow();
    expect(await payments.findRefunds(id)).toMatchObject([{ id: refund.id, status: 'succeeded' }]);
  });

  it('before the charge leaves no charge', async () => {
    stripe.trouble(methods, 'hangAfter');
    const charge = request();
    await expect(payments.charge(charge)).rejects.toThrow();
    expect(await payments.find(charge)).toBe('none');
  });

  it('to a look-up leaves the result unknown', async () => {
    const charge = request();
    await payments.charge(charge);
    stripe.trouble('GET /v1/payment_intents', 'dropBefore');
    await expect(payments.find(charge)).rejects.toThrow();
  });
});

describe('the look-up of a charge', () => {
  it('is pending until the bank decides', async () => {
    const charge = request({ token: stripeToken('0077') });
    await expect(payments.charge(charge)).rejects.toThrow('processing');
    expect(await payments.find(charge)).toBe('open');
    for (const intent of stripe.intents) intent.status = 'succeeded';
    expect(await payments.find(charge)).toMatchObject({ status: 'succeeded' });
  });

  it('finds the charge among many of the same time', async () => {
    const charge = request();
    await payments.charge(charge);
    const [made] = stripe.intents;
    if (!made) throw new Error('nothing was charged');
    const others = Array.from({ length: 230 }, (_, n) => ({ ...made, id: `pi_${n}`, metadata: {} }));
    stripe.intents.unshift(...others);
    expect(await payments.find(charge)).toMatchObject({ providerReference: made.id });
    expect(stripe.requests.filter(({ method }) => method === 'GET')).toHaveLength(3);
  });

  it('ignores charges of other times', async () => {
    const charge = request({ createdAt: new Date(Date.now() - 86_400_000) });
    await payments.charge({ ...charge, createdAt: new Date() });
    expect(await payments.find(charge)).toBe('none');
  });
});
