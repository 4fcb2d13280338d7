'use client';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';

const mirrored = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Moves through the points of a chart by pointer or keyboard. Exposed to assistive technology as a slider whose value text
 * describes the point, so that screen readers announce each step and swiping works.
 *
 * @param describePoint Returns the text for a point.
 */
export function useScan(count: number, label: string, describePoint: (index: number) => string) {
  const [point, setPoint] = useState<number>();
  const last = count - 1;
  const active = point === undefined ? undefined : Math.min(point, last);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const current = active ?? 0;
    const [forward, back] = mirrored(event.currentTarget) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const targets: Record<string, number> = {
      [forward]: current + 1,
      [back]: current - 1,
      ArrowUp: current + 1,
      ArrowDown: current - 1,
      Home: 0,
      End: last,
    };
    const next = targets[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setPoint(Math.max(0, Math.min(next, last)));
    } else if (event.key === 'Escape' && active !== undefined) {
      // The first Esc hides the tooltip. The next one closes a surrounding dialog.
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
      'aria-valuetext': describePoint(active ?? 0),
      onKeyDown,
      onFocus: () => setPoint((was) => was ?? 0),
      onBlur: () => setPoint(undefined),
      onPointerLeave: () => setPoint(undefined),
    } as const,
    /** For charts whose points are side by side. */
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { left, width } = event.currentTarget.getBoundingClientRect();
      const share = (event.clientX - left) / width;
      const from = mirrored(event.currentTarget) ? 1 - share : share;
      setPoint(Math.max(0, Math.min(Math.floor(from * count), last)));
    },
  };
}
