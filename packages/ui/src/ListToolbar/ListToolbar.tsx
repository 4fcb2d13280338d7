import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './ListToolbar.css';

export interface ListToolbarProps extends NativeProps<'div'> {
  /** Search field first (280 to 400 px wide), then filters and sorting. */
  children: ReactNode;
  /** Chips of the filters and the button that adds one. They follow `children`, or have a line of their own if `filtered`. */
  filters?: ReactNode;
  /** Button that opens the filters of phones. Shown below 900 px, beside the search field. */
  compactFilters?: ReactNode;
  /** Whether `filters` contains chips. Defaults to `false`. */
  filtered?: boolean;
  /** View settings, such as density and columns. Shown from 900 px up, where the list has columns. */
  end?: ReactNode;
  /** Icon buttons that replace `end` below 900 px, beside the filters. */
  compactEnd?: ReactNode;
}

/**
 * Toolbar above a list with search, filters and sorting. Below 900 px, the search field and `compactFilters` have a line of their own.
 *
 * @example
 * <ListToolbar end={<Button>Export</Button>}>
 *   <SearchField value={text} onValueChange={setText} />
 * </ListToolbar>
 */
export function ListToolbar({
  children,
  filters,
  compactFilters,
  filtered = false,
  end,
  compactEnd,
  ...rest
}: ListToolbarProps) {
  return (
    <div role="search" {...rest} className={styles.root}>
      {children}
      {filters && <div className={styles.filters[filtered ? 'below' : 'beside']}>{filters}</div>}
      {compactFilters && <div className={styles.compactFilters}>{compactFilters}</div>}
      {end && <div className={styles.end}>{end}</div>}
      {compactEnd && <div className={styles.compactEnd}>{compactEnd}</div>}
    </div>
  );
}
