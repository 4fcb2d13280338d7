/** A page's number from 0, or the gap in place of several. */
export type PageSlot = number | 'gap';

/**
 * The pages to offer: the first, the last, and the current one with its neighbours, of which there are always two. A gap
 * stands for two pages at least; a single page stands for itself.
 *
 * @param page - the current page, from 0
 * @param count - how many pages there are
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
