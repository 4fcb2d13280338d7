import { useId, useState } from 'react';
import { enterText, tidyOnBlur } from '../enterText';
import { labelId } from '../FormField/fieldProps';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useOwnRef } from '../useOwnRef';
import { CalendarPopover } from './CalendarPopover';
import { type CalendarDate, formatDate, parseDate } from './dateText';

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'leading' | 'trailing' | 'min' | 'max'> {
  /** The first day that the calendar offers, as MM/DD/YYYY. */
  min?: string;
  /** The last day that the calendar offers, as MM/DD/YYYY. */
  max?: string;
}

const tidyDate = (text: string) => {
  const date = parseDate(text);
  return date && formatDate(date);
};

/**
 * A day, typed as MM/DD/YYYY or picked from a calendar. Its value is the text: `1/2/2027`, `2027-01-02` and `01022027`
 * become `01/02/2027` when the input is left; a day that does not exist stays as typed, for the form's schema to report.
 * The calendar comes in a chunk of its own when it is first opened.
 */
export function DateField({ min, max, ref, id: givenId, onBlur, ...props }: DateFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [inputRef, merged] = useOwnRef(ref);
  const [open, setOpen] = useState<{ selected: CalendarDate | undefined }>();
  const pick = (date: CalendarDate) => {
    if (inputRef.current) enterText(inputRef.current, formatDate(date));
    setOpen(undefined);
  };
  return (
    <TextField
      placeholder="MM/DD/YYYY"
      inputMode="numeric"
      autoComplete="off"
      {...props}
      id={id}
      ref={merged}
      numeric
      onBlur={tidyOnBlur(tidyDate, onBlur)}
      trailing={
        !props.readOnly && (
          <CalendarPopover
            describedBy={labelId(id)}
            disabled={props.disabled}
            open={open !== undefined}
            onOpenChange={(next) => setOpen(next ? { selected: parseDate(inputRef.current?.value ?? '') } : undefined)}
            selected={open?.selected}
            min={min === undefined ? undefined : parseDate(min)}
            max={max === undefined ? undefined : parseDate(max)}
            onSelect={pick}
          />
        )
      }
    />
  );
}
