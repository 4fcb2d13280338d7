'use client';
import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Slot } from '../Slot/Slot';
import { useLater } from '../useLater';

// Loaded when the first menu opens, or when the page is idle.
const loadPanel = () => import('../Menu/MenuPanel');

/** Time in ms after which a touch opens the menu, as in operating systems. */
const LONG_PRESS = 600;

export interface ContextMenuProps {
  /** Element with the menu, such as a row or a card. It needs a `tabIndex` if nothing in it can have the focus. */
  trigger: ReactElement;
  /** Accessible name of the menu, such as "Actions of WELCOME25". */
  label: string;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuRadioGroup`, `MenuSub`, `MenuLabel`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * Menu of actions at the pointer, opened with the secondary button, a long touch, or the context menu key. Few users look for it:
 * offer every action in a visible place too.
 *
 * @example
 * <ContextMenu label="Actions of WELCOME25" trigger={<Card tabIndex={0}>WELCOME25</Card>}>
 *   <MenuItem onSelect={edit}>Edit</MenuItem>
 * </ContextMenu>
 */
export function ContextMenu({ trigger, label, onOpenChange, children }: ContextMenuProps) {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const pointer = useRef({ getBoundingClientRect: () => new DOMRect() });
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const later = useLater(loadPanel, open, () => change(false));

  const openAt = (x: number, y: number, withKey: boolean) => {
    pointer.current = { getBoundingClientRect: () => new DOMRect(x, y) };
    setByKeyboard(withKey);
    change(true);
  };
  const onContextMenu = (event: MouseEvent) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    clearTimeout(timer.current);
    // The key and Shift F10 have no button.
    openAt(event.clientX, event.clientY, event.button !== 2);
  };
  const startTouch = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    const { clientX, clientY } = event;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => openAt(clientX, clientY, false), LONG_PRESS);
  };
  const endTouch = () => clearTimeout(timer.current);
  return (
    <>
      <Slot
        ref={element}
        data-state={open ? 'open' : 'closed'}
        onContextMenu={onContextMenu}
        onPointerDown={startTouch}
        onPointerMove={endTouch}
        onPointerUp={endTouch}
        onPointerCancel={endTouch}
      >
        {trigger}
      </Slot>
      {later && open && (
        <later.MenuPanel
          {...{ id, byKeyboard, label, open }}
          anchor={pointer}
          trigger={element}
          align="start"
          onOpenChange={change}
        >
          {children}
        </later.MenuPanel>
      )}
    </>
  );
}
