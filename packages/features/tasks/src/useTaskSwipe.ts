import { type RefObject, useEffect } from 'react';
import { openSnooze } from './openSnooze';
import { swipeRows } from './swipeRows';

/**
 * A swipe to the left on the row of an open task opens the times until which it can be snoozed.
 *
 * @param root Element with the rows.
 * @param hasRows Whether the element is there.
 */
export function useTaskSwipe(root: RefObject<HTMLElement | null>, hasRows: boolean): void {
  useEffect(() => (hasRows && root.current ? swipeRows(root.current, openSnooze) : undefined), [root, hasRows]);
}
