'use client';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { NativeProps } from '../nativeProps';
import { blockedProps, useReadOnly } from '../ReadOnly/readOnlyState';

interface CommonProps {
  /** Icon before the label. */
  icon?: ReactNode;
  /** Colour. Use `danger` for deleting. Defaults to `neutral`. */
  tone?: 'neutral' | 'danger';
  /** Icon after the label, for example for an external link. */
  trailingIcon?: ReactNode;
  /** Muted text after the label, such as a time. */
  note?: string;
  /** Keyboard shortcut for the same action. */
  shortcut?: string;
  /** Prevents the user from selecting the item. */
  disabled?: boolean;
  /** Changes data, so that the item is disabled inside `ReadOnly`. Defaults to `false`. */
  writes?: boolean;
  /** Called when the item is selected. The menu closes afterwards. */
  onSelect?: (event: Event) => void;
}

export type MenuItemProps = CommonProps &
  Omit<NativeProps<'div'>, keyof CommonProps | 'children'> &
  (
    | { asChild?: false; children: ReactNode }
    | {
        /** Renders the child instead of an item: a router link with the label as its children. Defaults to `false`. */
        asChild: true;
        children: ReactElement<{ children?: ReactNode }>;
      }
  );

/** Renders an item. The popup of the `Menu` provides it, so that a page with a closed menu does not load its code. */
export const MenuItemContext = createContext<((props: MenuItemProps) => ReactNode) | undefined>(undefined);

/**
 * Action of a `Menu`, or with `asChild` a link.
 *
 * @example
 * <MenuItem shortcut="⌘ E" onSelect={edit}>Edit</MenuItem>
 */
export function MenuItem({ writes = false, ...props }: MenuItemProps) {
  const renderItem = useContext(MenuItemContext);
  const reason = useReadOnly(writes)?.reason;
  if (reason === undefined) return renderItem?.(props);
  const onSelect = (event: Event) => event.preventDefault();
  return renderItem?.({ ...props, ...blockedProps(props, reason), title: reason, onSelect });
}
