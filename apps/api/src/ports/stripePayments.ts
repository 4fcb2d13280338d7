import Stripe from 'stripe';
import { toSeconds } from '../db/time.ts';
import {
  type ChargedCard,
  type ChargeOutcome,
  ForgedWebhook,
  type PaymentEvent,
  type PaymentFailure,
  type Payments,
  type ProviderRefund,
  type RefundFailure,
  type RefundOutcome,
} from './payments.ts';
import { disputeUrl, listDisputes } from './stripeDisputes.ts';
import { movingMoney } from './stripeMoney.ts';

export interface StripeOptions {
  secretKey: string;
  /** Undefined disables the webhook. */
  webhookSecret?: string | undefined;
  /** URL of another server with Stripe's protocol. Defaults to Stripe's API. */
  apiUrl?: string | undefined;
  /** Milliseconds per request to Stripe. */
  timeout?: number;
}

/** Failures for Stripe's codes and decline codes. All others count as declined. */
const meanings: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'payment.insufficientFunds',
  expired_card: 'payment.expiredCard',
  incorrect_cvc: 'payment.incorrectCvc',
  invalid_cvc: 'payment.incorrectCvc',
  processing_error: 'payment.processingError',
  authentication_required: 'payment.authenticationRequired',
  payment_intent_authentication_failure: 'payment.authenticationRequired',
  token_already_used: 'payment.tokenInvalid',
  token_in_use: 'payment.tokenInvalid',
  resource_missing: 'payment.tokenInvalid',
};
const meaningOf = (code: string | null | undefined, declineCode?: string | null): PaymentFailure =>
  meanings[declineCode ?? ''] ?? meanings[code ?? ''] ?? 'payment.declined';

/** Tolerances in seconds for clock differences, and for the delay between the row and its charge. */
const WINDOW = { before: 300, after: 900 } as const;

/**
 * Charges through Stripe. Turns the browser's token into a payment method and confirms a payment intent with it at once. When
 * the bank wants the buyer to confirm the payment, Stripe.js in the browser continues with the intent's client secret.
 */
export function stripePayments({ secretKey, webhookSecret, apiUrl, timeout = 10_000 }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    // All attempts together take less than a minute. After that, open charges are checked with the provider.
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && hostOf(apiUrl)),
  });

  const read = (id: string) => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

  return {
    async charge({ id, amountCents, token, reference, agencyId }) {
      try {
        const method = await stripe.paymentMethods.create(
          { type: 'card', card: { token } },
          { idempotencyKey: `${id}-card` },
        );
        const params = {
          amount: amountCents,
          currency: 'usd',
          payment_method: method.id,
          allowed_payment_method_types: ['card'],
          confirm: true,
          use_stripe_sdk: true,
          description: `Subscription ${reference}`,
          metadata: { transaction: id, reference, agency: agencyId },
          expand: ['latest_charge'],
        };
        const intent = await movingMoney(stripe, id, () =>
          stripe.paymentIntents.create(params, { idempotencyKey: id }),
        );
        // A repeat returns the first response, also after the buyer has confirmed the payment.
        const outcome = outcomeOf(intent.status === 'requires_action' ? await read(intent.id) : intent);
        if (outcome === 'open') throw new Error(`payment intent ${intent.id} is ${intent.status}`);
        return outcome;
      } catch (error) {
        return refusalOf(error);
      }
    },

    async find({ id, createdAt }) {
      const at = toSeconds(createdAt);
      // Uses list instead of search, because Stripe's search index lags behind. A missed charge would be repeated.
      const intents = stripe.paymentIntents.list({
        created: { gte: at - WINDOW.before, lte: at + WINDOW.after },
        limit: 100,
        expand: ['data.latest_charge'],
      });
      for await (const intent of intents) if (intent.metadata.transaction === id) return outcomeOf(intent);
      return 'none';
    },

    async cancel(id) {
      try {
        return outcomeOf(await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' }));
      } catch (error) {
        // The buyer confirmed or rejected the payment meanwhile.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return outcomeOf(await read(id));
        throw error;
      }
    },

    async refund({ id, transactionId, charge, amountCents }) {
      try {
        const metadata = { refund: id, transaction: transactionId };
        const params = { payment_intent: charge, amount: amountCents, metadata };
        const refund = await movingMoney(stripe, id, () => stripe.refunds.create(params, { idempotencyKey: id }));
        return toRefund(refund);
      } catch (error) {
        return refundRefusalOf(error);
      }
    },

    async findRefunds(charge) {
      const found: ProviderRefund[] = [];
      for await (const refund of stripe.refunds.list({ payment_intent: charge, limit: 100 }))
        found.push(toRefund(refund));
      return found;
    },

    findDisputes: (charge) => listDisputes(stripe, { payment_intent: charge }),
    findDisputesSince: (openedAt) => listDisputes(stripe, { created: { gte: toSeconds(openedAt) } }),
    disputeUrl: (id) => disputeUrl(secretKey, id),

    ...(webhookSecret && {
      readWebhook(body: Buffer, signature: string) {
        let event: Stripe.Event;
        try {
          event = stripe.webhooks.constructEvent(body, signature, webhookSecret);
        } catch (error) {
          throw new ForgedWebhook('the signature is not that of a message of this moment', { cause: error });
        }
        switch (event.type) {
          case 'payment_intent.succeeded':
          case 'payment_intent.payment_failed':
            return about('outcome', event.data.object.metadata);
          case 'charge.refunded':
          case 'refund.updated':
          case 'refund.failed': {
            // A charge has the metadata of its intent. A refund that was made at Stripe has none.
            const { metadata, payment_intent: intent } = event.data.object;
            return about('refund', metadata) ?? ofIntent('refund', intent);
          }
          case 'charge.dispute.created':
          case 'charge.dispute.updated':
          case 'charge.dispute.closed':
          case 'charge.dispute.funds_withdrawn':
          case 'charge.dispute.funds_reinstated':
            // A dispute has no metadata of its charge.
            return ofIntent('dispute', event.data.object.payment_intent);
          default:
            return undefined;
        }
      },
    }),
  };
}

