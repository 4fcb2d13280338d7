import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookLimits } from '../src/areas/plans/webhook.ts';
import { rateLimitClasses } from '../src/contract/document.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { testPayments } from './support/payments.ts';

let server: Harness;
let verified = 0;
beforeAll(async () => {
  const readWebhook = () => {
    verified += 1;
    return undefined;
  };
  server = await startHarness({ rateLimits: rateLimitClasses, payments: { ...testPayments(), readWebhook } });
});
afterAll(() => server.close());

const send = (remoteAddress: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': 'forged' },
    payload: '{}',
    remoteAddress,
  });

describe('the payment webhook', () => {
  it('answers 429 to a network over its limit, before the message is verified', async () => {
    const [limit] = webhookLimits.limits;
    for (let i = 0; i < limit.requests; i++) await send(`2001:db8:4:1::${i.toString(16)}`);
    expect(verified).toBe(limit.requests);
    const refused = await send('2001:db8:4:1::ffff');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.tooMany']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(verified).toBe(limit.requests);
    expect((await send('2001:db8:4:2::1')).statusCode).toBe(200);
    server.clock.advance(limit.seconds);
    expect((await send('2001:db8:4:1::1')).statusCode).toBe(200);
  }, 60_000);
});
