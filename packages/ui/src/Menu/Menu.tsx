import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './Menu.css';

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name for screen readers, when the button's is not right for it. */
  label?: string;
  /** The edge of the button with which it lines up. */
  align?: 'start' | 'center' | 'end';
  /** `MenuItem`, `MenuRadioGroup`, `MenuSub`, `MenuLabel`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * Commands that are not worth a button each. Use it for what one does; to choose a value in a form take `Select`, to go
 * from place to place the navigation.
 */
export function Menu({ trigger, label, align = 'start', children }: MenuProps) {
  return (
    // not modal: the page keeps its scroll bar and its place for screen readers, and a press beside the menu is a press
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          className={styles.root}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // a label of its own takes the place of the button's words
          {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
