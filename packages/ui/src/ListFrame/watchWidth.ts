import { breakpoints } from '../theme/tokens';

/** A list narrower than this, in px, has no room for columns. */
export const cardsBelow = 560;

/**
 * Marks a list whose rows are cards, before it is drawn: on a window below 900 px, and where the list itself is too narrow
 * for columns, since it may stand in a column or a drawer too.
 *
 * @param line - An empty element of the list, as wide as it and without height: one that grew by what is done here would be
 * reported as a loop.
 */
export function watchWidth(line: HTMLElement | null) {
  const list = line?.parentElement;
  if (!list) return;
  const look = () =>
    list.toggleAttribute('data-cards', line.clientWidth < cardsBelow || window.innerWidth < breakpoints.md);
  look();
  const observer = new ResizeObserver(look);
  observer.observe(line);
  return () => observer.disconnect();
}
