'use client';
import { useId, useState } from 'react';
import { enterText, formatOnBlur } from '../enterText';
import { labelId } from '../FormField/fieldProps';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { CalendarPopover } from './CalendarPopover';
import { formatHint, US_FORMAT } from './dateFormat';
import { type CalendarDate, formatDate, parseDate } from './dateText';
import { lazyCalendar } from './lazyCalendar';
import { formatDateText, validateDate } from './validateDate';

const Calendar = lazyCalendar(() => import('../Calendar/Calendar'));

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'leading' | 'trailing' | 'min' | 'max'> {
  /** First valid day, in the format of the field. Earlier days are disabled in the calendar and reported when typed. */
  min?: string;
  /** Last valid day, in the format of the field. */
  max?: string;
  /** Order and separators, as `DD.MM.YYYY`. `localeDateFormat` returns the one of a language. Defaults to `MM/DD/YYYY`. */
  format?: string;
}

/**
 * Date, typed or picked from a calendar. The value is the text: `1/2/2027`, `1/2/27`, `2027-01-02` and `01022027` become
 * `01/02/2027` when the user leaves the field. Read it with `parseDate`. A date that does not exist stays as typed and shows an
 * error. `error` from the form takes precedence. The calendar loads when it is first opened.
 *
 * @example
 * <DateField label="Effective date" name="effectiveDate" min="01/01/2026" />
 */
export function DateField({
  min,
  max,
  format = US_FORMAT,
  ref,
  id: givenId,
  error,
  onBlur,
  onChange,
  ...props
}: DateFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [inputRef, merged] = useOwnRef(ref);
  const translate = useTranslate();
  const dateError = useFieldError(inputRef, (text) => validateDate(text, { min, max, format }, translate));
  const [open, setOpen] = useState<{ selected: CalendarDate | undefined }>();
  const parse = (text = '') => parseDate(text, undefined, format);
  const pick = (date: CalendarDate) => {
    if (inputRef.current) enterText(inputRef.current, formatDate(date, format));
    setOpen(undefined);
  };
  return (
    <TextField
      placeholder={formatHint(format, useLocale())}
      inputMode="numeric"
      autoComplete="off"
      {...props}
      id={id}
      ref={merged}
      numeric
      error={error || dateError.message}
      onChange={dateError.onChange(onChange)}
      onBlur={formatOnBlur((text) => formatDateText(text, format), dateError.onBlur(onBlur))}
      trailing={
        !props.readOnly && (
          <CalendarPopover
            label={translate(messages.openCalendar)}
            describedBy={labelId(id)}
            disabled={props.disabled}
            open={open !== undefined}
            onOpenChange={(next) => setOpen(next ? { selected: parse(inputRef.current?.value) } : undefined)}
          >
            <Calendar selected={open?.selected} min={parse(min)} max={parse(max)} onSelect={pick} />
          </CalendarPopover>
        )
      }
    />
  );
}
