'use client';
import type { ChangeEvent } from 'react';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { type EntryProps, useEntry } from '../useEntry';
import { useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { americanNumbers, type PhoneNumbers, typePhone } from './phoneText';

export interface PhoneFieldProps
  extends EntryProps,
    Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'min' | 'max' | 'step' | keyof EntryProps> {
  /**
   * Numbers without a country code: `phoneNumbers('DE')` of `@fairlead/ui/phone-numbers`, made once outside of the component.
   * Defaults to the United States.
   */
  numbers?: PhoneNumbers;
}

/**
 * Phone number. The value is E.164, `+14155550132`; the text is formatted while typing, `(415) 555-0132`. Numbers are of the
 * United States unless `numbers` names another country. Foreign numbers start with `+` and keep their spaces as typed. Other
 * text stays as typed, becomes the value, and shows an error unless `error` is set.
 *
 * @example
 * <PhoneField label="Phone" name="phone" autoComplete="tel" />
 */
export function PhoneField(props: PhoneFieldProps) {
  const { value, defaultValue, onValueChange, name, ref, error, onBlur, onChange, ...rest } = props;
  const { numbers = americanNumbers, ...field } = rest;
  const translate = useTranslate();
  const [inputRef, merged] = useOwnRef(ref);
  const forms = { show: numbers.show, read: (text: string) => numbers.parse(text) ?? text.trim() };
  const entry = useEntry(inputRef, { value, defaultValue, onValueChange }, forms);
  const phoneError = useFieldError(inputRef, (text) => {
    if (text.trim() === '' || numbers.parse(text)) return undefined;
    const { example } = numbers;
    return example ? translate(messages.phoneExample, { example }) : translate(messages.phoneFormat);
  });
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType } = event.nativeEvent as Partial<InputEvent>;
    const typed = { text: input.value, caret: input.selectionStart ?? input.value.length };
    const { text, caret } = typePhone(typed, entry.text, inputType, numbers.format);
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
          // Removes the country code of a national number. Foreign numbers keep their spaces as typed.
          const number = numbers.parse(entry.text);
          if (number && numbers.isNational(number)) entry.tidy();
          onBlur?.(event);
        })}
      />
    </>
  );
}
