import { toast, useLater } from '@fairlead/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offered, Plan } from './plans.api';

const dialog = () => import('../payment/PackageDialog');

/** The dialog that pays. Its code, and the payment provider's, come while the page is idle or when it is opened. */
export function usePackageDialog(plan: Plan | null, couponCode?: string | null) {
  const { t } = useTranslation('shell');
  const [chosen, setChosen] = useState<Offered>();
  const later = useLater(dialog, chosen !== undefined, () => {
    setChosen(undefined);
    toast.error(t('failure.network'));
  });
  const shown =
    later && chosen ? (
      <later.PackageDialog
        offered={chosen}
        plan={plan}
        couponCode={couponCode ?? undefined}
        onClose={() => setChosen(undefined)}
      />
    ) : null;
  return { dialog: shown, choose: setChosen };
}
