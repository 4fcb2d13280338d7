import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sendNotFound } from '../../contract/errors.ts';
import { limitAddresses } from '../../contract/rateLimits/hook.ts';
import type { Limiter } from '../../contract/rateLimits/limiter.ts';
import type { Payments } from '../../ports/payments.ts';
import type { SandboxPayments } from '../../ports/sandboxPayments.ts';
import { webhookLimits } from './webhook.ts';

const confirmation = z.object({ clientSecret: z.string().max(255), confirmed: z.boolean() });

export const isSandbox = (payments: Payments): payments is SandboxPayments => 'confirm' in payments;

/**
 * Takes the buyer's answer to the bank of the sandbox, which Stripe's own page takes for real payments. Like that page it needs
 * no session: the secret, which only the buyer's browser has, names the payment.
 */
export function registerSandboxConfirmation(
  app: FastifyInstance,
  payments: SandboxPayments,
  limiter: Limiter | undefined,
): void {
  const onRequest = limiter && limitAddresses('webhook', webhookLimits, limiter);
  app.post('/api/payments/sandbox', { ...(onRequest && { onRequest }), bodyLimit: 1024 }, async (request, reply) => {
    const { data } = confirmation.safeParse(request.body);
    if (!data || !(await payments.confirm(data.clientSecret, data.confirmed))) return sendNotFound(request, reply);
    return { confirmed: data.confirmed };
  });
}
