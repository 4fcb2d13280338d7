/** Distance in px to the left after which a row opens its times when the finger leaves it. The row does not move further. */
const ENOUGH = 72;
/** Distance in px back to the right after which the row stays closed. */
const BACK = 16;

/**
 * Lets fingers drag the rows of open tasks to the left. `data-swipe` is `dragging` on the row meanwhile, and `far` once it may be
 * released.
 *
 * Uses touch events, because only `touchmove` can prevent the browser from scrolling after the gesture has begun.
 *
 * @param root Element with the rows.
 * @param onSwipe Called with the row after a swipe that was long enough.
 * @returns Function that stops it.
 */
export function swipeRows(root: HTMLElement, onSwipe: (row: HTMLElement) => void): () => void {
  let row: HTMLElement | undefined;
  let start = { x: 0, y: 0 };
  let isDragging = false;
  /** Distances to the left in px: the current one and the longest. */
  let distance = 0;
  let longest = 0;

  const settle = () => {
    if (row) {
      delete row.dataset['swipe'];
      row.style.translate = '';
    }
    row = undefined;
    isDragging = false;
  };
  const press = ({ target, touches }: TouchEvent) => {
    settle();
    const [touch] = touches;
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-task]') : null;
    // only open tasks can be snoozed
    if (!touch || touches.length > 1 || !pressed?.querySelector('[data-snooze]')) return;
    row = pressed;
    start = { x: touch.clientX, y: touch.clientY };
    longest = 0;
  };
  const drag = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!row || !touch) return;
    distance = start.x - touch.clientX;
    if (!isDragging) {
      const upOrDown = Math.abs(touch.clientY - start.y);
      if (distance === 0 && upOrDown === 0) return;
      // the direction of the first move decides, because the browser starts to scroll after it
      if (distance <= upOrDown || !event.cancelable) return settle();
      isDragging = true;
    }
    event.preventDefault();
    longest = Math.max(longest, distance);
    row.dataset['swipe'] = distance >= ENOUGH ? 'far' : 'dragging';
    row.style.translate = `${-Math.min(ENOUGH, Math.max(0, distance))}px`;
  };
  const release = () => {
    const swiped = row;
    const opens = isDragging && distance >= ENOUGH && longest - distance <= BACK;
    settle();
    if (swiped && opens) onSwipe(swiped);
  };

  root.addEventListener('touchstart', press, { passive: true });
  root.addEventListener('touchmove', drag, { passive: false });
  root.addEventListener('touchend', release);
  root.addEventListener('touchcancel', settle);
  return () => {
    settle();
    root.removeEventListener('touchstart', press);
    root.removeEventListener('touchmove', drag);
    root.removeEventListener('touchend', release);
    root.removeEventListener('touchcancel', settle);
  };
}
