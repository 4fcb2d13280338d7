import { cx } from 'class-variance-authority';
import type { Space } from '../layout/space.css';
import type { NativeProps } from '../nativeProps';
import * as styles from './Box.css';

export const boxSurfaces = ['page', 'raised', 'sunken'] as const;

export interface BoxProps extends NativeProps<'div'> {
  /** Space on all four sides, in px of the scale. */
  padding?: Space;
  /** Space above and below; wins over `padding`. */
  paddingBlock?: Space;
  /** Space before and after; wins over `padding`. */
  paddingInline?: Space;
  surface?: (typeof boxSurfaces)[number];
  /** Takes what room its siblings leave in an `Inline` or `Stack`. */
  grow?: boolean;
}

/** Room around something that has none of its own, on a surface if it needs one. For a bordered surface take `Card`. */
export function Box({ padding, paddingBlock, paddingInline, surface, grow = false, ...rest }: BoxProps) {
  return (
    <div
      {...rest}
      className={cx(
        styles.root,
        padding !== undefined && styles.padding[padding],
        paddingBlock !== undefined && styles.paddingBlock[paddingBlock],
        paddingInline !== undefined && styles.paddingInline[paddingInline],
        surface && styles.surface[surface],
        grow && styles.grow,
      )}
    />
  );
}
