import {
  dispute,
  endpoint,
  gone,
  Refusal,
  recordNetwork,
  refund,
  saveNetwork,
  transactionDetail,
  unavailable,
} from '@fairlead/api-client/mocks';

/** A paid transaction without refunds. */
export const paid = transactionDetail(1);
/** Paid, with a part refunded. */
const partly = transactionDetail(3, {
  refundedAmount: 59,
  refunds: [
    refund(1, 59),
    refund(0, 59, {
      status: 'FAILED',
      note: '',
      failure: 'The balance at the payment provider is too low for this refund.',
    }),
  ],
});
const pending = { ...paid, refunds: [refund(0, 30, { status: 'PENDING' })] };
const refunded = transactionDetail(4, {
  refunds: [refund(0, transactionDetail(4).paidAmount, { reason: null, note: null, createdBy: null })],
});

type Dispute = ReturnType<typeof dispute>;

/** A payment of $104 of which the whole amount is disputed. */
const disputedBy = (values: Partial<Dispute>) => {
  const only = dispute(0, paid.paidAmount, values);
  return { ...paid, withdrawnAmount: only.withdrawnAmount, disputeStatus: only.status, disputes: [only] };
};
const decided = { answerUntil: null, closedAt: paid.creationDate + 9 * 24 * 3600 };
const disputed = disputedBy({});
const inquiry = disputedBy({ status: 'INQUIRY_NEEDS_RESPONSE', reason: 'GENERAL', withdrawnAmount: 0 });
const underReview = disputedBy({ status: 'UNDER_REVIEW', answerUntil: null });
const won = disputedBy({ ...decided, status: 'WON', withdrawnAmount: 0 });
const lost = disputedBy({ ...decided, status: 'LOST', reason: 'SUBSCRIPTION_CANCELED' });
/** An older dispute of a part was lost, and another one is open. */
const disputedAgain = {
  ...disputed,
  disputes: [
    dispute(1, 44, { status: 'APPEAL_UNDER_REVIEW', reason: 'DUPLICATE', answerUntil: null }),
    dispute(0, 60, { ...decided, status: 'LOST' }),
  ],
  disputeStatus: 'APPEAL_UNDER_REVIEW' as const,
};

const recordOf = (transaction: typeof paid) => endpoint('get', '/api/transaction/id/{id}', () => transaction);

let body: unknown;
let current = paid;
/** Resets the stored payment before each story. */
export const resetTransaction = () => {
  current = paid;
};
/** The last refund that was requested. */
export const sentBody = () => body;
const record = endpoint('get', '/api/transaction/id/{id}', () => current);
const write = endpoint('post', '/api/transaction/id/{id}/refund', async (request) => {
  const wish = (await request.body()) as { amount: number };
  body = wish;
  const refundedAmount = wish.amount;
  const status = refundedAmount === paid.paidAmount ? ('REFUNDED' as const) : paid.status;
  current = { ...paid, status, refundedAmount, refunds: [refund(0, refundedAmount)] };
  return current;
});
const refusedByStripe = new Refusal(402, {
  code: 'refund.disputed',
  message: 'The buyer disputes this payment with their bank, so it cannot be refunded.',
});
const refusedWhileDisputed = new Refusal(409, {
  code: 'refund.disputeOpen',
  message:
    "The buyer's bank is examining a dispute of this payment. A refund is not possible until the dispute is decided.",
});

/** The dispute was opened while the admin filled in the dialog. */
const disputedWrite = write.answers(() => {
  current = disputed;
  return refusedWhileDisputed;
});

export const network = {
  ...recordNetwork(record, gone('This transaction does not exist'), [write.usual]),
  partly: [recordOf(partly).usual, write.usual],
  pending: [recordOf(pending).usual],
  refunded: [recordOf(refunded).usual],
  failed: [recordOf(transactionDetail(2, { period: null, plan: null })).usual],
  ofAgency: [
    recordOf({
      ...partly,
      agency: null,
      refunds: partly.refunds.map((each) => ({ ...each, note: null, createdBy: null })),
    }).usual,
  ],
  saving: [record.usual, ...saveNetwork([write]).saving],
  refused: [record.usual, write.answers(refusedByStripe)],
  disputedMeanwhile: [record.usual, disputedWrite],
  disputed: [recordOf(disputed).usual],
  inquiry: [recordOf(inquiry).usual, write.usual],
  underReview: [recordOf(underReview).usual],
  won: [recordOf(won).usual],
  lost: [recordOf(lost).usual],
  disputedAgain: [recordOf(disputedAgain).usual],
  sandboxDispute: [recordOf(disputedBy({ providerUrl: null })).usual],
  disputedOfAgency: [
    recordOf({ ...disputed, agency: null, disputes: disputed.disputes.map((each) => ({ ...each, providerUrl: null })) })
      .usual,
  ],
  failingSave: [record.usual, write.answers(unavailable)],
};
