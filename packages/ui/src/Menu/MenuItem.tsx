import * as Radix from '@radix-ui/react-menu';
import { cx } from 'class-variance-authority';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Kbd } from '../Kbd/Kbd';
import type { NativeProps } from '../nativeProps';
import * as styles from './MenuItem.css';

interface CommonProps {
  /** Icon before the label. */
  icon?: ReactNode;
  /** Colour. Use `danger` for deleting. Defaults to `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Icon after the label, for example for an external link. */
  trailingIcon?: ReactNode;
  /** Keyboard shortcut for the same action. */
  shortcut?: string;
  /** Prevents the user from selecting the item. */
  disabled?: boolean;
  /** Called when the item is selected. The menu closes afterwards. */
  onSelect?: (event: Event) => void;
}

export type MenuItemProps = CommonProps &
  Omit<NativeProps<'div'>, keyof CommonProps | 'children'> &
  (
    | { asChild?: false; children: ReactNode }
    /** Router link with the label as its children. */
    | { asChild: true; children: ReactElement<{ children?: ReactNode }> }
  );

/** Action of a `Menu`, or with `asChild` a link. */
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
