import * as Radix from '@radix-ui/react-menu';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as styles from './Menu.css';

export interface MenuPanelProps {
  id: string;
  /** The button at which it stands, and to which the focus returns. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opened by a key: the focus goes to the first item. */
  byKeyboard: boolean;
  label: string | undefined;
  align: 'start' | 'center' | 'end';
  children: ReactNode;
}

/** What opens at the button of a `Menu`. */
export function MenuPanel({ id, anchor, open, byKeyboard, label, align, children, onOpenChange }: MenuPanelProps) {
  const pressedBeside = useRef(false);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Radix asks whether the last thing was a key; the one that brought it here came before it listened
      if (byKeyboard) document.dispatchEvent(new KeyboardEvent('keydown'));
      setReady(true);
    });
    return () => clearTimeout(timer);
    // once: from now on it listens itself
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return (
    // not modal: the page keeps its scroll bar and its place for screen readers, and a press beside the menu is a press
    <Radix.Root modal={false} open={open && ready} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          className={styles.root}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          loop
          // a label of its own takes the place of the button's words
          {...(label ? { 'aria-label': label } : { 'aria-labelledby': anchor.current?.id })}
          onInteractOutside={() => {
            pressedBeside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!pressedBeside.current) anchor.current?.focus();
            pressedBeside.current = false;
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
