'use client';
import type { ChangeEvent } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { type EntryProps, useEntry } from '../useEntry';
import { useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { parsePhone, showPhone, typePhone } from './phoneText';

export interface PhoneFieldProps
  extends EntryProps,
    Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'min' | 'max' | 'step' | keyof EntryProps> {}

/**
 * Phone number. The value is E.164, `+14155550132`; the text is formatted while typing, `(415) 555-0132`. Foreign numbers start
 * with `+` and keep their spaces as typed. Other text stays as typed, becomes the value, and shows an error unless `error` is
 * set.
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, defaultValue, onValueChange, name, ref, error, onBlur, onChange, ...field } = props;
  const translate = useTranslate();
  const [inputRef, merged] = useOwnRef(ref);
  const forms = { show: showPhone, read: (text: string) => parsePhone(text) ?? text.trim() };
  const entry = useEntry(inputRef, { value, defaultValue, onValueChange }, forms);
  const phoneError = useFieldError(inputRef, (text) =>
    text.trim() === '' || parsePhone(text) ? undefined : translate(messages.phoneFormat),
  );
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType } = event.nativeEvent as Partial<InputEvent>;
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = typePhone(typed, entry.text, inputType);
    if (text !== input.value) {
      // Before React sets the text, which would move the text cursor to the end.
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
        error={error || phoneError.message}
        onChange={phoneError.onChange(type)}
        onBlur={phoneError.onBlur((event) => {
          // Removes the leading 1 of a US number. Foreign numbers keep their spaces as typed.
          if (parsePhone(entry.text)?.startsWith('+1')) entry.tidy();
          onBlur?.(event);
        })}
      />
    </>
  );
}
