const COARSE = '(pointer: coarse)';

/** Makes the media query for touch screens match in stories with the parameter `touch`. Returns a function that restores it. */
export function pretendTouch(touch: unknown): (() => void) | undefined {
  if (touch !== true) return undefined;
  const original = window.matchMedia;
  window.matchMedia = (query) => original.call(window, query === COARSE ? 'all' : query);
  return () => {
    window.matchMedia = original;
  };
}
