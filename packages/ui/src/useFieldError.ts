'use client';
import { type ChangeEventHandler, type FocusEventHandler, type RefObject, useState } from 'react';
import { useFormReset } from './useFormReset';

type Input = HTMLInputElement;

/**
 * Runs immediately, or after a press in progress. A message that appears during a press moves the pressed button away from the
 * pointer, and the browser fires no click.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run();
  document.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
}

/**
 * Built-in validation of a field's text. The message appears when the user leaves the input and disappears as soon as the text
 * is valid. The form's own message in `error` takes precedence.
 *
 * @param check Returns the message for a text, or `undefined` if the text is valid or empty.
 */
export function useFieldError(input: RefObject<Input | null>, check: (text: string) => string | undefined) {
  const [message, setMessage] = useState<string>();
  useFormReset(input, () => setMessage(undefined));
  const validate = () => {
    const { value = '', readOnly = false } = input.current ?? {};
    return readOnly ? undefined : check(value);
  };
  return {
    message,
    /** Removes the message after the text was replaced. */
    clear: () => setMessage(undefined),
    /** Validates again after a dependency has changed. */
    check: () => setMessage(validate()),
    onBlur:
      (given: FocusEventHandler<Input> | undefined): FocusEventHandler<Input> =>
      (event) => {
        afterPress(() => setMessage(validate()));
        given?.(event);
      },
    onChange:
      (given: ChangeEventHandler<Input> | undefined): ChangeEventHandler<Input> =>
      (event) => {
        if (message !== undefined && validate() === undefined) setMessage(undefined);
        given?.(event);
      },
  };
}
