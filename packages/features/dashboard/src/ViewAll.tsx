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
  /** Text of the link, such as the number of all records. Defaults to "View all". */
  label?: string;
}

/** Link from a card to its complete list, if the user may open it. */
export function ViewAll({ to, query, of, label }: ViewAllProps) {
  const { t } = useTranslation('dashboard');
  const product = useProduct();
  const { viewer } = useAuth();
  if (!viewer || !canOpen(product, to, viewer)) return null;
  return (
    <span className={styles.flush}>
      <Button asChild size="small" variant="ghost" tone="accent">
        <RouterLink
          to={query === undefined ? to : `${to}?${query}`}
          aria-label={label === undefined ? t('viewAllOf', { what: of }) : `${label}: ${of}`}
        >
          {label ?? t('viewAll')}
        </RouterLink>
      </Button>
    </span>
  );
}
