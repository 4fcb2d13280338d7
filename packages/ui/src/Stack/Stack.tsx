import { cx } from 'class-variance-authority';
import { gap as gaps, type Space } from '../layout/space.css';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import * as styles from './Stack.css';

export const stackAligns = ['stretch', 'start', 'center', 'end'] as const;

export interface StackProps extends NativeProps<'div'> {
  /** Space between the children, in px of the spacing scale. Defaults to 16. */
  gap?: Space;
  /** Horizontal alignment of the children. Defaults to `stretch`. */
  align?: (typeof stackAligns)[number];
  /** Applies the layout to the only child, such as a form or list, and renders no `div`. Defaults to `false`. */
  asChild?: boolean;
}

/**
 * Arranges its children in a column with equal space between them. The parent sets the space, because components have no outer
 * margins.
 *
 * @example
 * <Stack gap={20}>
 *   <Card title="Owner" />
 *   <Card title="Agent" />
 * </Stack>
 */
export function Stack({ gap = 16, align = 'stretch', asChild = false, ...rest }: StackProps) {
  const Root = asChild ? Slot : 'div';
  return <Root {...rest} className={cx(styles.root, gaps[gap], styles.align[align])} />;
}
