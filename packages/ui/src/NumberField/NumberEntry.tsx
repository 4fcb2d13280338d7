import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { enterText, tidyOnBlur } from '../enterText';
import { useLocale, useWords } from '../messages/messages';
import * as words from '../messages/words';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useFault } from '../useFault';
import { useOwnRef } from '../useOwnRef';
import { formatNumber, parseNumber } from './numberText';
import { stepped } from './stepped';

export interface NumberEntryProps
  extends Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'min' | 'max' | 'step' | 'value' | 'defaultValue'> {
  /** The text, in the reader's notation. */
  value?: string;
  /** The first value: its text, or the number, which the field writes in the reader's notation. */
  defaultValue?: string | number;
  /** The least number; a lesser one stays as typed and is reported. A string as `register` may pass it on: `'1234.5'`. */
  min?: number | string;
  /** The greatest number. */
  max?: number | string;
  /** Lets Up and Down change the number by so much. */
  step?: number;
  /** The number that the text stands for; `undefined` when it is empty or no number. */
  onNumberChange?: (value: number | undefined) => void;
}

interface Rules {
  tidy: (text: string, locale: string) => string | undefined;
  /** How many decimals a number is written with: 2 for money. */
  decimals?: number;
}

const toNumber = (limit: number | string | undefined) => (limit === undefined ? undefined : Number(limit));

/** The input of `NumberField` and of `MoneyField`. */
export function NumberEntry(props: NumberEntryProps & Rules) {
  const { tidy, decimals, min: least, max: greatest, step, defaultValue, onNumberChange, ref, error, ...rest } = props;
  const { onBlur, onChange, onFocus, onKeyDown, ...field } = rest;
  const [min, max] = [toNumber(least), toNumber(greatest)];
  const locale = useLocale();
  const say = useWords();
  const [inputRef, merged] = useOwnRef(ref);
  const [now, setNow] = useState<number>();
  const write = (number: number) => formatNumber(number, locale, decimals);
  const fault = useFault(inputRef, (text) => {
    if (text.trim() === '') return undefined;
    const number = tidy(text, locale) === undefined ? undefined : parseNumber(text, locale);
    if (number === undefined) return say(words.numberFormat, { example: formatNumber(1234.5, locale, decimals) });
    if (min !== undefined && number < min) return say(words.atLeast, { value: write(min) });
    if (max !== undefined && number > max) return say(words.atMost, { value: write(max) });
    return undefined;
  });

  // a reader who changes the language keeps the number: the same text may be another one there
  const written = useRef(locale);
  useEffect(() => {
    const [input, former] = [inputRef.current, written.current];
    written.current = locale;
    if (!input || former === locale) return;
    const number = parseNumber(input.value, former);
    if (number !== undefined) enterText(input, formatNumber(number, locale, decimals));
  }, [locale, decimals, inputRef]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const input = event.currentTarget;
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || !way || input.readOnly || event.defaultPrevented) return;
    const number = parseNumber(input.value, locale);
    if (number === undefined && input.value.trim() !== '') return;
    event.preventDefault();
    enterText(input, write(stepped(number, way * step, { min, max })));
  };
  return (
    <TextField
      inputMode={min !== undefined && min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      {...field}
      {...(step !== undefined && {
        role: 'spinbutton',
        'aria-valuenow': now,
        'aria-valuetext': now === undefined ? undefined : write(now),
        'aria-valuemin': min,
        'aria-valuemax': max,
      })}
      numeric
      ref={merged}
      defaultValue={typeof defaultValue === 'number' ? write(defaultValue) : defaultValue}
      error={error || fault.message}
      onKeyDown={press}
      onFocus={(event) => {
        setNow(parseNumber(event.currentTarget.value, locale));
        onFocus?.(event);
      }}
      onChange={fault.onChange((event) => {
        const number = parseNumber(event.currentTarget.value, locale);
        setNow(number);
        onChange?.(event);
        onNumberChange?.(number);
      })}
      onBlur={tidyOnBlur((text) => tidy(text, locale), fault.onBlur(onBlur))}
    />
  );
}
