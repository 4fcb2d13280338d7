import { cx } from 'class-variance-authority';
import { gap as gaps, type Space } from '../layout/space.css';
import type { NativeProps } from '../nativeProps';
import * as styles from './Grid.css';

type Columns = (typeof styles.gridColumns)[number];
/** Number of equal columns, fixed or per breakpoint. */
export type GridColumns = Columns | { xs: Columns; md?: Columns; lg?: Columns };

export interface GridProps extends NativeProps<'div'> {
  /**
   * Number of equal columns, fixed or per breakpoint. `row` is one row that scrolls sideways below `md`, for many small
   * controls; its children must be focusable.
   */
  columns: GridColumns | { xs: 'row'; md: Columns; lg?: Columns };
  /** Space between rows and columns, in px of the spacing scale. Defaults to 16. */
  gap?: Space;
}

/**
 * Arranges its children in columns of equal width. Each row is as high as its highest child.
 *
 * @example
 * <Grid columns={3}>
 *   <StatCard label="Active" value={290} />
 * </Grid>
 */
export function Grid({ columns, gap = 16, ...rest }: GridProps) {
  const { xs, md, lg } = typeof columns === 'number' ? { xs: columns } : columns;
  const narrow = xs === 'row' ? styles.row : styles.xs[xs];
  return <div {...rest} className={cx(styles.root, gaps[gap], narrow, md && styles.md[md], lg && styles.lg[lg])} />;
}
