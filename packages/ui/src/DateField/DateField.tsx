import { useId, useState } from 'react';
import { enterText, tidyOnBlur } from '../enterText';
import { labelId } from '../FormField/fieldProps';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { TextField, type TextFieldProps } from '../TextField/TextField';
import { useFault } from '../useFault';
import { useOwnRef } from '../useOwnRef';
import { CalendarPopover } from './CalendarPopover';
import { dateFault, tidyDate } from './dateFault';
import { type CalendarDate, formatDate, parseDate } from './dateText';
import { lazyCalendar } from './lazyCalendar';

const Calendar = lazyCalendar(() => import('../Calendar/Calendar'));

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'numeric' | 'counter' | 'leading' | 'trailing' | 'min' | 'max'> {
  /** The first day, as MM/DD/YYYY: the calendar offers none before it, and an earlier one that is typed is reported. */
  min?: string;
  /** The last day, as MM/DD/YYYY. */
  max?: string;
}

/**
 * A day, typed as MM/DD/YYYY or picked from a calendar. Its value is the text: `1/2/2027`, `1/2/27`, `2027-01-02` and
 * `01022027` become `01/02/2027` when the input is left. A day that does not exist stays as typed, and the field says so;
 * `error`, from the form's schema, goes first.
 * The calendar comes in a chunk of its own when it is first opened.
 */
export function DateField({ min, max, ref, id: givenId, error, onBlur, onChange, ...props }: DateFieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const [inputRef, merged] = useOwnRef(ref);
  const say = useWords();
  const fault = useFault(inputRef, (text) => dateFault(text, { min, max }, say));
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
      error={error || fault.message}
      onChange={fault.onChange(onChange)}
      onBlur={tidyOnBlur(tidyDate, fault.onBlur(onBlur))}
      trailing={
        !props.readOnly && (
          <CalendarPopover
            label={say(words.openCalendar)}
            describedBy={labelId(id)}
            disabled={props.disabled}
            open={open !== undefined}
            onOpenChange={(next) => setOpen(next ? { selected: parseDate(inputRef.current?.value ?? '') } : undefined)}
          >
            <Calendar selected={open?.selected} min={parseDate(min ?? '')} max={parseDate(max ?? '')} onSelect={pick} />
          </CalendarPopover>
        )
      }
    />
  );
}
