import { canOpen, RouterLink, useProduct } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import { Skeleton } from '@fairlead/ui';
import * as styles from './AgentScreen.css';

interface StripFigureProps {
  /** Filtered list of the counted records. */
  to: string;
  label: string;
  value: string;
  tone?: keyof typeof styles.stripValue;
  /** Explains the figure when the pointer rests on it. */
  note: string;
  loading: boolean;
}

/** Counter in the strip of an agent. Links to the list of the counted records if the user may open it. */
export function StripFigure({ to, label, value, tone = 'default', note, loading }: StripFigureProps) {
  const product = useProduct();
  const { viewer } = useAuth();
  const content = (
    <>
      <span className={styles.stripLabel}>{label} </span>
      <span className={styles.stripValue[tone]}>{loading ? <Skeleton width={32} height={22} /> : value}</span>
    </>
  );
  return viewer && canOpen(product, to, viewer) ? (
    <RouterLink to={to} className={styles.stripLink} title={note}>
      {content}
    </RouterLink>
  ) : (
    <div className={styles.stripCell} title={note}>
      {content}
    </div>
  );
}
