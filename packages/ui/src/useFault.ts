import { type ChangeEventHandler, type FocusEventHandler, type RefObject, useState } from 'react';
import { useFormReset } from './useFormReset';

type Input = HTMLInputElement;

/**
 * Runs at once, or after the press that is under way: a message that comes up between pressing a button and letting go moves
 * the button away from under the pointer, and nothing is clicked.
 */
function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) return run();
  document.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true });
}

/**
 * What a field itself finds wrong with the text in its input. It is said when the input is left, so that nobody is
 * corrected in the middle of a word, and taken back as soon as the text is right. The form's schema has its own say, in
 * the field's `error`, which goes first.
 * @param check The message for a text, `undefined` for one that is right or empty.
 */
export function useFault(input: RefObject<Input | null>, check: (text: string) => string | undefined) {
  const [message, setMessage] = useState<string>();
  useFormReset(input, () => setMessage(undefined));
  const look = () => {
    const { value = '', readOnly = false } = input.current ?? {};
    return readOnly ? undefined : check(value);
  };
  return {
    message,
    /** What was found wrong has been replaced. */
    clear: () => setMessage(undefined),
    /** Looks again: something that it depends on has changed. */
    check: () => setMessage(look()),
    onBlur:
      (given: FocusEventHandler<Input> | undefined): FocusEventHandler<Input> =>
      (event) => {
        afterPress(() => setMessage(look()));
        given?.(event);
      },
    onChange:
      (given: ChangeEventHandler<Input> | undefined): ChangeEventHandler<Input> =>
      (event) => {
        if (message !== undefined && look() === undefined) setMessage(undefined);
        given?.(event);
      },
  };
}
