'use client';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { isDisabled } from '../isDisabled';
import { Slot } from '../Slot/Slot';
import { useControllableState } from '../useControllableState';
import { useLater } from '../useLater';

// Loaded when the first menu opens, or when the page is idle.
const loadPanel = () => import('./MenuPanel');

export interface MenuProps {
  /** Button that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the menu. Defaults to the button's name. */
  label?: string;
  /** Edge of the button with which the menu aligns. Defaults to `start`. */
  align?: 'start' | 'center' | 'end';
  /** Title for phones, which show a menu with a title as a sheet at the foot of the window. A swipe down closes it. */
  sheetTitle?: string;
  /** Muted line below the title of the sheet, such as the record that changes. */
  sheetDescription?: string | undefined;
  /** Whether the menu is open (controlled). */
  open?: boolean;
  /** Whether the menu is open initially (uncontrolled). Defaults to `false`. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** `MenuItem`, `MenuRadioGroup`, `MenuSub`, `MenuLabel`, `MenuSeparator`. */
  children: ReactNode;
}

/**
 * Menu of actions that opens from a button. Use `Select` for a value in a form, and the navigation for links between pages.
 *
 * @example
 * <Menu trigger={<Button>Actions</Button>}>
 *   <MenuItem onSelect={rename}>Rename</MenuItem>
 * </Menu>
 */
export function Menu({
  trigger,
  label,
  align = 'start',
  sheetTitle,
  sheetDescription,
  open: given,
  defaultOpen = false,
  onOpenChange,
  children,
}: MenuProps) {
  const ownId = useId();
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const [open, setOpen] = useControllableState(given, defaultOpen, onOpenChange);
  const [byKeyboard, setByKeyboard] = useState(false);
  const later = useLater(loadPanel, open, () => setOpen(false));

  const openByPointer = (event: PointerEvent) => {
    if (event.defaultPrevented || isDisabled(event.currentTarget) || event.button !== 0 || event.ctrlKey) return;
    setByKeyboard(false);
    setOpen(!open);
    // Keeps the focus from moving to the button, because it moves into the menu.
    if (!open) event.preventDefault();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isDisabled(event.currentTarget)) return;
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
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
        onPointerDown={openByPointer}
        onKeyDown={openByKey}
      >
        {trigger}
      </Slot>
      {later && (
        <later.MenuPanel
          {...{ id, anchor, open, byKeyboard, label, align }}
          sheet={sheetTitle === undefined ? undefined : { title: sheetTitle, description: sheetDescription }}
          trigger={anchor}
          onOpenChange={setOpen}
        >
          {children}
        </later.MenuPanel>
      )}
    </>
  );
}
