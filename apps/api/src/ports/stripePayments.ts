import Stripe from 'stripe';
import {
  type ChargedCard,
  type ChargeOutcome,
  ForgedWebhook,
  type PaymentEvent,
  type PaymentFailure,
  type Payments,
} from './payments.ts';

export interface StripeOptions {
  secretKey: string;
  /** Without one no messages of Stripe's are taken. */
  webhookSecret?: string | undefined;
  /** Another address than Stripe's own, for what speaks its protocol. */
  apiUrl?: string | undefined;
  /** Milliseconds for one attempt to reach Stripe. */
  timeout?: number;
}

/** What Stripe's codes and decline codes mean to whoever pays; every other one is a plain refusal. */
const meanings: Readonly<Record<string, PaymentFailure>> = {
  insufficient_funds: 'payment.insufficientFunds',
  expired_card: 'payment.expiredCard',
  incorrect_cvc: 'payment.incorrectCvc',
  invalid_cvc: 'payment.incorrectCvc',
  processing_error: 'payment.processingError',
  authentication_required: 'payment.authenticationRequired',
  token_already_used: 'payment.tokenInvalid',
  token_in_use: 'payment.tokenInvalid',
  resource_missing: 'payment.tokenInvalid',
};
const meaningOf = (code: string | null | undefined, declineCode?: string | null): PaymentFailure =>
  meanings[declineCode ?? ''] ?? meanings[code ?? ''] ?? 'payment.declined';

/** Seconds by which Stripe's clock and ours may differ, and a charge may come after its row. */
const WINDOW = { before: 300, after: 900 } as const;

/**
 * Charges through Stripe: the token of the browser becomes a payment method, and a payment intent is confirmed with it at
 * once. A bank that wants its customer to confirm refuses instead: nobody is there to be asked in the middle of a charge.
 */
export function stripePayments({ secretKey, webhookSecret, apiUrl, timeout = 10_000 }: StripeOptions): Payments {
  const stripe = new Stripe(secretKey, {
    // All attempts together stay below the minute after which an open charge is asked about.
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(apiUrl && hostOf(apiUrl)),
  });

  return {
    async charge({ id, amountCents, token, reference, agencyId }) {
      try {
        const method = await stripe.paymentMethods.create(
          { type: 'card', card: { token } },
          { idempotencyKey: `${id}-card` },
        );
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: 'usd',
            payment_method: method.id,
            allowed_payment_method_types: ['card'],
            confirm: true,
            error_on_requires_action: true,
            description: `Subscription ${reference}`,
            metadata: { transaction: id, reference, agency: agencyId },
            expand: ['latest_charge'],
          },
          { idempotencyKey: id },
        );
        const outcome = outcomeOf(intent);
        if (outcome === 'open') throw new Error(`payment intent ${intent.id} is ${intent.status}`);
        return outcome;
      } catch (error) {
        return refusalOf(error);
      }
    },

    async find({ id, createdAt }) {
      const at = Math.floor(createdAt.getTime() / 1000);
      // Listed and not searched: Stripe's search lags behind, and a charge that it overlooks would be asked for again.
      const intents = stripe.paymentIntents.list({
        created: { gte: at - WINDOW.before, lte: at + WINDOW.after },
        limit: 100,
        expand: ['data.latest_charge'],
      });
      for await (const intent of intents) if (intent.metadata.transaction === id) return outcomeOf(intent);
      return 'none';
    },

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
            // the charge of an intent has the intent's metadata
            return about('refund', event.data.object.metadata);
          default:
            return undefined;
        }
      },
    }),
  };
}

const about = (subject: PaymentEvent['about'], { transaction }: Stripe.Metadata): PaymentEvent | undefined =>
  transaction === undefined ? undefined : { about: subject, id: transaction };

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
    // a part of it given back is told by Stripe alone: the payment stands
    return { status: 'succeeded', providerReference, card, ...(charge?.refunded && { refunded: true }) };
  }
  if (intent.status === 'processing') return 'open';
  // Left so, nothing is ever taken: whoever could confirm it is not asked to.
  if (intent.status === 'requires_action') {
    return { status: 'failed', code: 'payment.authenticationRequired', providerReference };
  }
  const { code, decline_code, payment_method } = intent.last_payment_error ?? {};
  const card = cardOf(payment_method?.card);
  return { status: 'failed', code: meaningOf(code, decline_code), providerReference, ...(card && { card }) };
}

const cardOf = (card: { brand: string | null; last4: string | null } | null | undefined): ChargedCard | null =>
  card?.last4 ? { brand: card.brand ?? 'card', last4: card.last4 } : null;

/** A refusal that says that nothing was taken; anything else is thrown on, since it does not say so. */
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
  // The key is wrong, revoked or used too much: refused before anything was done.
  const { StripeAuthenticationError, StripePermissionError, StripeRateLimitError } = Stripe.errors;
  for (const kind of [StripeAuthenticationError, StripePermissionError, StripeRateLimitError]) {
    if (error instanceof kind) return { status: 'failed', code: 'payment.unavailable' };
  }
  throw error;
}
