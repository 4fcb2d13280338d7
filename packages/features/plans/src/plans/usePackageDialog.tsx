import { lazyDialog } from '@fairlead/kit';
import { useState } from 'react';
import type { OfferedPackage, Plan } from './plans.api';

const PackageDialog = lazyDialog(async () => (await import('../payment/PackageDialog')).PackageDialog);

/** Chosen package, and the agency's plan at that moment. */
interface Chosen {
  offered: OfferedPackage;
  plan: Plan | null;
}

/** Payment dialog. Its code and the payment provider's load while the page is idle or when the dialog opens. */
export function usePackageDialog(plan: Plan | null, couponCode?: string | null) {
  const [chosen, setChosen] = useState<Chosen>();
  const close = () => setChosen(undefined);
  const dialog = (
    <PackageDialog open={chosen ? { ...chosen, couponCode: couponCode ?? undefined, onClose: close } : null} />
  );
  // Keeps the plan from the moment of choosing. If the response to a payment is lost, the agency may already have the new plan.
  // A second attempt must then repeat the same request instead of updating the new plan.
  return { dialog, choose: (offered: OfferedPackage) => setChosen({ offered, plan }) };
}
