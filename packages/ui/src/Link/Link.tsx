import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import * as styles from './Link.css';

export const linkTones = ['accent', 'neutral'] as const;

export interface LinkProps extends NativeProps<'a'> {
  /** Use `neutral` for the name of a row or card in a list. Defaults to `accent`. */
  tone?: (typeof linkTones)[number];
  /** Applies the link's styles to the only child, such as a router link, and renders no `a`. Defaults to `false`. */
  asChild?: boolean;
}

/**
 * Link to another page. Use `Button` for actions.
 *
 * @example
 * <Link href="/policies">All policies</Link>
 */
export function Link({ tone = 'accent', asChild = false, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return <Root {...rest} className={cx(styles.root, styles.tone[tone])} />;
}
