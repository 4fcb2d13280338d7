import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Slot } from '../Slot/Slot';
import { useLater } from '../useLater';

// what opens comes with the first menu, or when the page has nothing better to do
const panel = () => import('./MenuPanel');

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
  const ownId = useId();
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const later = useLater(panel, open, () => setOpen(false));

  const press = (event: PointerEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
    setByKeyboard(false);
    setOpen(!open);
    // the focus goes into the menu, not to the button
    if (!open) event.preventDefault();
  };
  const type = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
    setByKeyboard(true);
    setOpen(event.key === 'ArrowDown' || !open);
    event.preventDefault();
  };
  return (
    <>
      <Slot
        id={ownId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && later ? id : undefined}
        data-state={open ? 'open' : 'closed'}
        ref={anchor}
        onPointerDown={press}
        onKeyDown={type}
      >
        {trigger}
      </Slot>
      {later && (
        <later.MenuPanel {...{ id, anchor, open, byKeyboard, label, align }} onOpenChange={setOpen}>
          {children}
        </later.MenuPanel>
      )}
    </>
  );
}
