import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { X } from '../fieldIcons';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './BulkBar.css';

export interface BulkBarProps extends NativeProps<'div'> {
  /** How many rows are chosen; without any there is no bar. */
  count: number;
  onClear: () => void;
  /** The buttons: what can be done to all of them. On a phone they share the width. */
  children: ReactNode;
}

/**
 * What can be done to the chosen rows of a `DataTable`, under them and always in view. Leave it in place while nothing is
 * chosen: it tells screen readers how many are. The focus returns to the row when the bar goes.
 *
 * Keyboard: Esc clears the choice, unless it has something else to close or to clear.
 */
export function BulkBar({ count, ...rest }: BulkBarProps) {
  const say = useWords();
  const [used, setUsed] = useState(false);
  if (count > 0 && !used) setUsed(true);
  return (
    <>
      <VisuallyHidden role="status">
        {count > 0 ? say(words.selected, { count }) : used && say(words.selectionCleared)}
      </VisuallyHidden>
      {count > 0 && <Bar {...rest} count={count} />}
    </>
  );
}

/** Where Esc has a meaning of its own. */
const taken =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable], [role="dialog"], [role="menu"]';

function Bar({ count, onClear, ref, onFocus, children, ...rest }: BulkBarProps) {
  const say = useWords();
  const [bar, merged] = useOwnRef(ref);
  const before = useRef<EventTarget>(null);

  useEffect(() => {
    const clear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (event.target instanceof Element && !event.target.closest(taken)) onClear();
    };
    document.addEventListener('keydown', clear);
    return () => document.removeEventListener('keydown', clear);
  }, [onClear]);

  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      if (element?.contains(document.activeElement) && before.current instanceof HTMLElement) before.current.focus();
    };
  }, [bar]);

  return (
    <div
      role="group"
      aria-label={say(words.selectionOf)}
      {...rest}
      ref={merged}
      onFocus={(event) => {
        onFocus?.(event);
        if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
      }}
      className={styles.root}
    >
      <span>{say(words.selected, { count })}</span>
      <Button variant="ghost" size="small" leadingIcon={<X />} onClick={onClear}>
        {say(words.clearSelection)}
      </Button>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