function ofIntent(
  subject: 'refund' | 'dispute',
  intent: string | Stripe.PaymentIntent | null,
): PaymentEvent | undefined {
  const charge = typeof intent === 'string' ? intent : intent?.id;
  return charge === undefined ? undefined : { about: subject, charge };
}

const about = (subject: 'outcome' | 'refund', metadata: Stripe.Metadata | null): PaymentEvent | undefined =>
  metadata?.transaction === undefined ? undefined : { about: subject, id: metadata.transaction };

function hostOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return { host, port: port || (secure ? 443 : 80), protocol: secure ? ('https' as const) : ('http' as const) };
}

function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome | 'open' {
  const providerReference = intent.id;
  if (intent.status === 'succeeded') {
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge;
    const card = cardOf(charge?.payment_method_details?.card);
    return { status: 'succeeded', providerReference, card };
  }
  if (intent.status === 'processing') return 'open';
  if (intent.status === 'requires_action' && intent.client_secret !== null) {
    return { status: 'actionRequired', providerReference, clientSecret: intent.client_secret };
  }
  if (intent.status === 'canceled') {
    return { status: 'failed', code: 'payment.authenticationRequired', providerReference };
  }
  const { code, decline_code, payment_method } = intent.last_payment_error ?? {};
  const card = cardOf(payment_method?.card);
  return { status: 'failed', code: meaningOf(code, decline_code), providerReference, ...(card && { card }) };
}

const cardOf = (card: { brand: string | null; last4: string | null } | null | undefined): ChargedCard | null =>
  card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null;

/** Returns the failure when the error proves that no money was taken. Throws all other errors. */
function refusalOf(error: unknown): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError) {
    const card = cardOf(error.payment_method?.card);
    const providerReference = error.payment_intent?.id;
    return {
      status: 'failed',
      code: meaningOf(error.code, error.decline_code),
      ...(providerReference && { providerReference }),
      ...(card && { card }),
    };
  }
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    const known = meanings[error.code ?? ''];
    return { status: 'failed', code: known ?? 'payment.unavailable' };
  }
  if (isRefusedUnread(error)) return { status: 'failed', code: 'payment.unavailable' };
  throw error;
}

/** Whether the key is invalid, revoked or rate-limited. Stripe refuses such requests before it moves money. */
const isRefusedUnread = (error: unknown): boolean => {
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = Stripe.errors;
  return [StripeAuthenticationError, StripePermissionError, StripeRateLimitError].some((kind) => error instanceof kind);
};

const refundStatuses: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

const toRefund = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  id: metadata?.refund ?? null,
  providerReference: id,
  amountCents: amount,
  status: refundStatuses[status ?? ''] ?? 'open',
});

/** Failures for Stripe's codes. All others count as refused. */
const refundMeanings: Readonly<Record<string, RefundFailure>> = {
  charge_disputed: 'refund.disputed',
  balance_insufficient: 'refund.insufficientBalance',
  insufficient_funds: 'refund.insufficientBalance',
};

/** Why Stripe refused a refund. Rethrows errors that leave the outcome unknown. */
function refundRefusalOf(error: unknown): RefundOutcome {
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { status: 'refused', code: refundMeanings[error.code ?? ''] ?? 'refund.refused' };
  if (isRefusedUnread(error)) return { status: 'refused', code: 'refund.unavailable' };
  throw error;
}
