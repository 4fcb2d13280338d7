'use client';
import * as Radix from '@radix-ui/react-menu';
import { cx } from 'class-variance-authority';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Kbd } from '../Kbd/Kbd';
import type { MenuItemProps } from './MenuItem';
import * as styles from './MenuItem.css';

/** Content and behaviour of a `MenuItem`, in the chunk of the popup. */
export function MenuPanelItem({
  icon,
  tone = 'neutral',
  trailingIcon,
  note,
  shortcut,
  asChild = false,
  children,
  ...rest
}: MenuItemProps) {
  const content = (words: ReactNode) => (
    <>
      {icon}
      <span className={styles.body}>{words}</span>
      {(trailingIcon || note || shortcut) && (
        <span className={styles.end}>
          {trailingIcon}
          {note}
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
