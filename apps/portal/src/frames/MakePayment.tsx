import { canOpen, RouterLink, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button } from '@fairlead/ui';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Where customers pay; only when there is such a page. */
const paymentPath = '/policies';

export function MakePayment({ block = false }: { block?: boolean }) {
  const { t } = useTranslation('shell');
  const { viewer } = useAuth();
  const product = useProduct();
  if (viewer?.role !== 'CUSTOMER' || !canOpen(product, paymentPath, viewer)) return null;
  return (
    <Button
      asChild
      variant="solid"
      tone="accent"
      block={block}
      leadingIcon={<CreditCard size={16} strokeWidth={1.75} />}
    >
      <RouterLink to={paymentPath}>{t('makePayment')}</RouterLink>
    </Button>
  );
}
