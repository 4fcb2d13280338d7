import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './ListToolbar.css';

export interface ListToolbarProps extends NativeProps<'div'> {
  /** The search field first, which takes up to 400 px, then filter and order. */
  children: ReactNode;
  /** How the list is shown rather than what: density, columns. Only where there are columns, from 900 px up. */
  end?: ReactNode;
}

/** One line above a list with what it is searched, filtered and sorted by; below 900 px the search has a line of its own. */
export function ListToolbar({ children, end, ...rest }: ListToolbarProps) {
  return (
    <div role="search" {...rest} className={styles.root}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
