import type { ChangeEvent } from 'react';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { type EntryProps, useEntry } from '../useEntry';
import { useFault } from '../useFault';
import { useOwnRef } from '../useOwnRef';
import { parsePhone, showPhone, typePhone } from './phoneText';

export interface PhoneFieldProps
  extends EntryProps,
    Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'min' | 'max' | 'step' | keyof EntryProps> {}

/**
 * A phone number. Its value is E.164, `+14155550132`; what is shown is grouped as it is typed, `(415) 555-0132`. A number of
 * another country begins with `+` and keeps the spaces it is typed with. What is no number stays as typed, is the value as
 * it is, and the field says so, unless `error` says something else.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, defaultValue, onValueChange, name, ref, error, onBlur, onChange, ...field } = props;
  const say = useWords();
  const [inputRef, merged] = useOwnRef(ref);
  const forms = { show: showPhone, read: (text: string) => parsePhone(text) ?? text.trim() };
  const entry = useEntry(inputRef, { value, defaultValue, onValueChange }, forms);
  const fault = useFault(inputRef, (text) =>
    text.trim() === '' || parsePhone(text) ? undefined : say(words.phoneFormat),
  );
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType } = event.nativeEvent as Partial<InputEvent>;
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = typePhone(typed, entry.text, inputType);
    if (text !== input.value) {
      // before React does, which would put the caret at the end
      input.value = text;
      input.setSelectionRange(caret, caret);
    }
    entry.type(text);
    onChange?.(event);
  };
  return (
    <>
      {name && <input type="hidden" name={name} value={entry.value} disabled={field.disabled} />}
      <TextField
        autoComplete="tel"
        {...field}
        type="tel"
        numeric
        ref={merged}
        value={entry.text}
        error={error || fault.message}
        onChange={fault.onChange(type)}
        onBlur={fault.onBlur((event) => {
          // a US number loses its 1; another country's keeps the spaces it was typed with
          if (parsePhone(entry.text)?.startsWith('+1')) entry.tidy();
          onBlur?.(event);
        })}
      />
    </>
  );
}
