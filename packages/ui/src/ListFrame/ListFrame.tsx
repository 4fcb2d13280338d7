import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './ListFrame.css';
import { watchWidth } from './watchWidth';

export interface ListFrameProps extends NativeProps<'section'> {
  /** A `ListToolbar`: what the list is searched, filtered and sorted by. */
  toolbar?: ReactNode;
  /** A `Pagination`. */
  footer?: ReactNode;
  /** A `DataTable`, or in its place an `EmptyState` or `ErrorState`. */
  children: ReactNode;
}

/**
 * One surface for a list, from its toolbar to its pages. Where rows become cards it steps back, and the toolbar, each card
 * and the pages have surfaces of their own. Name it with `aria-label`.
 */
export function ListFrame({ toolbar, footer, children, ...rest }: ListFrameProps) {
  return (
    <section {...rest} className={styles.root}>
      <div ref={watchWidth} className={styles.width} />
      <div className={styles.frame}>
        {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </section>
  );
}
