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
/** Creates a card token: null if no card is needed, undefined if it failed. */
type CreateToken = () => Promise<string | null | undefined>;

/**
 * Pays for a plan. If the result is unknown, the next attempt sends the same request again. The server then returns the result
 * without a second charge.
 */
export function usePurchase(): (purchase: Purchase, createToken: CreateToken) => Promise<Result<Plan> | undefined> {
  const { me } = useAuth();
  const subscribe = useWrite('post', '/api/agency-subscription-plan/subscribe');
  const update = useWrite('put', '/api/agency-subscription-plan/update');
  const keyOf = useIdempotencyKey();
  const pending = useRef<{ key: string; token: string | null }>(undefined);

  return async (purchase, createToken) => {
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
    const result =
      purchase.planId === null
        ? await subscribe({ body, params })
        : await update({ body: { ...body, agencySubscriptionId: purchase.planId }, params });
    const unknown = !result.ok && (result.failure.status === 0 || result.failure.code === 'payment.unknown');
    pending.current = unknown ? { key, token } : undefined;
    return result;
  };
}
