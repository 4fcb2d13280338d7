import { canOpen, RouterLink, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';

/** Leads to the list of what a card shows some of, for those who may go there. */
export function ViewAll({ to }: { to: string }) {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  if (!viewer || !canOpen(product, to, viewer)) return null;
  return (
    <Button asChild size="small" variant="ghost" tone="accent">
      <RouterLink to={to}>{t('viewAll')}</RouterLink>
    </Button>
  );
}
