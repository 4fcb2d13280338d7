'use client';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { X } from '../fieldIcons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { useOwnRef } from '../useOwnRef';
import { setPreviousFocus } from '../useReturnFocus';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './BulkBar.css';

export interface BulkBarProps extends NativeProps<'div'> {
  /** Number of selected rows. The bar is hidden at 0. */
  count: number;
  /** Called when the user clears the selection. */
  onClear: () => void;
  /** Floats at the foot of the window, above the page, so that nothing moves when it appears. Defaults to `false`. */
  floating?: boolean;
  /** Buttons for the bulk actions. On phones they share the full width. */
  children: ReactNode;
}

/**
 * Sticky bar with the actions for the selected rows of a `DataTable`. Keep it mounted while no row is selected, because it
 * announces the number of selected rows to screen readers. When the bar disappears, focus returns to the table.
 *
 * Keyboard: Esc clears the selection, except in a text field, dialog or menu, where Esc has another meaning.
 *
 * @example
 * <BulkBar count={3} onClear={clear}>
 *   <Button onClick={assign}>Assign</Button>
 * </BulkBar>
 */
export function BulkBar({ count, ...rest }: BulkBarProps) {
  const translate = useTranslate();
  const [wasUsed, setWasUsed] = useState(false);
  if (count > 0 && !wasUsed) setWasUsed(true);
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? translate(messages.selected, { count }) : wasUsed && translate(messages.selectionCleared)}
      </VisuallyHidden>
      {count > 0 && <Bar {...rest} count={count} />}
    </>
  );
}

/** Elements in which Esc has another meaning. */
const escapeHandlers =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], [role="dialog"], [role="menu"]';

function Bar({ count, onClear, floating = false, ref, onFocus, children, ...rest }: BulkBarProps) {
  const translate = useTranslate();
  const [bar, merged] = useOwnRef(ref);
  const previousFocus = useRef<EventTarget>(null);

  useEffect(() => {
    const clear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && !event.target.closest(escapeHandlers)) onClear();
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [onClear]);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      const previous = previousFocus.current;
      if (!element || !(previous instanceof HTMLElement)) return;
      if (element.contains(document.activeElement)) previous.focus();
      // the focus is in a dialog that was opened from the bar, and returns when the dialog closes
      else setPreviousFocus(element, previous);
    };
  }, [bar]);

  return (
    <div
      role="group"
      aria-label={translate(messages.selectionOf)}
      {...rest}
      ref={merged}
      onFocus={(event) => {
        onFocus?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) previousFocus.current = event.relatedTarget;
      }}
      className={floating ? styles.floating : styles.root}
    >
      <span>{translate(messages.selected, { count })}</span>
      <Button variant="ghost" size="small" leadingIcon={<X />} onClick={onClear}>
        {translate(messages.clearSelection)}
      </Button>
      <div className={styles.actions} data-bulk-actions>
        {children}
      </div>
    </div>
  );
}
