import { cx } from 'class-variance-authority';
import type { NativeProps } from '../nativeProps';
import { Slot } from '../Slot/Slot';
import * as styles from './Link.css';

export const linkTones = ['accent', 'neutral'] as const;

export interface LinkProps extends NativeProps<'a'> {
  /** `neutral` for the name of a row or a card, where every row is a link. */
  tone?: (typeof linkTones)[number];
  /** Gives its look to the only child, a router's link for example, instead of rendering an `a`. */
  asChild?: boolean;
}

/** Leads to another page or place. What does something here is a `Button`. */
export function Link({ tone = 'accent', asChild = false, ...rest }: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return <Root {...rest} className={cx(styles.root, styles.tone[tone])} />;
}
