import type { DisputeReason, DisputeStatus } from '@fairlead/rules';

/** Why a card could not be charged. Each code has a message. No money was taken. */
const paymentFailures = [
  'payment.declined',
  'payment.insufficientFunds',
  'payment.expiredCard',
  'payment.incorrectCvc',
  'payment.processingError',
  'payment.authenticationRequired',
  'payment.tokenInvalid',
  'payment.unavailable',
  'payment.abandoned',
] as const;
export type PaymentFailure = (typeof paymentFailures)[number];
export const isPaymentFailure = (code: string | null): code is PaymentFailure =>
  paymentFailures.some((known) => known === code);

/** Why a refund was refused. Each code has a message. No money was returned. */
const refundFailures = [
  'refund.disputed',
  'refund.insufficientBalance',
  'refund.refused',
  'refund.unavailable',
  'refund.abandoned',
] as const;
export type RefundFailure = (typeof refundFailures)[number];
export const isRefundFailure = (code: string | null): code is RefundFailure =>
  refundFailures.some((known) => known === code);

/** Card details that may be stored. */
export interface ChargedCard {
  brand: string;
  last4: string;
}

/** Identifies a charge at the provider: the transaction row that was written before charging. */
interface ChargeIdentity {
  /** Idempotency key at the provider, so that repeats charge only once. */
  id: string;
  createdAt: Date;
}

export interface ChargeRequest extends ChargeIdentity {
  amountCents: number;
  /** Card token that the provider created in the browser. */
  token: string;
  /** Reference for customers. Appears on the provider's own receipt. */
  reference: string;
  agencyId: string;
}

export type ChargeOutcome =
  | {
      status: 'succeeded';
      providerReference: string;
      card: ChargedCard | null;
    }
  | { status: 'failed'; code: PaymentFailure; providerReference?: string; card?: ChargedCard }
  | UnconfirmedCharge;

/** The bank asks the buyer to confirm the payment (3-D Secure). No money was taken yet. */
export interface UnconfirmedCharge {
  status: 'actionRequired';
  providerReference: string;
  /** Lets the buyer's browser show the bank's confirmation. Must not be logged or stored. */
  clientSecret: string;
}

export interface RefundRequest {
  /** Idempotency key at the provider: the id of the refund row that was written before. */
  id: string;
  transactionId: string;
  /** The provider's reference of the charge. */
  charge: string;
  amountCents: number;
}

/** A refund as the provider knows it. */
export interface ProviderRefund {
  /** Id of the refund row; null for a refund that was made at the provider. */
  id: string | null;
  providerReference: string;
  amountCents: number;
  /** `open`: not decided yet. */
  status: 'open' | 'succeeded' | 'failed';
}

export type RefundOutcome = ProviderRefund | { status: 'refused'; code: RefundFailure };

/** A dispute as the provider knows it. */
export interface ProviderDispute {
  /** The provider's id of the dispute. */
  providerReference: string;
  /** The provider's reference of the charge. */
  charge: string;
  /** Id of the charge; null when the charge is none of ours. */
  transactionId: string | null;
  amountCents: number;
  /** Amount that the dispute has withdrawn from the platform and not returned. */
  withdrawnCents: number;
  reason: DisputeReason;
  status: DisputeStatus;
  /** Until when the provider accepts evidence; null when it accepts none. */
  dueAt: Date | null;
  openedAt: Date;
}

/**
 * Message from the provider about a charge. Disputes, and refunds that were not made here, have the provider's reference of the
 * charge instead of our id.
 */
export type PaymentEvent =
  | { about: 'outcome' | 'refund'; id: string }
  | { about: 'refund' | 'dispute'; charge: string };

/** Payments to the platform, in USD. */
export interface Payments {
  /**
   * Charges a card. A repeat with the same id charges once and returns the present outcome. Throws when it is unknown whether
   * money was taken; call `find` later.
   */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Outcome of a charge. `none`: unknown to the provider. `open`: not decided yet. */
  find(charge: ChargeIdentity): Promise<ChargeOutcome | 'none' | 'open'>;
  /** Cancels a charge that the buyer has not confirmed. Returns its outcome, which may have been decided meanwhile. */
  cancel(providerReference: string): Promise<ChargeOutcome | 'open'>;
  /** Refunds a charge. Throws when it is unknown whether money was returned; call `findRefunds` later. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** All refunds of a charge, by the provider's reference of the charge. */
  findRefunds(charge: string): Promise<ProviderRefund[]>;
  /** All disputes of a charge, by the provider's reference of the charge. */
  findDisputes(charge: string): Promise<ProviderDispute[]>;
  /** All disputes that were opened at this time or later. */
  findDisputesSince(openedAt: Date): Promise<ProviderDispute[]>;
  /** Page of the provider where the platform sends evidence; null when there is none. */
  disputeUrl(providerReference: string): string | null;
  /**
   * Reads a webhook message. Undefined when it is about none of our charges. @throws {ForgedWebhook} The signature is invalid
   * or too old.
   */
  readWebhook?(body: Buffer, signature: string): PaymentEvent | undefined;
}

export class ForgedWebhook extends Error {}

/** Refuses every payment. */
export const noPayments: Payments = {
  charge: () => Promise.resolve({ status: 'failed', code: 'payment.unavailable' }),
  find: () => Promise.resolve('none'),
  cancel: () => Promise.resolve('open'),
  refund: () => Promise.resolve({ status: 'refused', code: 'refund.unavailable' }),
  findRefunds: () => Promise.resolve([]),
  findDisputes: () => Promise.resolve([]),
  findDisputesSince: () => Promise.resolve([]),
  disputeUrl: () => null,
};
