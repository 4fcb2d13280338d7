import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemClock } from '../../src/ports/clock.ts';
import type { ChargeRequest, RefundFailure, RefundRequest } from '../../src/ports/payments.ts';
import { type SandboxPayments, sandboxPayments } from '../../src/ports/sandboxPayments.ts';

export interface TestPayments extends SandboxPayments {
  /** All requested charges. */
  asked: ChargeRequest[];
  /** All requested refunds. */
  askedRefunds: RefundRequest[];
  /** Completed charges, by idempotency key. */
  taken: Map<string, number>;
  /** Total of the completed charges in cents. */
  total(): number;
  /** Fails the next calls, either before or after the provider has made the charge. */
  lose: 'before' | 'after' | undefined;
  /** Refuses the next refunds. */
  refuseRefunds: RefundFailure | undefined;
  /** Promise that charges and refunds await. */
  gate: Promise<unknown> | undefined;
}

/** Sandbox provider behind a network that a test can interrupt. */
export function testPayments(): TestPayments {
  const sandbox = sandboxPayments(
    join(tmpdir(), `fairlead-payments-${randomBytes(6).toString('hex')}.jsonl`),
    systemClock,
  );
  const payments: TestPayments = {
    asked: [],
    askedRefunds: [],
    taken: new Map(),
    total: () => [...payments.taken.values()].reduce((sum, cents) => sum + cents, 0),
    lose: undefined,
    refuseRefunds: undefined,
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
    cancel: sandbox.cancel,
    confirm: sandbox.confirm,
    async refund(request) {
      payments.askedRefunds.push(request);
      await payments.gate;
      if (payments.refuseRefunds) return { status: 'refused', code: payments.refuseRefunds };
      if (payments.lose === 'before') throw new Error('connection reset');
      const outcome = await sandbox.refund(request);
      if (payments.lose === 'after') throw new Error('no answer');
      return outcome;
    },
    findRefunds: sandbox.findRefunds,
    findDisputes: sandbox.findDisputes,
    findDisputesSince: sandbox.findDisputesSince,
    disputeUrl: sandbox.disputeUrl,
  };
  return payments;
}

/** Token of the sandbox's test card with the given last four digits. */
export const cardToken = (last4 = '4242') => `tok_sandbox_visa_${last4}_${randomBytes(8).toString('hex')}`;
