import { toast, useLater } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered, Plan } from './plans.api';

const loadDialog = () => import('../payment/PackageDialog');

/** Chosen package, and the agency's plan at that moment. */
interface Chosen {
  offered: Offered;
  plan: Plan | null;
}

/** Payment dialog. Its code and the payment provider's load while the page is idle or when the dialog opens. */
export function usePackageDialog(plan: Plan | null, couponCode?: string | null) {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState<Chosen>();
  const dialogModule = useLater(loadDialog, chosen !== undefined, () => {
    setChosen(undefined);
    toast.error(t('failure.network'));
  });
  const openDialog =
    dialogModule && chosen ? (
      <dialogModule.PackageDialog
        {...chosen}
        couponCode={couponCode ?? undefined}
        onClose={() => setChosen(undefined)}
      />
    ) : null;
  // Keeps the plan from the moment of choosing. If the response to a payment is lost, the agency may already have the new plan.
  // A second attempt must then repeat the same request instead of updating the new plan.
  return { dialog: openDialog, choose: (offered: Offered) => setChosen({ offered, plan }) };
}
