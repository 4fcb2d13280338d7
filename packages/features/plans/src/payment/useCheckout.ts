import { messageOf } from '@fairlead/api-client/client';
import { urls, useNavigateFromHere } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardSteps, type Purchase, usePurchase } from './usePurchase';

/** Errors after which the dialog shows an old price or an old plan. The page has reloaded both. */
const outdated: ReadonlySet<string> = new Set(['plan.priceChanged', 'plan.replaced', 'plan.exists']);

interface CheckoutEvents {
  /** The coupon can no longer be used. */
  onCouponRefused: (message: string) => void;
  /** The dialog is no longer needed. */
  onDone: () => void;
}

/** Pays for a plan, shows the result and reloads the profile. */
export function useCheckout({ createToken, confirm }: CardSteps, { onCouponRefused, onDone }: CheckoutEvents) {
  const { t } = useTranslation('plans');
  const { reload, getState, signOut } = useAuth();
  const openPage = useNavigateFromHere();
  const buy = usePurchase();
  const [paying, setPaying] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const [serverError, setServerError] = useState<string>();

  const showConfirmation = async (clientSecret: string) => {
    setConfirming(true);
    await confirm(clientSecret).finally(() => setConfirming(false));
  };

  const pay = async (purchase: Purchase) => {
    setPaying(true);
    setServerError(undefined);
    const result = await buy(purchase, { createToken, confirm: showConfirmation });
    if (!result?.ok) {
      setPaying(false);
      if (!result) return;
      const message = messageOf(result.failure);
      toast.error(message);
      if (result.failure.code === 'coupon.invalid') onCouponRefused(message);
      else setServerError(message);
      if (outdated.has(result.failure.code)) onDone();
      return;
    }
    toast.success(result.message);
    const reloaded = await reload();
    // the guards of all pages depend on the plan
    if (!reloaded && getState().status === 'signedIn') await signOut();
    setPaying(false);
    if (!reloaded) toast.error(t('sessionExpired'));
    // Back does not return to the packages for a plan that no longer exists
    openPage(reloaded ? urls.plans.mine : urls.account.signIn, { replace: true });
    onDone();
  };
  return { pay, paying, confirming, serverError };
}
