import * as Radix from '@radix-ui/react-menu';
import { cx } from 'class-variance-authority';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Kbd } from '../Kbd/Kbd';
import type { NativeProps } from '../nativeProps';
import * as styles from './MenuItem.css';

interface Common {
  icon?: ReactNode;
  tone?: 'neutral' | 'danger';
  /** After the words: where a link leads to outside, for instance. */
  trailingIcon?: ReactNode;
  /** The key that does the same without the menu. */
  shortcut?: string;
  disabled?: boolean;
  /** Done when it is chosen; the menu closes. */
  onSelect?: (event: Event) => void;
}

export type MenuItemProps = Common &
  Omit<NativeProps<'div'>, keyof Common | 'children'> &
  (
    | { asChild?: false; children: ReactNode }
    /** A link of the router with the words in it. */
    | { asChild: true; children: ReactElement<{ children?: ReactNode }> }
  );

/** One command of a `Menu`, or with `asChild` one place to go to. */
export function MenuItem({
  icon,
  tone = 'neutral',
  trailingIcon,
  shortcut,
  asChild = false,
  children,
  ...rest
}: MenuItemProps) {
  const content = (words: ReactNode) => (
    <>
      {icon}
      <span className={styles.words}>{words}</span>
      {(trailingIcon || shortcut) && (
        <span className={styles.end}>
          {trailingIcon}
          {shortcut && <Kbd>{shortcut}</Kbd>}
        </span>
      )}
    </>
  );
  const className = cx(styles.item, styles.tone[tone]);
  if (asChild) {
    const link = children as ReactElement<{ children?: ReactNode }>;
    return (
      <Radix.Item {...rest} asChild className={className}>
        {cloneElement(link, undefined, content(link.props.children))}
      </Radix.Item>
    );
  }
  return (
    <Radix.Item {...rest} className={className}>
      {content(children)}
    </Radix.Item>
  );
}
