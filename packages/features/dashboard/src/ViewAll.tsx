import { canOpen, RouterLink, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Button } from '@fairlead/ui';
import { useTranslation } from 'react-i18next';
import * as styles from './dashboard.css';

interface ViewAllProps {
  to: string;
  /** Query of the list, such as a filter. */
  query?: string;
  /** Title of the card, for screen readers. */
  of: string;
}

/** Link from a card to its complete list, if the user may open it. */
export function ViewAll({ to, query, of }: ViewAllProps) {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  if (!viewer || !canOpen(product, to, viewer)) return null;
  return (
    <span className={styles.flush}>
      <Button asChild size="small" variant="ghost" tone="accent">
        <RouterLink to={query === undefined ? to : `${to}?${query}`} aria-label={t('viewAllOf', { what: of })}>
          {t('viewAll')}
        </RouterLink>
      </Button>
    </span>
  );
}
