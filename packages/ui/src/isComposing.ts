/**
 * Whether a key belongs to an input method (IME) that composes text. Safari ends the composition before it reports the key, and only
 * the key code 229 remains.
 */
export const isComposing = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** For `onEscapeKeyDown` of Radix: the key ends the composition, and the dialog or popover stays open. */
export const keepOpenOnComposing = (event: KeyboardEvent): void => {
  if (isComposing(event)) event.preventDefault();
};
