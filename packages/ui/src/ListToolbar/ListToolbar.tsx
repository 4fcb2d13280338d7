import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './ListToolbar.css';

export interface ListToolbarProps extends NativeProps<'div'> {
  /** Search field first (up to 400 px wide), then filters and sorting. */
  children: ReactNode;
  /** View settings, such as density and columns. Shown from 900 px up, where the list has columns. */
  end?: ReactNode;
  /** Icon buttons that replace `end` below 900 px, beside the filters. */
  compactEnd?: ReactNode;
}

/**
 * Toolbar above a list with search, filters and sorting. Below 900 px the search field has its own line.
 *
 * @example
 * <ListToolbar end={<Button>Export</Button>}>
 *   <SearchField value={text} onValueChange={setText} />
 * </ListToolbar>
 */
export function ListToolbar({ children, end, compactEnd, ...rest }: ListToolbarProps) {
  return (
    <div role="search" {...rest} className={styles.root}>
      {children}
      {end && <div className={styles.end}>{end}</div>}
      {compactEnd && <div className={styles.compactEnd}>{compactEnd}</div>}
    </div>
  );
}
