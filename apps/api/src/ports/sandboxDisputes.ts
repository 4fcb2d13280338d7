import { DAY, type DisputeReason } from '@fairlead/rules';
import type { ChargeOutcome, ProviderDispute } from './payments.ts';

/** Dispute of the test cards whose payments succeed and are disputed at once. An inquiry moves no money. */
export const disputedCards: Readonly<Record<string, { reason: DisputeReason; isInquiry: boolean }>> = {
  '0259': { reason: 'FRAUDULENT', isInquiry: false },
  '2685': { reason: 'PRODUCT_NOT_RECEIVED', isInquiry: false },
  '1976': { reason: 'GENERAL', isInquiry: true },
};
/** Seconds to answer a dispute. The sandbox takes no evidence, so its disputes are then lost and its inquiries closed. */
const DISPUTE_TIME = 7 * DAY;

/** A charge that took money. */
export interface PaidCharge {
  id: string;
  amountCents: number;
  outcome: Extract<ChargeOutcome, { status: 'succeeded' }>;
  /** Unix seconds. */
  chargedAt?: number;
}

/** The dispute of a charge, if its card is one of the disputed ones. `now` in Unix seconds. */
export function sandboxDisputes({ id, amountCents, outcome, chargedAt }: PaidCharge, now: number): ProviderDispute[] {
  const disputed = disputedCards[outcome.card?.last4 ?? ''];
  if (!disputed || chargedAt === undefined) return [];
  const { reason, isInquiry } = disputed;
  const isLate = now >= chargedAt + DISPUTE_TIME;
  const open = isInquiry ? 'INQUIRY_NEEDS_RESPONSE' : 'NEEDS_RESPONSE';
  const closed = isInquiry ? 'INQUIRY_CLOSED' : 'LOST';
  return [
    {
      providerReference: `sandbox_dp_${id}`,
      charge: outcome.providerReference,
      transactionId: id,
      amountCents,
      withdrawnCents: isInquiry ? 0 : amountCents,
      reason,
      status: isLate ? closed : open,
      dueAt: isLate ? null : new Date((chargedAt + DISPUTE_TIME) * 1000),
      openedAt: new Date(chargedAt * 1000),
    },
  ];
}
