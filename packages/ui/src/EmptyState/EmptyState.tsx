import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import * as styles from './EmptyState.css';

export interface EmptyStateProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** One of the illustrations, for example `<TicketArt />`. */
  illustration?: ReactNode;
  /** Short statement, for example "No coupons yet". */
  title: ReactNode;
  /** Heading level of the title. Defaults to 2. */
  level?: HeadingLevel;
  /** One sentence about the next step. */
  description?: ReactNode;
  /** Button that adds the first item, if the user may add one. */
  action?: ReactNode;
}

/**
 * Placeholder for a list or page without content: nothing yet, no results, no access, or not found. Use `ErrorState` when
 * loading failed.
 *
 * @example
 * <EmptyState title="No policies yet" description="Create the first one." action={<Button>Create policy</Button>} />
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
