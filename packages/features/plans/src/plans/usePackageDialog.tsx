import { toast, useLater } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered, Plan } from './plans.api';

const dialog = () => import('../payment/PackageDialog');

/** What was chosen, and the plan that the agency had then. */
interface Chosen {
  offered: Offered;
  plan: Plan | null;
}

/** The dialog that pays. Its code, and the payment provider's, come while the page is idle or when it is opened. */
export function usePackageDialog(plan: Plan | null, couponCode?: string | null) {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState<Chosen>();
  const later = useLater(dialog, chosen !== undefined, () => {
    setChosen(undefined);
    toast.error(t('failure.network'));
  });
  const shown =
    later && chosen ? (
      <later.PackageDialog {...chosen} couponCode={couponCode ?? undefined} onClose={() => setChosen(undefined)} />
    ) : null;
  // A payment whose answer was lost brings a plan while its dialog is open: pressed again, it must ask for the same thing,
  // and not for an update of what it has just bought.
  return { dialog: shown, choose: (offered: Offered) => setChosen({ offered, plan }) };
}
