import { cx } from 'class-variance-authority';
import { gap as gaps, type Space } from '../layout/space.css';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import * as styles from './Inline.css';

export const inlineAligns = ['center', 'start', 'end', 'baseline', 'stretch'] as const;
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const;

export interface InlineProps extends NativeProps<'div'> {
  /** Space between the children, in px of the spacing scale. Defaults to 8. */
  gap?: Space;
  /** Vertical alignment of the children. Defaults to `center`. */
  align?: (typeof inlineAligns)[number];
  /** Horizontal distribution of the children. Defaults to `start`. */
  justify?: (typeof inlineJustifies)[number];
  /** Allows the children to wrap to several lines. Defaults to `false`. */
  wrap?: boolean;
  /** Applies the layout to the only child, such as a list or `nav`, and renders no `div`. Defaults to `false`. */
  asChild?: boolean;
}

/**
 * Arranges its children side by side with equal space between them.
 *
 * @example
 * <Inline gap={8}>
 *   <Button>Cancel</Button>
 *   <Button>Save</Button>
 * </Inline>
 */
export function Inline({
  gap = 8,
  align = 'center',
  justify = 'start',
  wrap = false,
  asChild = false,
  ...rest
}: InlineProps) {
  const Root = asChild ? Slot : 'div';
  return (
    <Root
      {...rest}
      className={cx(styles.root, gaps[gap], styles.align[align], styles.justify[justify], wrap && styles.wrap)}
    />
  );
}
