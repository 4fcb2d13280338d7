'use client';
import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './ListFrame.css';
import { watchWidth } from './watchWidth';

export interface ListFrameProps extends NativeProps<'section'> {
  /** A `ListToolbar` with search, filters and sorting. */
  toolbar?: ReactNode;
  /** A `Pagination`. */
  footer?: ReactNode;
  /** A `DataTable`, or an `EmptyState` or `ErrorState` instead of it. */
  children: ReactNode;
}

/**
 * Surface of a list, from its toolbar to its pagination. When rows become cards, the toolbar, each card and the pagination get
 * surfaces of their own. Label it with `aria-label`.
 *
 * @example
 * <ListFrame aria-label="Policies" footer={pagination}>
 *   {table}
 * </ListFrame>
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
