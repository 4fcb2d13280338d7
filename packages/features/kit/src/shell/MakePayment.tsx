import { useAuth } from '@fairlead/session';
import { Button, Icon } from '@fairlead/ui';
import { CreditCard } from 'lucide';
import { useTranslation } from 'react-i18next';
import { canOpen, useProduct } from '../product';
import { RouterLink } from '../RouterLink';
import { urls } from '../urls';
import * as styles from './portal.css';

/**
 * Link from which customers pay premiums. It opens the policy list; each policy links to its carrier's payment page. With `block`
 * it always shows its text; in the top bar of narrow screens it is an icon.
 */
export function MakePayment({ block = false }: { block?: boolean }) {
  const { t } = useTranslation('shell');
  const { viewer } = useAuth();
  const product = useProduct();
  if (viewer?.role !== 'CUSTOMER' || !canOpen(product, urls.policies.list, viewer)) return null;
  return (
    <Button
      asChild
      writes
      variant="solid"
      tone="accent"
      block={block}
      leadingIcon={<Icon of={CreditCard} size={16} strokeWidth={1.75} />}
    >
      <RouterLink to={urls.policies.list}>
        <span className={block ? undefined : styles.barLabel}>{t('makePayment')}</span>
      </RouterLink>
    </Button>
  );
}
