/** Part of a sheet's height that closes it, and the distance in px that is always enough. */
const ENOUGH = { share: 1 / 3, distance: 160 };
/** Average speed of a flick in px per ms, and its shortest distance in px. */
const FLICK = { speed: 0.4, distance: 24 };
/** Distance in px back up after which the sheet stays open. */
const BACK = 24;

/** Fields in which fingers place the cursor, and elements that handle touches themselves. */
function takesTouches(element: Element): boolean {
  if (element.matches('input[type="range"]')) return true;
  if (element === document.activeElement && element.matches('input, textarea, [contenteditable="true"]')) return true;
  return getComputedStyle(element).touchAction === 'none';
}

/** Whether a drag from an element moves the sheet. Scrolled content scrolls back to its top first. */
function movesSheet(target: EventTarget | null, sheet: HTMLElement): boolean {
  let element = target instanceof Element ? target : null;
  for (; element && sheet.contains(element); element = element.parentElement) {
    if (takesTouches(element)) return false;
    if (element.hasAttribute('data-sheet-head')) return true;
    if (element.scrollTop > 0) return false;
  }
  return true;
}

const isSelecting = (sheet: HTMLElement) => {
  const selection = document.getSelection();
  return selection?.isCollapsed === false && sheet.contains(selection.anchorNode);
};

/**
 * Lets fingers drag a sheet down by its header, or by its content while that is at its top. The sheet closes after a long drag
 * or a flick, and otherwise returns. `data-swipe` is `dragging` or `closing` meanwhile. Returns a function that stops it.
 *
 * Uses touch events, because only `touchmove` can prevent the browser from scrolling after the gesture has begun.
 */
export function closeOnSwipe(sheet: HTMLElement, onClose: () => void): () => void {
  let start: { x: number; y: number; time: number } | undefined;
  let isDragging = false;
  /** Distances down in px: the current one and the longest. */
  let distance = 0;
  let longest = 0;

  const settle = () => {
    start = undefined;
    isDragging = false;
    delete sheet.dataset.swipe;
    sheet.style.translate = '';
  };
  const press = (event: TouchEvent) => {
    settle();
    const [touch] = event.touches;
    if (!touch || event.touches.length > 1 || !movesSheet(event.target, sheet)) return;
    start = { x: touch.clientX, y: touch.clientY, time: event.timeStamp };
    longest = 0;
  };
  const drag = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!start || !touch) return;
    distance = touch.clientY - start.y;
    const sideways = Math.abs(touch.clientX - start.x);
    if (!isDragging) {
      if (distance === 0 && sideways === 0) return;
      // the direction of the first move decides, because the browser starts to scroll after it
      if (distance <= sideways || !event.cancelable || isSelecting(sheet)) {
        start = undefined;
        return;
      }
      isDragging = true;
      sheet.dataset.swipe = 'dragging';
    }
    event.preventDefault();
    longest = Math.max(longest, distance);
    sheet.style.translate = `0 ${Math.max(0, distance)}px`;
  };
  const release = (event: TouchEvent) => {
    if (!start || !isDragging) return settle();
    const isLong = distance >= Math.min(sheet.offsetHeight * ENOUGH.share, ENOUGH.distance);
    const isFast = distance >= FLICK.distance && distance >= FLICK.speed * (event.timeStamp - start.time);
    if (longest - distance > BACK || !(isLong || isFast)) return settle();
    sheet.dataset.swipe = 'closing';
    onClose();
    requestAnimationFrame(() => {
      // stays open, for example because the parent asks first
      if (sheet.dataset.state !== 'closed') settle();
    });
  };

  sheet.addEventListener('touchstart', press, { passive: true });
  sheet.addEventListener('touchmove', drag, { passive: false });
  sheet.addEventListener('touchend', release);
  sheet.addEventListener('touchcancel', settle);
  return () => {
    sheet.removeEventListener('touchstart', press);
    sheet.removeEventListener('touchmove', drag);
    sheet.removeEventListener('touchend', release);
    sheet.removeEventListener('touchcancel', settle);
  };
}
