import type { ChargeOutcome, Payments, RefundOutcome } from '../ports/payments.ts';
import { attribute } from './attributes.ts';
import { meter } from './meter.ts';
import { inCall } from './spans.ts';

const charges = meter.createCounter('fairlead.payment.charges', {
  unit: '{charge}',
  description: 'Charges by outcome. The outcome of an unknown charge is asked for later.',
});
const refunds = meter.createCounter('fairlead.payment.refunds', {
  unit: '{refund}',
  description: 'Refunds by outcome.',
});

// A counter that first appears with its first event would hide this event from `rate`.
for (const outcome of ['succeeded', 'declined', 'unavailable', 'unknown'])
  for (const counter of [charges, refunds]) counter.add(0, { [attribute.outcome]: outcome });

const disputes = meter.createCounter('fairlead.payment.disputes', {
  unit: '{dispute}',
  description: 'Disputes of payments, counted when they are opened and again when they are closed.',
});
/** Outcomes of disputes. Inquiries of banks are not counted before they become disputes. */
export type CountedDispute = 'opened' | 'won' | 'lost' | 'prevented';
for (const outcome of ['opened', 'won', 'lost', 'prevented'] satisfies CountedDispute[])
  disputes.add(0, { [attribute.outcome]: outcome });
export const countDispute = (outcome: CountedDispute): void => disputes.add(1, { [attribute.outcome]: outcome });

/** Outcome such as `succeeded` or `insufficientFunds`. */
const outcomeOf = (outcome: ChargeOutcome | RefundOutcome): string =>
  'code' in outcome ? outcome.code.replace(/^\w+\./, '') : outcome.status;

/** Counts the calls of a payment provider by outcome, and opens a span for each. */
export function observePayments(payments: Payments, server: string): Payments {
  const counted =
    <Request, Outcome extends ChargeOutcome | RefundOutcome>(
      counter: typeof charges,
      name: string,
      call: (request: Request) => Promise<Outcome>,
    ) =>
    async (request: Request): Promise<Outcome> => {
      try {
        const outcome = await inCall(name, server, () => call(request));
        counter.add(1, { [attribute.outcome]: outcomeOf(outcome) });
        return outcome;
      } catch (error) {
        counter.add(1, { [attribute.outcome]: 'unknown' });
        throw error;
      }
    };
  return {
    ...payments,
    charge: counted(charges, 'payment charge', payments.charge),
    refund: counted(refunds, 'payment refund', payments.refund),
    find: (charge) => inCall('payment find', server, () => payments.find(charge)),
    cancel: (reference) => inCall('payment cancel', server, () => payments.cancel(reference)),
    findRefunds: (charge) => inCall('payment findRefunds', server, () => payments.findRefunds(charge)),
    findDisputes: (charge) => inCall('payment findDisputes', server, () => payments.findDisputes(charge)),
    findDisputesSince: (openedAt) =>
      inCall('payment findDisputesSince', server, () => payments.findDisputesSince(openedAt)),
  };
}
