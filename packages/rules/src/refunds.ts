/** Reasons for a refund, in the order of the choice. */
export const refundReasons = ['DUPLICATE', 'SMALLER_PLAN', 'CANCELLED', 'BILLING_ERROR', 'OTHER'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A refund is PENDING until the payment provider has decided. */
export const refundStatuses = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** Maximum length of the note, in characters. */
export const REFUND_NOTE_MAX_LENGTH = 1000;

interface RefundedPayment {
  status: string;
  paid: number;
  refunded: number;
  /** Amount that disputes have withdrawn. */
  withdrawn: number;
}

/** Amount of a payment that can still be refunded, in the unit of the arguments. Zero unless it is PAID. */
export const refundable = ({ status, paid, refunded, withdrawn }: RefundedPayment): number =>
  // A bank can take back the whole payment after a part was refunded.
  status === 'PAID' ? Math.max(0, paid - refunded - withdrawn) : 0;
