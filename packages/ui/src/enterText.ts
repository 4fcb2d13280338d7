import type { FocusEvent, FocusEventHandler } from 'react';

/**
 * Sets the text of an input and fires an `input` event, as if the user had typed it. Assigning `value` fires no event, and
 * React ignores events for values that were assigned through its own setter.
 */
export function enterText(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Formats the text of an input when the user leaves it, then calls `onBlur`.
 *
 * @param tidy Returns the formatted text, or `undefined` to leave the text as it is.
 */
export function formatOnBlur(
  tidy: (text: string) => string | undefined,
  onBlur: FocusEventHandler<HTMLInputElement> | undefined,
): FocusEventHandler<HTMLInputElement> {
  return (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const text = input.readOnly ? undefined : tidy(input.value);
    if (text !== undefined && text !== input.value) enterText(input, text);
    onBlur?.(event);
  };
}
