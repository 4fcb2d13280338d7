/**
 * Statuses of a payment dispute. An inquiry of the bank comes before a dispute: no money moves, and it can become a dispute.
 * PREVENTED disputes were settled before the bank opened them.
 */
export const disputeStatuses = [
  'INQUIRY_NEEDS_RESPONSE',
  'INQUIRY_UNDER_REVIEW',
  'INQUIRY_CLOSED',
  'NEEDS_RESPONSE',
  'UNDER_REVIEW',
  'APPEAL_NEEDS_RESPONSE',
  'APPEAL_UNDER_REVIEW',
  'WON',
  'LOST',
  'PREVENTED',
] as const;
export type DisputeStatus = (typeof disputeStatuses)[number];

/** Reasons of the cardholder for a dispute, as the bank reports them. */
export const disputeReasons = [
  'BANK_CANNOT_PROCESS',
  'CHECK_RETURNED',
  'CREDIT_NOT_PROCESSED',
  'CUSTOMER_INITIATED',
  'DEBIT_NOT_AUTHORIZED',
  'DUPLICATE',
  'FRAUDULENT',
  'GENERAL',
  'INCORRECT_ACCOUNT_DETAILS',
  'INSUFFICIENT_FUNDS',
  'NONCOMPLIANT',
  'PRODUCT_NOT_RECEIVED',
  'PRODUCT_UNACCEPTABLE',
  'SUBSCRIPTION_CANCELED',
  'UNRECOGNIZED',
] as const;
export type DisputeReason = (typeof disputeReasons)[number];

const closed: ReadonlySet<DisputeStatus> = new Set(['INQUIRY_CLOSED', 'WON', 'LOST', 'PREVENTED']);

/** Whether the bank has not decided yet. */
export const isDisputeOpen = (status: DisputeStatus): boolean => !closed.has(status);

/** Whether the bank only asks about the payment, and no money has moved. */
export const isInquiry = (status: DisputeStatus): boolean => status.startsWith('INQUIRY_');

/** Whether the platform must send evidence, or loses the dispute. */
export const needsEvidence = (status: DisputeStatus): boolean => status.endsWith('NEEDS_RESPONSE');

/**
 * Whether a dispute prevents refunds of its payment. The provider accepts none while a dispute is open. During an inquiry it
 * does, and a full refund ends the inquiry.
 */
export const blocksRefund = (status: DisputeStatus): boolean => isDisputeOpen(status) && !isInquiry(status);
