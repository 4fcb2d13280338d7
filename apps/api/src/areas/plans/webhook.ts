import type { FastifyInstance } from 'fastify';
import { sendNotFound } from '../../contract/errors.ts';
import { Problem } from '../../contract/problem.ts';
import { ForgedWebhook, type Payments } from '../../ports/payments.ts';
import type { Billing } from './billing.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Where the provider tells what came of a charge whose answer was lost, and what was given back. Its protocol is the provider's and not the
 * contract's: the signature is over the very bytes of the body, so they are kept unread, and a message is believed only
 * that far that the provider is asked.
 */
export function registerPaymentWebhook(app: FastifyInstance, payments: Payments, billing: Billing): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/payments/webhook', async (request, reply) => {
      if (!payments.readWebhook) return sendNotFound(request, reply);
      const signature = request.headers['stripe-signature'];
      const { body } = request;
      if (typeof signature !== 'string' || !Buffer.isBuffer(body)) throw refused();
      const event = read(payments.readWebhook, body, signature);
      if (event && uuid.test(event.id)) {
        await billing.settleOne(event.id);
        if (event.about === 'refund') await billing.noteRefund(event.id);
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
