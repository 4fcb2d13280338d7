import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import * as styles from './EmptyState.css';

export interface EmptyStateProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** One of the drawings: `<TicketArt />`. */
  illustration?: ReactNode;
  /** What there is none of, in the words that the product prescribes. */
  title: ReactNode;
  /** Place of the title in the outline of the page. */
  level?: HeadingLevel;
  /** One sentence of what to do. */
  description?: ReactNode;
  /** What fills it, if the reader may. */
  action?: ReactNode;
}

/**
 * Stands where a list or a page would be when there is nothing to show: nothing yet, nothing that matches, not open to
 * the reader, not found. What failed to load is an `ErrorState`: it never says that there is nothing.
 */
export function EmptyState({ illustration, title, level = 2, description, action, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={styles.root}>
      {illustration && <div className={styles.illustration}>{illustration}</div>}
      <Heading level={level} size="card">
        {title}
      </Heading>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
