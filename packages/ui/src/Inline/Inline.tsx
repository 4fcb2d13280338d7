import { cx } from 'class-variance-authority';
import { gap as gaps, type Space } from '../layout/space.css';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import * as styles from './Inline.css';

export const inlineAligns = ['center', 'start', 'end', 'baseline', 'stretch'] as const;
export const inlineJustifies = ['start', 'center', 'end', 'between'] as const;

export interface InlineProps extends NativeProps<'div'> {
  /** Space between two children, in px of the scale. */
  gap?: Space;
  /** Where children stand across the line. */
  align?: (typeof inlineAligns)[number];
  /** Where children stand along the line. */
  justify?: (typeof inlineJustifies)[number];
  /** Goes on to a second line when the first is full. */
  wrap?: boolean;
  /** Lays out the only child (a list, a `nav`) instead of a `div` around it. */
  asChild?: boolean;
}

/** Sets its children side by side with one space between them. */
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
