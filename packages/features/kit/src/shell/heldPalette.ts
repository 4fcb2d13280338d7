/** Whether a key press opens the command palette. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

let held: string | undefined;

function hold(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (isPaletteKey(event)) held = held === undefined ? '' : undefined;
  else if (held === undefined || ctrlKey || metaKey || altKey || key.length !== 1) return;
  else held += key;
  event.preventDefault();
}

/** Holds Ctrl K and the text after it while the first page loads. The button that handles the key is in the frame of the page. */
export const holdPaletteKey = (): void => document.addEventListener('keydown', hold);

/** Text that was typed after Ctrl K, or undefined without Ctrl K. */
export const heldPaletteText = (): string | undefined => held;

/** Stops holding keys. */
export function releasePaletteKey(): void {
  document.removeEventListener('keydown', hold);
  held = undefined;
}
