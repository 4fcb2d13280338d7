'use client';
import type { KeyboardEvent } from 'react';
import { Clock } from '../icons';
import { isComposing } from '../isComposing';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { type EntryProps, useEntry } from '../useEntry';
import { useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { formatTime, minutesOf, parseTime, timeOfKey } from './timeText';

export interface TimeFieldProps
  extends EntryProps,
    Omit<
      TextFieldProps,
      'type' | 'numeric' | 'counter' | 'leading' | 'trailing' | 'min' | 'max' | 'step' | keyof EntryProps
    > {
  /** Earliest time, as HH:mm. An earlier time stays as typed and shows an error. */
  min?: string;
  /** Latest time, as HH:mm. */
  max?: string;
  /** Minutes by which Up and Down change the time. Defaults to 15. */
  step?: number;
}

/**
 * Time of day. The value is `HH:mm`; the text follows the user's language: `3:30 PM` or `15:30`. Accepts `3:30 PM`, `15:30`,
 * `330p`, `3pm` and `15h30`. Other text stays as typed, becomes the value, and shows an error unless `error` is set.
 *
 * The browser's time input is not used: its parts cannot be styled, it follows the browser's language, and it does not accept
 * pasted times.
 *
 * @example
 * <TimeField label="Daily digest" name="digestTime" />
 */
export function TimeField(props: TimeFieldProps) {
  const { value, defaultValue, onValueChange, min, max, step = 15, name, ref, error, ...rest } = props;
  const { onBlur, onChange, onKeyDown, ...field } = rest;
  const locale = useLocale();
  const translate = useTranslate();
  const [inputRef, merged] = useOwnRef(ref);
  const show = (time: string) => (parseTime(time) === time ? formatTime(time, locale) : time);
  const entry = useEntry(inputRef, { value, defaultValue, onValueChange }, { show, read: (t) => parseTime(t) ?? t });
  const time = parseTime(entry.value);
  const timeError = useFieldError(inputRef, (text) => {
    if (text.trim() === '') return undefined;
    const typed = parseTime(text);
    if (typed === undefined) return translate(messages.timeFormat, { example: show('15:30') });
    if (min !== undefined && typed < min) return translate(messages.notBefore, { value: show(min) });
    if (max !== undefined && typed > max) return translate(messages.notAfter, { value: show(max) });
    return undefined;
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (field.readOnly || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    if (!time && entry.value.trim() !== '') return;
    const next = timeOfKey(event.key, time, step, { min, max });
    if (next === undefined) return;
    event.preventDefault();
    entry.type(show(next));
    timeError.clear();
  };
  return (
    <>
      {name && <input type="hidden" name={name} value={entry.value} disabled={field.disabled} />}
      <TextField
        autoComplete="off"
        {...field}
        numeric
        ref={merged}
        role="spinbutton"
        aria-valuenow={time === undefined ? undefined : minutesOf(time)}
        aria-valuetext={time === undefined ? undefined : show(time)}
        aria-valuemin={min === undefined ? undefined : minutesOf(min)}
        aria-valuemax={max === undefined ? undefined : minutesOf(max)}
        value={entry.text}
        error={error || timeError.message}
        trailing={!field.readOnly && <Clock />}
        onKeyDown={press}
        onChange={timeError.onChange((event) => {
          entry.type(event.currentTarget.value);
          onChange?.(event);
        })}
        onBlur={timeError.onBlur((event) => {
          if (time) entry.tidy();
          onBlur?.(event);
        })}
      />
    </>
  );
}
