import type { FocusEvent, FocusEventHandler } from 'react';

/**
 * Puts text into an input as if it were typed: React, the form library and everybody else who listens hear of it. Setting
 * `value` alone is silent, and React overlooks an event for a value that was set through it.
 */
export function enterText(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Puts what was typed into its proper form when the input is left, and then lets `onBlur` see it.
 * @param tidy The proper form, or `undefined` for text that has none: that stays as it is, for the form's schema to report.
 */
export function tidyOnBlur(
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
