'use client';
import { type ComponentType, useId, useState } from 'react';
import { enterText, formatOnBlur } from '../enterText';
import { labelId } from '../FormField/fieldProps';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { CalendarPopover } from './CalendarPopover';

/** Props that a field with a calendar takes from `TextField`. */
export type CalendarTextProps = Omit<
  TextFieldProps,
  'type' | 'numeric' | 'counter' | 'leading' | 'trailing' | 'min' | 'max'
>;

interface CalendarProps<Value> {
  selected: Value | undefined;
  min: Value | undefined;
  max: Value | undefined;
  onSelect: (value: Value) => void;
}

interface CalendarFieldProps<Value> extends CalendarTextProps {
  /** Label of the button that opens the calendar. */
  calendarLabel: string;
  /** Reads the text of the field. Undefined if it is empty or invalid. */
  parse: (text: string) => Value | undefined;
  format: (value: Value) => string;
  /** Returns the text in the format of the field. Undefined if it is invalid. */
  formatText: (text: string) => string | undefined;
  /** Returns the error message of a text. */
  validate: (text: string) => string | undefined;
  calendar: ComponentType<CalendarProps<Value>>;
  /** First and last value that the calendar offers. */
  min: Value | undefined;
  max: Value | undefined;
}

/** Text field whose value can also be picked from a calendar. */
export function CalendarField<Value>({
  calendarLabel,
  parse,
  format,
  formatText,
  validate,
  calendar: Calendar,
  min,
  max,
  ref,
  id: givenId,
  error,
  onBlur,
  onChange,
  ...props
}: CalendarFieldProps<Value>) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [inputRef, merged] = useOwnRef(ref);
  const ownError = useFieldError(inputRef, validate);
  const [open, setOpen] = useState<{ selected: Value | undefined }>();
  const pick = (value: Value) => {
    if (inputRef.current) enterText(inputRef.current, format(value));
    setOpen(undefined);
  };
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...props}
      id={id}
      ref={merged}
      numeric
      error={error || ownError.message}
      onChange={ownError.onChange(onChange)}
      onBlur={formatOnBlur(formatText, ownError.onBlur(onBlur))}
      trailing={
        !props.readOnly && (
          <CalendarPopover
            label={calendarLabel}
            describedBy={labelId(id)}
            disabled={props.disabled}
            open={open !== undefined}
            onOpenChange={(next) => setOpen(next ? { selected: parse(inputRef.current?.value ?? '') } : undefined)}
          >
            <Calendar selected={open?.selected} min={min} max={max} onSelect={pick} />
          </CalendarPopover>
        )
      }
    />
  );
}
