import {
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
const disputed = new Refusal(402, {
  code: 'refund.disputed',
  message: 'The buyer disputes this payment with their bank, so it cannot be refunded.',
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
  disputed: [record.usual, write.answers(disputed)],
  failingSave: [record.usual, write.answers(unavailable)],
};
