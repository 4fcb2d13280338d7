import type { FastifyInstance } from 'fastify';
import { sendNotFound } from '../../contract/errors.ts';
import { Problem } from '../../contract/problem.ts';
import type { RateLimitClass } from '../../contract/rateLimits/classes.ts';
import { limitAddresses } from '../../contract/rateLimits/hook.ts';
import type { Limiter } from '../../contract/rateLimits/limiter.ts';
import { ForgedWebhook, type Payments } from '../../ports/payments.ts';
import type { Billing } from './billing.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Stripe sends a few messages per payment, and repeats those that are refused. */
export const webhookLimits = {
  description: 'Messages of the payment provider',
  counting: 'approximate',
  limits: [{ per: 'address', requests: 600, seconds: 60 }],
} as const satisfies RateLimitClass;

interface WebhookDependencies {
  payments: Payments;
  billing: Billing;
  /** Undefined disables the limit, for tests. */
  limiter: Limiter | undefined;
}

/**
 * Stripe's webhook, which reports charges whose response was lost, refunds and disputes. It is not part of the contract, because Stripe
 * defines its protocol. The signature covers the raw bytes, so the body is not parsed. A message only triggers a query to
 * Stripe; its content is not trusted.
 */
export function registerPaymentWebhook(
  app: FastifyInstance,
  { payments, billing, limiter }: WebhookDependencies,
): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    // Before the body is read and its signature verified.
    if (limiter) scope.addHook('onRequest', limitAddresses('webhook', webhookLimits, limiter));
    scope.post('/api/payments/webhook', async (request, reply) => {
      if (!payments.readWebhook) return sendNotFound(request, reply);
      const signature = request.headers['stripe-signature'];
      const { body } = request;
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw refused();
      const event = read(payments.readWebhook, body, signature);
      if (event && 'charge' in event) {
        const record = event.about === 'dispute' ? billing.recordDisputes : billing.recordRefundsOfCharge;
        await record(event.charge);
      } else if (event && uuid.test(event.id)) {
        await billing.settleOne(event.id);
        if (event.about === 'refund') await billing.recordRefunds(event.id);
      }
      return { received: true };
    });
    done();
  });
}

function read(readWebhook: NonNullable<Payments['readWebhook']>, body: Buffer, signature: string) {
  try {
    return readWebhook(body, signature);
  } catch (error) {
    throw error instanceof ForgedWebhook ? refused() : error;
  }
}

const refused = () => new Problem(400, { code: 'payment.webhookRefused' });
