/** Index of a page, or a gap that replaces several pages. */
export type PageSlot = number | 'gap';

/**
 * Pages to offer: the first, the last, and the current page with two neighbours. A gap replaces at least two pages.
 *
 * @param page - Index of the current page, starting at 0.
 * @param count - Number of pages.
 */
export function pageWindow(page: number, count: number): PageSlot[] {
  const middle = Math.min(Math.max(page, 1), Math.max(count - 2, 0));
  const wanted = new Set([0, middle - 1, middle, middle + 1, count - 1].filter((slot) => slot >= 0 && slot < count));
  const slots: PageSlot[] = [];
  let last = -1;
  for (const slot of [...wanted].sort((a, b) => a - b)) {
    if (slot - last === 2) slots.push(slot - 1);
    else if (slot - last > 2) slots.push('gap');
    slots.push(slot);
    last = slot;
  }
  return slots;
}
