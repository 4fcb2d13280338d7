import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const mirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Goes over the points of a chart, by the pointer or by keys. For assistive technology it is a slider whose value is the
 * point in words: that is said without more at each step, and a finger swipes over it.
 *
 * @param at Which point is under a pointer, as the share of the chart's width from the start.
 */
export function useScan(count: number, label: string, words: (index: number) => string) {
  const [point, setPoint] = useState<number>();
  const last = count - 1;
  const active = point === undefined ? undefined : Math.min(point, last);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = active ?? 0;
    const [forward, back] = mirrored(event.currentTarget) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const places: Record<string, number> = {
      [forward]: here + 1,
      [back]: here - 1,
      ArrowUp: here + 1,
      ArrowDown: here - 1,
      Home: 0,
      End: last,
    };
    const next = places[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setPoint(Math.max(0, Math.min(next, last)));
    } else if (event.key === 'Escape' && active !== undefined) {
      // the first Esc takes the words away, the next one closes the dialog
      event.stopPropagation();
      setPoint(undefined);
    }
  };
  return {
    active,
    setPoint,
    scan: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-readonly': true,
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuenow': active ?? 0,
      'aria-valuetext': words(active ?? 0),
      onKeyDown,
      onFocus: () => setPoint((was) => was ?? 0),
      onBlur: () => setPoint(undefined),
      onPointerLeave: () => setPoint(undefined),
    } as const,
    /** For a chart whose points stand side by side. */
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const share = (event.clientX - left) / width;
      const from = mirrored(event.currentTarget) ? 1 - share : share;
      setPoint(Math.max(0, Math.min(Math.floor(from * count), last)));
    },
  };
}
