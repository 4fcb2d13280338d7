import { type DisputeStatus, disputeReasons } from '@fairlead/rules';
import type Stripe from 'stripe';
import type { ProviderDispute } from './payments.ts';

/** Lists disputes, without those of charges that have no payment intent, which are none of ours. */
export async function listDisputes(stripe: Stripe, params: Stripe.DisputeListParams): Promise<ProviderDispute[]> {
  const found: ProviderDispute[] = [];
  // The payment intent has the id of the charge.
  const pages = stripe.disputes.list({ ...params, limit: 100, expand: ['data.payment_intent'] });
  for await (const dispute of pages) {
    const known = toDispute(dispute);
    if (known) found.push(known);
  }
  return found;
}

/** Page of Stripe's dashboard where evidence is sent. Test mode has pages of its own. */
export const disputeUrl = (secretKey: string, id: string): string =>
  `https://dashboard.stripe.com/${/^[sr]k_test_/.test(secretKey) ? 'test/' : ''}disputes/${encodeURIComponent(id)}`;

const disputeStatuses: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'INQUIRY_NEEDS_RESPONSE',
  warning_under_review: 'INQUIRY_UNDER_REVIEW',
  warning_closed: 'INQUIRY_CLOSED',
  needs_response: 'NEEDS_RESPONSE',
  under_review: 'UNDER_REVIEW',
  appeal_needs_response: 'APPEAL_NEEDS_RESPONSE',
  appeal_under_review: 'APPEAL_UNDER_REVIEW',
  won: 'WON',
  lost: 'LOST',
  prevented: 'PREVENTED',
};

/** Undefined for a charge without a payment intent, which is none of ours. */
function toDispute(dispute: Stripe.Dispute): ProviderDispute | undefined {
  const { id, amount, created, payment_intent: intent, status } = dispute;
  if (intent === null || typeof intent === 'string') return undefined;
  const { due_by: dueBy } = dispute.evidence_details;
  // Withdrawals are negative. They are in the currency of the Stripe account, which may differ from the charge.
  const balance = dispute.balance_transactions.reduce((sum, { amount: moved }) => sum + moved, 0);
  return {
    providerReference: id,
    charge: intent.id,
    transactionId: intent.metadata.transaction ?? null,
    amountCents: amount,
    withdrawnCents: balance < 0 ? amount : 0,
    reason: disputeReasons.find((reason) => reason === dispute.reason.toUpperCase()) ?? 'GENERAL',
    // A status that Stripe adds later counts as open.
    status: disputeStatuses[status] ?? 'UNDER_REVIEW',
    dueAt: dueBy === null ? null : new Date(dueBy * 1000),
    openedAt: new Date(created * 1000),
  };
}
