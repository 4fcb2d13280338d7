import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import { useAuth } from '@fairlead/session';
import { useRef } from 'react';

type Plan = Schemas['Plan'];

export interface Purchase {
  packageId: string;
  couponId: string | null;
  /** Amount shown to the buyer, in US dollars. */
  amount: number;
  /** Current plan to replace, or null. */
  planId: string | null;
}
export interface CardSteps {
  /** Creates a card token: null if no card is needed, undefined if it failed. */
  createToken: () => Promise<string | null | undefined>;
  /** Shows the confirmation of the bank and resolves when the buyer has answered. */
  confirm: (clientSecret: string) => Promise<void>;
}

/**
 * Pays for a plan. If the result is unknown, the next attempt sends the same request again. The server then returns the result
 * without a second charge. So does the request after the buyer has answered the bank.
 */
export function usePurchase(): (purchase: Purchase, card: CardSteps) => Promise<Result<Plan> | undefined> {
  const { me } = useAuth();
  const subscribe = useWrite('post', '/api/agency-subscription-plan/subscribe');
  const update = useWrite('put', '/api/agency-subscription-plan/update');
  const keyOf = useIdempotencyKey();
  const pending = useRef<{ key: string; token: string | null }>(undefined);

  return async (purchase, { createToken, confirm }) => {
    if (!me?.user.agencyId) return undefined;
    const key = JSON.stringify(purchase);
    const token = pending.current?.key === key ? pending.current.token : await createToken();
    if (token === undefined) return undefined;
    const body = {
      couponId: purchase.couponId,
      stripeToken: token,
      userId: me.user.id,
      agencyId: me.user.agencyId,
      subscriptionPackageId: purchase.packageId,
      expectedAmount: purchase.amount,
    };
    const params = { header: { 'Idempotency-Key': keyOf({ ...purchase, token }) } };
    const send = (): Promise<Result<Plan>> =>
      purchase.planId === null
        ? subscribe({ body, params })
        : update({ body: { ...body, agencySubscriptionId: purchase.planId }, params });
    let result = await send();
    const clientSecret = secretOf(result);
    if (clientSecret !== undefined) {
      await confirm(clientSecret);
      result = await send();
    }
    pending.current = isUndecided(result) ? { key, token } : undefined;
    return result;
  };
}

/** Whether the same request returns the result later: no response yet, or no answer to the bank. */
const isUndecided = (result: Result<Plan>): boolean =>
  !result.ok &&
  (result.failure.status === 0 || ['payment.unknown', 'payment.actionRequired'].includes(result.failure.code));

/** Secret of a payment that the buyer has to confirm. */
function secretOf(result: Result<Plan>): string | undefined {
  if (result.ok || result.failure.code !== 'payment.actionRequired') return undefined;
  return (result.failure.payload as Schemas['PaymentAction'] | null)?.clientSecret;
}
