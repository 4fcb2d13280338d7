import type { KeyboardEvent } from 'react';
import { Clock } from '../icons';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { type EntryProps, useEntry } from '../useEntry';
import { useFault } from '../useFault';
import { useOwnRef } from '../useOwnRef';
import { formatTime, minutesOf, parseTime, stepTime } from './timeText';

export interface TimeFieldProps
  extends EntryProps,
    Omit<
      TextFieldProps,
      'type' | 'numeric' | 'counter' | 'leading' | 'trailing' | 'min' | 'max' | 'step' | keyof EntryProps
    > {
  /** The first time, as HH:mm; an earlier one stays as typed and is reported. */
  min?: string;
  /** The last time, as HH:mm. */
  max?: string;
  /** By how many minutes Up and Down change it. */
  step?: number;
}

/**
 * A time of day. Its value is `HH:mm`, whatever the reader's language shows: `3:30 PM` or `15:30`. It takes `3:30 PM`,
 * `15:30`, `330p`, `3pm` and `15h30`; what is none stays as typed, is the value as it is, and the field says so, unless
 * `error` says something else.
 *
 * Not the browser's own time input: its parts cannot be themed, it follows the language of the browser rather than that of
 * the interface, and no time can be pasted into it.
 */
export function TimeField(props: TimeFieldProps) {
  const { value, defaultValue, onValueChange, min, max, step = 15, name, ref, error, ...rest } = props;
  const { onBlur, onChange, onKeyDown, ...field } = rest;
  const locale = useLocale();
  const say = useWords();
  const [inputRef, merged] = useOwnRef(ref);
  const show = (time: string) => (parseTime(time) === time ? formatTime(time, locale) : time);
  const entry = useEntry(inputRef, { value, defaultValue, onValueChange }, { show, read: (t) => parseTime(t) ?? t });
  const time = parseTime(entry.value);
  const fault = useFault(inputRef, (text) => {
    if (text.trim() === '') return undefined;
    const typed = parseTime(text);
    if (typed === undefined) return say(words.timeFormat, { example: show('15:30') });
    if (min !== undefined && typed < min) return say(words.notBefore, { value: show(min) });
    if (max !== undefined && typed > max) return say(words.notAfter, { value: show(max) });
    return undefined;
  });

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const minutes = { ArrowUp: step, ArrowDown: -step, PageUp: 60, PageDown: -60 }[event.key];
    if (!minutes || field.readOnly || event.defaultPrevented || (!time && entry.value.trim() !== '')) return;
    event.preventDefault();
    entry.type(show(time ? stepTime(time, minutes, { min, max }) : (min ?? '12:00')));
    fault.clear();
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
        error={error || fault.message}
        trailing={!field.readOnly && <Clock />}
        onKeyDown={press}
        onChange={fault.onChange((event) => {
          entry.type(event.currentTarget.value);
          onChange?.(event);
        })}
        onBlur={fault.onBlur((event) => {
          if (time) entry.tidy();
          onBlur?.(event);
        })}
      />
    </>
  );
}
