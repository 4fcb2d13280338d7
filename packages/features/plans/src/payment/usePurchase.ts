import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import { useAuth } from '@fairlead/session';
import { useRef } from 'react';

type Plan = Schemas['Plan'];

export interface Purchase {
  packageId: string;
  couponId: string | null;
  /** What the buyer is told to pay, in dollars. */
  amount: number;
  /** The present plan, which is to be replaced. */
  planId: string | null;
}
/** Makes a token of the card; undefined when there is none to be had. */
type TokenOf = () => Promise<string | null | undefined>;

/**
 * Pays for a plan. When no answer came, or the server does not know one yet, the next press sends the very same request:
 * the server then tells what became of it, and nothing is charged twice.
 */
export function usePurchase(): (purchase: Purchase, tokenOf: TokenOf) => Promise<Result<Plan> | undefined> {
  const { me } = useAuth();
  const subscribe = useWrite('post', '/api/agency-subscription-plan/subscribe');
  const update = useWrite('put', '/api/agency-subscription-plan/update');
  const keyOf = useIdempotencyKey();
  const open = useRef<{ asked: string; token: string | null }>(undefined);

  return async (purchase, tokenOf) => {
    if (!me?.user.agencyId) return undefined;
    const asked = JSON.stringify(purchase);
    const token = open.current?.asked === asked ? open.current.token : await tokenOf();
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
    open.current = unknown ? { asked, token } : undefined;
    return result;
  };
}
