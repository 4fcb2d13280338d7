import { cx } from 'class-variance-authority';
import type { Space } from '../layout/space.css';
import type { NativeProps } from '../nativeProps';
import * as styles from './Box.css';

export const boxSurfaces = ['page', 'raised', 'sunken'] as const;

export interface BoxProps extends NativeProps<'div'> {
  /** Padding on all four sides, in px of the spacing scale. */
  padding?: Space;
  /** Padding above and below. Overrides `padding`. */
  paddingBlock?: Space;
  /** Padding at the start and end. Overrides `padding`. */
  paddingInline?: Space;
  /** Background. Transparent by default. */
  surface?: (typeof boxSurfaces)[number];
  /** Fills the remaining space in an `Inline` or `Stack`. Defaults to `false`. */
  grow?: boolean;
}

/**
 * Adds padding and an optional background. Use `Card` for a bordered surface.
 *
 * @example
 * <Box padding={20} surface="sunken">
 *   <Text>No claims yet</Text>
 * </Box>
 */
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
