import type { KeyboardEvent } from 'react';
import type { Direction } from './places';

/** Key of the card that is the target itself, not a part of it. */
export const keyOf = (target: EventTarget | null) => (target instanceof HTMLElement ? target.dataset.card : undefined);

/** Element of a card. */
export const cardElement = (root: HTMLElement | null, key: string) =>
  root?.querySelector<HTMLElement>(`[data-card="${CSS.escape(key)}"]`);

/** Direction of an arrow key in reading order, or undefined for other keys. */
export function directionOf({ key, currentTarget }: KeyboardEvent): Direction | undefined {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const rightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === rightToLeft ? 'before' : 'after';
}
