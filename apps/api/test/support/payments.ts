import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChargeRequest, Payments } from '../../src/ports/payments.ts';
import { sandboxPayments } from '../../src/ports/sandboxPayments.ts';

export interface TestPayments extends Payments {
  /** Everything that was asked for. */
  asked: ChargeRequest[];
  /** What was really taken, by idempotency key. */
  taken: Map<string, number>;
  /** Cents that were taken in all. */
  total(): number;
  /** Loses the next answers: before the provider has heard of the charge, or after it was made. */
  lose: 'before' | 'after' | undefined;
  /** Charges wait for it. */
  gate: Promise<unknown> | undefined;
}

/** The sandbox behind a network that a test can interrupt. */
export function testPayments(): TestPayments {
  const sandbox = sandboxPayments(join(tmpdir(), `fairlead-payments-${randomBytes(6).toString('hex')}.jsonl`));
  const payments: TestPayments = {
    asked: [],
    taken: new Map(),
    total: () => [...payments.taken.values()].reduce((sum, cents) => sum + cents, 0),
    lose: undefined,
    gate: undefined,
    async charge(request) {
      payments.asked.push(request);
      await payments.gate;
      if (payments.lose === 'before') throw new Error('connection reset');
      const outcome = await sandbox.charge(request);
      if (outcome.status === 'succeeded') payments.taken.set(request.id, request.amountCents);
      if (payments.lose === 'after') throw new Error('no answer');
      return outcome;
    },
    find: sandbox.find,
  };
  return payments;
}

/** A token as the card entry of the sandbox makes it, of the test card that ends so. */
export const cardToken = (last4 = '4242') => `tok_sandbox_visa_${last4}_${randomBytes(8).toString('hex')}`;
