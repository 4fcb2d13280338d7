'use client';
import * as Radix from '@radix-ui/react-menu';
import { type DragEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Check } from '../icons';
import * as styles from './MenuItem.css';

/**
 * Muted heading above the following items.
 *
 * @example
 * <MenuLabel>Theme</MenuLabel>
 */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

/**
 * Line between groups of items.
 *
 * @example
 * <MenuSeparator />
 */
export function MenuSeparator() {
  return <Radix.Separator className={styles.separator} />;
}

export interface MenuRadioGroupProps<Value extends string> {
  /** Selected value. */
  value: Value;
  /** Called with the value that the user selects. */
  onValueChange: (value: Value) => void;
  /** Heading above the options. */
  label?: string;
  /** `MenuRadioItem`s. */
  children: ReactNode;
}

/**
 * Group of options of which one is selected, such as a theme.
 *
 * @example
 * <MenuRadioGroup value={theme} onValueChange={setTheme}>
 *   <MenuRadioItem value="DARK">Dark</MenuRadioItem>
 * </MenuRadioGroup>
 */
export function MenuRadioGroup<Value extends string>({
  value,
  onValueChange,
  label,
  children,
}: MenuRadioGroupProps<Value>) {
  const id = useId();
  return (
    <>
      {label && (
        <Radix.Label id={id} className={styles.label}>
          {label}
        </Radix.Label>
      )}
      <Radix.RadioGroup
        value={value}
        // Radix types the value as `string`. It is always the value of one of the caller's items.
        onValueChange={(next) => onValueChange(next as Value)}
        aria-labelledby={label ? id : undefined}
      >
        {children}
      </Radix.RadioGroup>
    </>
  );
}

export interface MenuRadioItemProps {
  /** Value of the option. */
  value: string;
  /** Icon before the label. */
  icon?: ReactNode;
  /** Prevents the user from selecting the option. */
  disabled?: boolean;
  children: ReactNode;
}

/**
 * Option of a `MenuRadioGroup`. The selected one has a check mark.
 *
 * @example
 * <MenuRadioItem value="DARK">Dark</MenuRadioItem>
 */
export function MenuRadioItem({ value, icon, disabled, children }: MenuRadioItemProps) {
  return (
    <Radix.RadioItem value={value} disabled={disabled} className={styles.item}>
      {icon}
      <span className={styles.body}>{children}</span>
      <Radix.ItemIndicator className={styles.end}>
        <Check />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}

export interface MenuCheckboxItemProps {
  /** Whether the item is checked. */
  checked: boolean;
  /** Called when the user toggles the item. */
  onCheckedChange: (checked: boolean) => void;
  /** Prevents the user from toggling the item. */
  disabled?: boolean;
  /**
   * Called when the user moves the item by dragging it or with Alt and the up and down arrow keys. The argument is the number of
   * places, negative towards the start.
   */
  onMove?: (by: number) => void;
  /** Called when the user presses Alt with the left or right arrow key. The argument is 1 to widen, -1 to narrow. */
  onResize?: (by: number) => void;
  children: ReactNode;
}

/** Position of an item among the movable items of its menu. */
const placeOf = (item: Element) => [...(item.parentElement?.querySelectorAll('[draggable]') ?? [])].indexOf(item);

/** Dragged item. The browser hides the data of a drag until the drop. */
let dragged: { item: Element; onMove: (by: number) => void } | undefined;

const movable = (onMove: (by: number) => void) => ({
  draggable: true,
  'aria-keyshortcuts': 'Alt+ArrowUp Alt+ArrowDown',
  onKeyDown: (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    // Radix would move the focus to another item
    event.preventDefault();
    event.stopPropagation();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  },
  onDragStart: (event: DragEvent) => {
    dragged = { item: event.currentTarget, onMove };
    event.dataTransfer.effectAllowed = 'move';
  },
  onDragEnd: () => {
    dragged = undefined;
  },
  onDragOver: (event: DragEvent) => {
    if (dragged?.item.parentElement === event.currentTarget.parentElement) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    event.preventDefault();
    const by = dragged ? placeOf(event.currentTarget) - placeOf(dragged.item) : 0;
    if (by !== 0) dragged?.onMove(by);
  },
});

const resizable = (onResize: (by: number) => void) => (event: KeyboardEvent) => {
  if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  event.stopPropagation();
  onResize(event.key === 'ArrowLeft' ? -1 : 1);
};

/**
 * Item that is on or off, such as a visible column. The menu stays open for further choices.
 *
 * @example
 * <MenuCheckboxItem checked={isShown} onCheckedChange={setShown}>Premium</MenuCheckboxItem>
 */
export function MenuCheckboxItem({ children, onMove, onResize, ...rest }: MenuCheckboxItemProps) {
  const moves = onMove && movable(onMove);
  const resizes = onResize && resizable(onResize);
  const keys = [moves && moves['aria-keyshortcuts'], resizes && 'Alt+ArrowLeft Alt+ArrowRight'];
  return (
    <Radix.CheckboxItem
      {...rest}
      {...moves}
      aria-keyshortcuts={keys.filter(Boolean).join(' ') || undefined}
      onKeyDown={(event) => {
        moves?.onKeyDown(event);
        resizes?.(event);
      }}
      onSelect={(event) => event.preventDefault()}
      className={styles.item}
    >
      <span className={styles.body}>{children}</span>
      <Radix.ItemIndicator className={styles.end}>
        <Check />
      </Radix.ItemIndicator>
    </Radix.CheckboxItem>
  );
}
