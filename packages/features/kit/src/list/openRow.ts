import type { MouseEvent } from 'react';
import './ManagedList.css';

/** Controls that handle their own clicks. */
const controls = 'a, button, input, select, textarea, label, summary, [role=checkbox], [role=menuitem]';

/**
 * Opens the record of a clicked row by its linked name. Ctrl, Cmd and the middle button open it in a new tab. Clicks on
 * controls, in dialogs of the row, and clicks that select text do nothing.
 */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, defaultPrevented, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || button > 1 || shiftKey || altKey || !(target instanceof Element)) return;
  // React events also bubble through portals
  if (!currentTarget.contains(target) || target.closest(controls)) return;
  if (window.getSelection()?.type === 'Range') return;
  const name = target.closest('tbody tr')?.querySelector<HTMLElement>(':scope > th :is(a, button)');
  if (!name) return;
  if (button === 1 || ctrlKey || metaKey) {
    if (name instanceof HTMLAnchorElement) window.open(name.href, '_blank', 'noopener');
  } else name.click();
}

/** Props of a `DataTable` whose rows open their record. */
export const openRows = { onClick: openRow, onAuxClick: openRow, 'data-open-rows': '' } as const;
