import type { ReactNode } from 'react';
import type { NativeProps } from '../nativeProps';
import * as styles from './Divider.css';

export const dividerOrientations = ['horizontal', 'vertical'] as const;

export interface DividerProps extends Omit<NativeProps<'div'>, 'role' | 'children'> {
  /** A vertical line fills the height of its row. Defaults to `horizontal`. */
  orientation?: (typeof dividerOrientations)[number];
  /** Short text in the middle of a horizontal line, such as "or". */
  label?: ReactNode;
  /** Only looks like a separator: the groups beside it have names of their own. Defaults to `false`. */
  decorative?: boolean;
}

/**
 * Line between groups of content. Prefer space, and use a line only where space alone does not show the groups.
 *
 * @example
 * <Divider label="or" />
 */
export function Divider({ orientation = 'horizontal', label, decorative = false, ...rest }: DividerProps) {
  if (label && orientation === 'horizontal')
    return (
      <div {...rest} className={styles.labelled}>
        <span className={styles.label}>{label}</span>
      </div>
    );
  const role = decorative
    ? { role: 'none' }
    : { role: 'separator', ...(orientation === 'vertical' && { 'aria-orientation': orientation }) };
  return <div {...rest} {...role} className={styles.orientations[orientation]} />;
}
