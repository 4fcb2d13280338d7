'use client';
import { useId, useState } from 'react';
import { Button } from '../Button/Button';
import type { DateSpan } from '../Calendar/RangeCalendar';
import { Control } from '../Control/Control';
import * as control from '../Control/Control.css';
import { CalendarPopover } from '../DateField/CalendarPopover';
import { compareDates, formatDate, parseDate } from '../DateField/dateText';
import { lazyCalendar } from '../DateField/lazyCalendar';
import { type DateLimits, formatDateText, validateDate } from '../DateField/validateDate';
import { enterText, formatOnBlur } from '../enterText';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId } from '../FormField/fieldProps';
import { Inline } from '../Inline/Inline';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { Stack } from '../Stack/Stack';
import type { ControlSize } from '../theme/control';
import { afterPress, useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import type { DatePreset } from './presets';

const RangeCalendar = lazyCalendar(() => import('../Calendar/RangeCalendar'));

type DayProps = Omit<NativeProps<'input'>, 'id' | 'type' | 'size' | 'readOnly'>;

export interface DateRangeProps
  extends FieldProps,
    Pick<DateLimits, 'min' | 'max'>,
    Omit<NativeProps<'div'>, 'id' | 'children'> {
  /** Props of the first input: the result of `register`, or `name`, `value`, `defaultValue` and `onChange`. */
  from?: DayProps;
  /** Props of the second input. */
  to?: DayProps;
  /** Common ranges above the calendar, one button each. Disabled when they exceed `min` or `max`. */
  presets?: readonly DatePreset[];
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: ControlSize;
  /** Disables both inputs and the calendar. Defaults to `false`. */
  disabled?: boolean;
  /** Makes both inputs read-only and hides the calendar button. Defaults to `false`. */
  readOnly?: boolean;
}

/**
 * Range of days, including both ends: two inputs in one box with a shared calendar. The value of each input is text,
 * MM/DD/YYYY, as in `DateField`. Reports days that do not exist, days outside `min` and `max`, and a last day before the first.
 * `error` takes precedence. The calendar changes the inputs only after both days are picked.
 *
 * @example
 * <DateRange label="Created" />
 */
export function DateRange(props: DateRangeProps) {
  const { from = {}, to = {}, min, max, presets = [], size, disabled = false, readOnly = false, ...rest } = props;
  const { id: givenId, error, ...field } = rest;
  const madeId = useId();
  const id = givenId ?? madeId;
  const locale = useLocale();
  const translate = useTranslate();
  const [fromRef, mergedFrom] = useOwnRef(from.ref);
  const [toRef, mergedTo] = useOwnRef(to.ref);
  const [open, setOpen] = useState<Partial<DateSpan>>();

  const parseInputs = (): Partial<DateSpan> => ({
    from: parseDate(fromRef.current?.value ?? ''),
    to: parseDate(toRef.current?.value ?? ''),
  });
  const fromError = useFieldError(fromRef, (text) => validateDate(text, { min, max }, translate, locale));
  const toError = useFieldError(toRef, (text) => {
    const span = parseInputs();
    const reversed = span.from && span.to && compareDates(span.to, span.from) < 0;
    return (
      validateDate(text, { min, max }, translate, locale) ?? (reversed ? translate(messages.rangeReversed) : undefined)
    );
  });
  const enter = (first: string, last: string) => {
    if (fromRef.current) enterText(fromRef.current, first);
    if (toRef.current) enterText(toRef.current, last);
    setOpen(undefined);
  };

  return (
    <FormField {...field} id={id} group error={error || fromError.message || toError.message}>
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
                    label={translate(messages.openRange)}
                    describedBy={labelId(id)}
                    disabled={disabled}
                    open={open !== undefined}
                    onOpenChange={(next) => setOpen(next ? parseInputs() : undefined)}
                  >
                    <Stack gap={8}>
                      {presets.length > 0 && (
                        <Inline gap={4} wrap>
                          {presets.map(({ label, from: first, to: last }) => (
                            <Button
                              key={label}
                              size="small"
                              disabled={[first, last].some(
                                (day) => validateDate(day, { min, max }, translate, locale) !== undefined,
                              )}
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
                aria-label={translate(messages.dateFrom)}
                aria-invalid={Boolean(error || fromError.message) || undefined}
                ref={mergedFrom}
                onChange={fromError.onChange((event) => {
                  if (toError.message !== undefined) toError.check();
                  from.onChange?.(event);
                })}
                onBlur={formatOnBlur(
                  formatDateText,
                  fromError.onBlur((event) => {
                    afterPress(toError.check);
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
                aria-label={translate(messages.dateTo)}
                aria-invalid={Boolean(error || toError.message) || undefined}
                ref={mergedTo}
                onChange={toError.onChange(to.onChange)}
                onBlur={formatOnBlur(formatDateText, toError.onBlur(to.onBlur))}
              />
            </Control>
          </div>
        );
      }}
    </FormField>
  );
}
