import { cx } from 'class-variance-authority';
import { gap as gaps, type Space } from '../layout/space.css';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import * as styles from './Stack.css';

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const;

export interface StackProps extends NativeProps<'div'> {
  /** Space between two children, in px of the scale. */
  gap?: Space;
  /** Where children stand across the column. */
  align?: (typeof stackAligns)[number];
  /** Lays out the only child (a form, a list) instead of a `div` around it. */
  asChild?: boolean;
}

/**
 * Sets its children one under the other with one space between them. The parent owns the space: no component here has
 * a margin of its own.
 */
export function Stack({ gap = 16, align = 'stretch', asChild = false, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={cx(styles.root, gaps[gap], styles.align[align])} />;
}
