'use client';
import { useId, useState } from 'react';
import { CalendarPopover } from '../DateField/CalendarPopover';
import { lazyCalendar } from '../DateField/lazyCalendar';
import { enterText, formatOnBlur } from '../enterText';
import { labelId } from '../FormField/fieldProps';
import * as messages from '../messages/english';
import { type Translate, useTranslate } from '../messages/messages';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { type CalendarMonth, compareMonths, formatMonth, parseMonth } from './monthText';

const MonthCalendar = lazyCalendar(() => import('../Calendar/MonthCalendar'));

interface MonthLimits {
  min?: string;
  max?: string;
}

export interface MonthFieldProps
  extends Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'leading' | 'trailing' | 'min' | 'max'> {
  /** First valid month, as MM/YYYY. Earlier months are disabled in the calendar and reported when typed. */
  min?: string;
  /** Last valid month, as MM/YYYY. */
  max?: string;
}

/** Error message for the text of a month. Undefined when the month is valid or empty. */
function validateMonth(text: string, { min, max }: MonthLimits, translate: Translate): string | undefined {
  if (text.trim() === '') return undefined;
  const month = parseMonth(text);
  if (!month) {
    return translate(messages.monthFormat, { example: formatMonth({ year: new Date().getFullYear(), month: 1 }) });
  }
  const first = parseMonth(min ?? '');
  if (first && compareMonths(month, first) < 0) return translate(messages.notBefore, { value: formatMonth(first) });
  const last = parseMonth(max ?? '');
  if (last && compareMonths(month, last) > 0) return translate(messages.notAfter, { value: formatMonth(last) });
  return undefined;
}

const formatMonthText = (text: string) => {
  const month = parseMonth(text);
  return month && formatMonth(month);
};

/**
 * Month as MM/YYYY, typed or picked from the months of a year. The value is the text: `3/2027`, `3/27`, `2027-03` and `032027`
 * become `03/2027` when the user leaves the field. Other text stays as typed and shows an error. `error` from the form takes
 * precedence. The calendar loads when it is first opened.
 *
 * @example
 * <MonthField label="Statement month" name="month" max="12/2026" />
 */
export function MonthField({ min, max, ref, id: givenId, error, onBlur, onChange, ...props }: MonthFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [inputRef, merged] = useOwnRef(ref);
  const translate = useTranslate();
  const monthError = useFieldError(inputRef, (text) => validateMonth(text, { min, max }, translate));
  const [open, setOpen] = useState<{ selected: CalendarMonth | undefined }>();
  const pick = (month: CalendarMonth) => {
    if (inputRef.current) enterText(inputRef.current, formatMonth(month));
    setOpen(undefined);
  };
  return (
    <TextField
      placeholder="MM/YYYY"
      inputMode="numeric"
      autoComplete="off"
      {...props}
      id={id}
      ref={merged}
      numeric
      error={error || monthError.message}
      onChange={monthError.onChange(onChange)}
      onBlur={formatOnBlur(formatMonthText, monthError.onBlur(onBlur))}
      trailing={
        !props.readOnly && (
          <CalendarPopover
            label={translate(messages.openMonths)}
            describedBy={labelId(id)}
            disabled={props.disabled}
            open={open !== undefined}
            onOpenChange={(next) => setOpen(next ? { selected: parseMonth(inputRef.current?.value ?? '') } : undefined)}
          >
            <MonthCalendar
              selected={open?.selected}
              min={parseMonth(min ?? '')}
              max={parseMonth(max ?? '')}
              onSelect={pick}
            />
          </CalendarPopover>
        )
      }
    />
  );
}
