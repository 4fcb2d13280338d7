'use client';
import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import { useOwnRef } from '../useOwnRef';
import * as styles from './Sticky.css';
import { type StickyEdge, useStuck } from './useStuck';

export interface StickyProps extends NativeProps<'div'> {
  /** Edge at which the element stays. `top` is below the top bar of an `AppShell`. Defaults to `top`. */
  edge?: StickyEdge;
  /** Background, which hides the content behind the element. Use the surface around it. Defaults to `page`. */
  surface?: keyof typeof styles.surface;
}

/**
 * Keeps its children visible at an edge while their parent scrolls. A line appears when content is behind them. Use `ActionBar`
 * for the buttons of a form.
 *
 * @example
 * <Sticky>
 *   <SectionNav items={sections} />
 * </Sticky>
 */
export function Sticky({ edge = 'top', surface = 'page', ref, ...rest }: StickyProps) {
  const [own, merged] = useOwnRef(ref);
  const stuck = useStuck(own, edge);
  return (
    <div
      {...rest}
      ref={merged}
      data-stuck={stuck ? '' : undefined}
      className={cx(styles.root, styles.edge[edge], styles.surface[surface])}
    />
  );
}
