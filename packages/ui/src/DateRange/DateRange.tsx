import { useId, useState } from 'react';
import { Button } from '../Button/Button';
import type { DateSpan } from '../Calendar/RangeCalendar';
import { Control } from '../Control/Control';
import * as control from '../Control/Control.css';
import { CalendarPopover } from '../DateField/CalendarPopover';
import { type DateLimits, dateFault, tidyDate } from '../DateField/dateFault';
import { compareDates, formatDate, parseDate } from '../DateField/dateText';
import { lazyCalendar } from '../DateField/lazyCalendar';
import { enterText, tidyOnBlur } from '../enterText';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId } from '../FormField/fieldProps';
import { Inline } from '../Inline/Inline';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import type { NativeProps } from '../nativeProps';
import { Stack } from '../Stack/Stack';
import type { ControlSize } from '../theme/control';
import { useFault } from '../useFault';
import { useOwnRef } from '../useOwnRef';
import type { DatePreset } from './presets';

const RangeCalendar = lazyCalendar(() => import('../Calendar/RangeCalendar'));

type DayProps = Omit<NativeProps<'input'>, 'id' | 'type' | 'size' | 'readOnly'>;

export interface DateRangeProps extends FieldProps, DateLimits, Omit<NativeProps<'div'>, 'id' | 'children'> {
  /** The input of the first day: what `register` gives, or `name`, `value`, `defaultValue`, `onChange`. */
  from?: DayProps;
  /** The input of the last day. */
  to?: DayProps;
  /** Spans that are asked for often, one press each, above the calendar; disabled where they reach beyond `min` or `max`. */
  presets?: readonly DatePreset[];
  /** 28, 32 or 40 px; at least 40 where a finger is likely. */
  size?: ControlSize;
  disabled?: boolean;
  readOnly?: boolean;
}

/**
 * A span of days, its ends included: two inputs in one box, and one calendar for both. Each is typed as in a `DateField` and
 * its value is the text, MM/DD/YYYY. A day that does not exist, one outside `min` and `max` and a last day before the first
 * are reported, unless `error` says something else. The calendar changes nothing before both days are picked.
 */
export function DateRange(props: DateRangeProps) {
  const { from = {}, to = {}, min, max, presets = [], size, disabled = false, readOnly = false, ...rest } = props;
  const { id: givenId, error, ...field } = rest;
  const madeId = useId();
  const id = givenId ?? madeId;
  const say = useWords();
  const [fromRef, mergedFrom] = useOwnRef(from.ref);
  const [toRef, mergedTo] = useOwnRef(to.ref);
  const [open, setOpen] = useState<Partial<DateSpan>>();

  const typed = (): Partial<DateSpan> => ({
    from: parseDate(fromRef.current?.value ?? ''),
    to: parseDate(toRef.current?.value ?? ''),
  });
  const fromFault = useFault(fromRef, (text) => dateFault(text, { min, max }, say));
  const toFault = useFault(toRef, (text) => {
    const span = typed();
    const reversed = span.from && span.to && compareDates(span.to, span.from) < 0;
    return dateFault(text, { min, max }, say) ?? (reversed ? say(words.rangeReversed) : undefined);
  });
  const enter = (first: string, last: string) => {
    if (fromRef.current) enterText(fromRef.current, first);
    if (toRef.current) enterText(toRef.current, last);
    setOpen(undefined);
  };

  return (
    <FormField {...field} id={id} group error={error || fromFault.message || toFault.message}>
      {({ 'aria-required': required, 'aria-invalid': _, ...wiring }) => {
        const input = {
          type: 'text',
          placeholder: 'MM/DD/YYYY',
          inputMode: 'numeric',
          autoComplete: 'off',
          'aria-required': required,
          'aria-describedby': wiring['aria-describedby'],
          disabled,
          readOnly,
          className: `${control.input} ${control.numeric}`,
        } as const;
        return (
          <div role="group" {...wiring}>
            <Control
              size={size}
              readOnly={readOnly}
              trailing={
                !readOnly && (
                  <CalendarPopover
                    label={say(words.openRange)}
                    describedBy={labelId(id)}
                    disabled={disabled}
                    open={open !== undefined}
                    onOpenChange={(next) => setOpen(next ? typed() : undefined)}
                  >
                    <Stack gap={8}>
                      {presets.length > 0 && (
                        <Inline gap={4} wrap>
                          {presets.map(({ label, from: first, to: last }) => (
                            <Button
                              key={label}
                              size="small"
                              disabled={[first, last].some((day) => dateFault(day, { min, max }, say) !== undefined)}
                              onClick={() => enter(first, last)}
                            >
                              {label}
                            </Button>
                          ))}
                        </Inline>
                      )}
                      <RangeCalendar
                        selected={open ?? {}}
                        min={parseDate(min ?? '')}
                        max={parseDate(max ?? '')}
                        onSelect={(span) => enter(formatDate(span.from), formatDate(span.to))}
                      />
                    </Stack>
                  </CalendarPopover>
                )
              }
            >
              <input
                {...input}
                {...from}
                disabled={disabled || from.disabled}
                aria-label={say(words.dateFrom)}
                aria-invalid={Boolean(error || fromFault.message) || undefined}
                ref={mergedFrom}
                onChange={fromFault.onChange((event) => {
                  if (toFault.message !== undefined) toFault.check();
                  from.onChange?.(event);
                })}
                onBlur={tidyOnBlur(
                  tidyDate,
                  fromFault.onBlur((event) => {
                    toFault.check();
                    from.onBlur?.(event);
                  }),
                )}
              />
              <span aria-hidden className={control.affix}>
                –
              </span>
              <input
                {...input}
                {...to}
                disabled={disabled || to.disabled}
                aria-label={say(words.dateTo)}
                aria-invalid={Boolean(error || toFault.message) || undefined}
                ref={mergedTo}
                onChange={toFault.onChange(to.onChange)}
                onBlur={tidyOnBlur(tidyDate, toFault.onBlur(to.onBlur))}
              />
            </Control>
          </div>
        );
      }}
    </FormField>
  );
}
