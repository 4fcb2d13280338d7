import { urls } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { toast } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type Purchase, usePurchase } from './usePurchase';

/** Pays, says what came of it, and lets the whole product know: the profile is loaded anew. Document 1, section 4. */
export function useCheckout(tokenOf: () => Promise<string | null | undefined>, onDone: () => void) {
  const { t } = useTranslation('plans');
  const { reload } = useAuth();
  const navigate = useNavigate();
  const buy = usePurchase();
  const [paying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  const pay = async (purchase: Purchase) => {
    setPaying(true);
    setRefusal(undefined);
    const result = await buy(purchase, tokenOf);
    if (!result?.ok) {
      setPaying(false);
      if (!result) return;
      setRefusal(result.failure.message);
      toast.error(result.failure.message);
      // the packages are read anew, and the dialog shows one as it was
      if (result.failure.code === 'plan.priceChanged') onDone();
      return;
    }
    toast.success(result.message);
    const known = await reload();
    setPaying(false);
    if (!known) toast.error(t('sessionExpired'));
    await navigate(known ? urls.plans.mine : urls.account.signIn);
    onDone();
  };
  return { pay, paying, refusal };
}
