interface Swipe {
  /** Distance in px, to the right and down. */
  x?: number;
  y: number;
  /** Time on the way in ms. Defaults to 300, which is slower than a flick of 100 px. */
  ms?: number;
  /** Runs before the finger lifts. */
  beforeRelease?: () => Promise<void> | void;
}

const STEPS = 6;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Drags a finger from the middle of an element with touch events as a touch screen sends them. Returns whether a sheet followed
 * the finger.
 */
export async function swipe(element: Element, { x = 0, y, ms = 300, beforeRelease }: Swipe): Promise<boolean> {
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = { x: left + width / 2, y: top + height / 2 };
  const send = (type: string, part: number) => {
    const touch = new Touch({
      identifier: 1,
      target: element,
      clientX: from.x + x * part,
      clientY: from.y + y * part,
    });
    const touches = type === 'touchend' ? [] : [touch];
    const event = new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      composed: true,
      touches,
      targetTouches: touches,
      changedTouches: [touch],
    });
    element.dispatchEvent(event);
  };
  send('touchstart', 0);
  for (let step = 1; step <= STEPS; step += 1) {
    await wait(ms / STEPS);
    send('touchmove', step / STEPS);
  }
  const follows = element.closest('[data-swipe="dragging"]') !== null;
  await beforeRelease?.();
  send('touchend', 1);
  return follows;
}
