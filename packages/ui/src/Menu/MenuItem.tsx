import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { NativeProps } from '../nativeProps';

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

/** Renders an item. The popup of the `Menu` provides it, so that a page with a closed menu does not load its code. */
export const MenuItemContext = createContext<((props: MenuItemProps) => ReactNode) | undefined>(undefined);

/** Action of a `Menu`, or with `asChild` a link. */
export function MenuItem(props: MenuItemProps) {
  const renderItem = useContext(MenuItemContext);
  return renderItem?.(props);
}
