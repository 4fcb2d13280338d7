import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import * as styles from './PageHeader.css';

export interface PageHeaderProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  /** Title of the page, rendered as its only `h1`. */
  title: ReactNode;
  /** Number of items with its unit, for example "24 coupons". */
  count?: ReactNode;
  /** Line below the title. */
  description?: ReactNode;
  /** Actions at the end, with at most one solid accent button. */
  actions?: ReactNode;
}

/**
 * Header of a page: title, count, description and actions.
 *
 * @example
 * <PageHeader title="Policies" count={500} actions={<Button>Create policy</Button>} />
 */
export function PageHeader({ title, count, description, actions, ...rest }: PageHeaderProps) {
  const line = (
    <div {...rest} className={styles.root}>
      <Heading level={1}>{title}</Heading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
  if (!description) return line;
  return (
    <div className={styles.described}>
      {line}
      <div className={styles.description}>{description}</div>
    </div>
  );
}
