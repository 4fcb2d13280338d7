import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import type { NativeProps } from '../nativeProps';
import * as styles from './PageHeader.css';

export interface PageHeaderProps extends Omit<NativeProps<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** How many there are, in the words of the page: “24 coupons”. */
  count?: ReactNode;
  /** At the end; one solid accent button at most. */
  actions?: ReactNode;
}

/** The title row of a page: its one first-level heading, how many, and what one can do here. */
export function PageHeader({ title, count, actions, ...rest }: PageHeaderProps) {
  return (
    <div {...rest} className={styles.root}>
      <Heading level={1}>{title}</Heading>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
