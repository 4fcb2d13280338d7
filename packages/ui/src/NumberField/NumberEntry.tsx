'use client';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { enterText, formatOnBlur } from '../enterText';
import { isComposing } from '../isComposing';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { addStep } from './addStep';
import { formatNumber, parseNumber } from './numberText';

export interface NumberEntryProps
  extends Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'min' | 'max' | 'step' | 'value' | 'defaultValue'> {
  /** Text in the number format of the user's language (controlled). */
  value?: string;
  /** Initial text or number (uncontrolled). A number is formatted in the user's language. */
  defaultValue?: string | number;
  /** Minimum. A smaller number stays as typed and shows an error. Strings such as `'1234.5'` come from `register`. */
  min?: number | string;
  /** Maximum. A larger number stays as typed and shows an error. */
  max?: number | string;
  /** Amount by which Up and Down change the number. Without it, the keys do nothing. */
  step?: number;
  /** Called with the parsed number, or undefined when the text is empty or not a number. */
  onNumberChange?: (value: number | undefined) => void;
}

interface FormatOptions {
  tidy: (text: string, locale: string, currency?: string) => string | undefined;
  /** Number of decimals to write, for example 2 for money. */
  decimals?: number;
  /** ISO 4217 code of the currency whose sign can be typed. */
  currency?: string;
}

const toNumber = (limit: number | string | undefined) => (limit === undefined ? undefined : Number(limit));

/** Input of `NumberField` and `MoneyField`. */
export function NumberEntry(props: NumberEntryProps & FormatOptions) {
  const {
    tidy,
    decimals,
    currency,
    min: minProp,
    max: maxProp,
    step,
    defaultValue,
    onNumberChange,
    ref,
    error,
    ...rest
  } = props;
  const { onBlur, onChange, onFocus, onKeyDown, ...field } = rest;
  const [min, max] = [toNumber(minProp), toNumber(maxProp)];
  const locale = useLocale();
  const translate = useTranslate();
  const [inputRef, merged] = useOwnRef(ref);
  const [now, setNow] = useState<number>();
  const formatValue = (number: number) => formatNumber(number, locale, decimals);
  const numberError = useFieldError(inputRef, (text) => {
    if (text.trim() === '') return undefined;
    const number = tidy(text, locale, currency) === undefined ? undefined : parseNumber(text, locale, currency);
    if (number === undefined)
      return translate(messages.numberFormat, { example: formatNumber(1234.5, locale, decimals) });
    if (min !== undefined && number < min) return translate(messages.atLeast, { value: formatValue(min) });
    if (max !== undefined && number > max) return translate(messages.atMost, { value: formatValue(max) });
    return undefined;
  });

  // When the language changes, the number is reformatted. The same text may be another number in the new language.
  const lastLocale = useRef(locale);
  useEffect(() => {
    const [input, previousLocale] = [inputRef.current, lastLocale.current];
    lastLocale.current = locale;
    if (!input || previousLocale === locale) return;
    const number = parseNumber(input.value, previousLocale, currency);
    if (number !== undefined) enterText(input, formatNumber(number, locale, decimals));
  }, [locale, decimals, currency, inputRef]);

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const input = event.currentTarget;
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || !direction || input.readOnly || event.defaultPrevented) return;
    if (isComposing(event.nativeEvent)) return;
    const number = parseNumber(input.value, locale, currency);
    if (number === undefined && input.value.trim() !== '') return;
    event.preventDefault();
    enterText(input, formatValue(addStep(number, direction * step, { min, max })));
  };
  return (
    <TextField
      inputMode={min !== undefined && min < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      {...field}
      {...(step !== undefined && {
        role: 'spinbutton',
        'aria-valuenow': now,
        'aria-valuetext': now === undefined ? undefined : formatValue(now),
        'aria-valuemin': min,
        'aria-valuemax': max,
      })}
      numeric
      ref={merged}
      defaultValue={typeof defaultValue === 'number' ? formatValue(defaultValue) : defaultValue}
      error={error || numberError.message}
      onKeyDown={press}
      onFocus={(event) => {
        setNow(parseNumber(event.currentTarget.value, locale, currency));
        onFocus?.(event);
      }}
      onChange={numberError.onChange((event) => {
        const number = parseNumber(event.currentTarget.value, locale, currency);
        setNow(number);
        onChange?.(event);
        onNumberChange?.(number);
      })}
      onBlur={formatOnBlur((text) => tidy(text, locale, currency), numberError.onBlur(onBlur))}
    />
  );
}
