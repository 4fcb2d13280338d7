import { hasOwnKeys } from '../pageKeys';

/** Takes Ctrl A and ⌘ A: selects all rows of the page if they have checkboxes. */
export function takeSelectPageKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
  if (key.toLowerCase() !== 'a' || ctrlKey === metaKey || altKey || shiftKey || defaultPrevented || hasOwnKeys(event))
    return;
  const box = document.querySelector<HTMLInputElement>('[data-open-rows] thead input[type=checkbox]:enabled');
  if (!box) return;
  event.preventDefault();
  if (!box.checked) box.click();
}

/**
 * Takes the keys of a selection: `x` selects a row if it has a checkbox, Shift with `x` all rows from the last one, and `b` goes to
 * the actions for the selected rows, which are far away in the order of Tab. On a link, the space bar does the same as `x`.
 *
 * @param row - Row with the focus.
 */
export function takeSelectionKey(event: KeyboardEvent, row: Element | undefined): void {
  const key = event.key.toLowerCase();
  const isSpaceOnLink = key === ' ' && event.target instanceof HTMLAnchorElement;
  const box = key === 'x' || isSpaceOnLink ? row?.querySelector('input[type=checkbox]') : null;
  const action = key === 'b' ? document.querySelector<HTMLElement>('[data-bulk-actions] button') : null;
  if (!box && !action) return;
  event.preventDefault();
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
  action?.focus();
}
