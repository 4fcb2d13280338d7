/** Why a card could not be charged; each has its text in the messages. Nothing was taken. */
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

/** What may be kept of a card. */
export interface ChargedCard {
  brand: string;
  last4: string;
}

/** What the provider knows a charge by: the row of the transaction that was written before it was asked for. */
interface ChargeIdentity {
  /** The provider's idempotency key: one charge, however often it is asked for. */
  id: string;
  createdAt: Date;
}

export interface ChargeRequest extends ChargeIdentity {
  amountCents: number;
  /** Of the card, made by the provider in the browser. */
  token: string;
  /** What people quote; stands on the provider's own receipt. */
  reference: string;
  agencyId: string;
}

export type ChargeOutcome =
  | {
      status: 'succeeded';
      providerReference: string;
      card: ChargedCard | null;
      /** All of it was given back since. */
      refunded?: boolean;
    }
  | { status: 'failed'; code: PaymentFailure; providerReference?: string; card?: ChargedCard };

/** A message of the provider's: something came of a charge, or it was given back. */
export interface PaymentEvent {
  about: 'outcome' | 'refund';
  /** Of the charge. */
  id: string;
}

/** Takes money for the platform. USD. */
export interface Payments {
  /** Charges a card. Throws when it cannot be known whether money was taken; `find` tells later. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** What became of a charge; `none` when the provider never heard of it, `open` when it is not decided yet. */
  find(charge: ChargeIdentity): Promise<ChargeOutcome | 'none' | 'open'>;
  /**
   * What a message of the provider's is about; undefined when that is none of our charges. Throws a ForgedWebhook when it
   * was not the provider that wrote it, or not just now.
   */
  readWebhook?(body: Buffer, signature: string): PaymentEvent | undefined;
}

export class ForgedWebhook extends Error {}

/** Without a provider nothing can be bought, and nothing is given away. */
export const noPayments: Payments = {
  charge: () => Promise.resolve({ status: 'failed', code: 'payment.unavailable' }),
  find: () => Promise.resolve('none'),
};
