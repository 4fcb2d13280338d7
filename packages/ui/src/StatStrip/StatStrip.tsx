import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './StatStrip.css';

export interface StatStripProps extends NativeProps<'div'> {
  /** Figures: `StatCard` elements, usually as links or filter buttons. */
  children: ReactNode;
  /** Figures per line where they do not fit on one. Defaults to 4. */
  columns?: (typeof styles.columnCounts)[number];
  /** `text`: figures on one line are as wide as their texts; `even`: as wide as each other. Defaults to `text`. */
  widths?: keyof typeof styles.widths;
  /** On phones: one line that scrolls sideways instead of two figures per line. Defaults to `false`. */
  scrolls?: boolean;
}

/**
 * Key figures in one frame, on one line where they fit. Use `StatCard` elements in a `Grid` for figures that stand alone, and
 * `DescriptionList` for details of one record.
 *
 * @example
 * <StatStrip>
 *   <StatCard layout="compact" label="Active" value={284} />
 *   <StatCard layout="compact" label="Expired" value={26} />
 * </StatStrip>
 */
export function StatStrip({ children, columns = 4, widths = 'text', scrolls = false, ...rest }: StatStripProps) {
  return (
    <div className={styles.space}>
      <div
        {...rest}
        className={cx(styles.root, styles.columns[columns], styles.widths[widths], scrolls && styles.scrolls)}
      >
        {children}
      </div>
    </div>
  );
}
