import { breakpoints } from '../theme/tokens';

/** Below this width in px, a list shows cards instead of columns. */
export const cardsBelow = 560;

/**
 * Ref callback that sets `data-cards` on a list before the first paint: below 900 px window width, and when the list itself is
 * too narrow for columns.
 *
 * @param line - Empty child of the list with its full width and no height. Observing an element whose size changes with
 * `data-cards` would cause a ResizeObserver loop.
 */
export function watchWidth(line: HTMLElement | null) {
  const list = line?.parentElement;
  if (!list) return;
  const update = () =>
    list.toggleAttribute('data-cards', window.innerWidth < breakpoints.md || line.clientWidth < cardsBelow);
  // The width of the window needs no layout, so that a phone does not lay out columns first. The width of the list does: the
  // observer reads it after the layout of the first paint instead of forcing one while React still adds elements.
  if (window.innerWidth < breakpoints.md) update();
  const observer = new ResizeObserver(update);
  observer.observe(line);
  return () => observer.disconnect();
}
