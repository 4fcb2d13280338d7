'use client';
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Control } from '../Control/Control';
import * as control from '../Control/Control.css';
import { CalendarPopover } from '../DateField/CalendarPopover';
import { type CalendarDate, formatDate, parseDate } from '../DateField/dateText';
import { lazyCalendar } from '../DateField/lazyCalendar';
import { validateDate } from '../DateField/validateDate';
import { FormField } from '../FormField/FormField';
import { type FieldProps, labelId } from '../FormField/fieldProps';
import { isComposing } from '../isComposing';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { formatTime, minutesOf, parseTime, timeOfKey } from '../TimeField/timeText';
import type { ControlSize } from '../theme/control';
import type { EntryProps } from '../useEntry';
import { afterPress, useFieldError } from '../useFieldError';
import { useOwnRef } from '../useOwnRef';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './DateTimeField.css';
import { isDateTime, joinDateTime, splitDateTime, splitPaste, timeZoneNames } from './dateTimeText';
import { useDateTime } from './useDateTime';

const Calendar = lazyCalendar(() => import('../Calendar/Calendar'));

export interface DateTimeFieldProps
  extends FieldProps,
    EntryProps,
    Omit<NativeProps<'div'>, 'id' | 'children' | 'defaultValue' | 'ref'> {
  /** Earliest value, as `YYYY-MM-DDTHH:mm`. Earlier days are disabled in the calendar, earlier values show an error. */
  min?: string;
  /** Latest value, as `YYYY-MM-DDTHH:mm`. */
  max?: string;
  /** Minutes by which Up and Down change the time. Defaults to 15. */
  step?: number;
  /** IANA time zone, such as `America/New_York`. Its short name is shown after the time. It does not change the value. */
  timeZone?: string;
  /** 28, 32 or 40 px. Use at least 40 px on touch screens. Defaults to `medium` (32 px). */
  size?: ControlSize;
  /** Form field name. */
  name?: string;
  /** Disables both inputs and the calendar. Defaults to `false`. */
  disabled?: boolean;
  /** Makes both inputs read-only and hides the calendar button. Defaults to `false`. */
  readOnly?: boolean;
  /** Input of the date. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Date and time in one box. The value is `YYYY-MM-DDTHH:mm`, without a time zone. The inputs accept the same texts as `DateField`
 * and `TimeField`. Incomplete and invalid texts stay as typed, become the value, and show an error unless `error` is set.
 *
 * @example
 * <DateTimeField label="Appointment" name="startsAt" timeZone="America/New_York" />
 */
export function DateTimeField(props: DateTimeFieldProps) {
  const { value, defaultValue, onValueChange, min = '', max = '', step = 15, timeZone, ...others } = props;
  const { size, name, disabled = false, readOnly = false, ref, id: givenId, error, onBlur, ...field } = others;
  const madeId = useId();
  const id = givenId ?? madeId;
  const locale = useLocale();
  const translate = useTranslate();
  const [dateRef, mergedRef] = useOwnRef(ref);
  const timeRef = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState<{ selected: CalendarDate | undefined }>();
  const entry = useDateTime(dateRef, { value, defaultValue, onValueChange });
  const [first, last] = [splitDateTime(min).date, splitDateTime(max).date];

  const otherIsFilled = (input: HTMLInputElement | null) => (input?.value.trim() ?? '') !== '';
  const incomplete = () => translate(messages.dateTimeIncomplete);
  const show = (limit: string) => {
    const { date, time } = splitDateTime(limit);
    return `${date} ${formatTime(time, locale)}`;
  };
  const dateError = useFieldError(dateRef, (text) => {
    if (text.trim() === '') return otherIsFilled(timeRef.current) ? incomplete() : undefined;
    const typed = joinDateTime({ date: text, time: timeRef.current?.value ?? '' });
    if (!isDateTime(typed)) return validateDate(text, { min: first, max: last }, translate, locale);
    if (isDateTime(min) && typed < min) return translate(messages.notBefore, { value: show(min) });
    if (isDateTime(max) && typed > max) return translate(messages.notAfter, { value: show(max) });
    return undefined;
  });
  const timeError = useFieldError(timeRef, (text) => {
    if (text.trim() === '') return otherIsFilled(dateRef.current) ? incomplete() : undefined;
    if (parseTime(text)) return undefined;
    return translate(messages.timeFormat, { example: formatTime('15:30', locale) });
  });
  const checkAgain = () => {
    if (dateError.message !== undefined) dateError.check();
    if (timeError.message !== undefined) timeError.check();
  };
  const leave = (event: FocusEvent<HTMLDivElement>) => {
    // The calendar is in the group too, and focus returns from it.
    if (open) return;
    const isLeaving = !event.currentTarget.contains(event.relatedTarget);
    afterPress(() => {
      if (isLeaving || otherIsFilled(dateRef.current)) dateError.check();
      if (isLeaving || otherIsFilled(timeRef.current)) timeError.check();
    });
    if (isLeaving) onBlur?.(event);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (readOnly || isComposing(event.nativeEvent)) return;
    if (!entry.time && event.currentTarget.value.trim() !== '') return;
    const next = timeOfKey(event.key, entry.time, step);
    if (next === undefined) return;
    event.preventDefault();
    entry.setTime(next);
    timeError.clear();
  };
  /** A copied date with a time fills both inputs. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const both = readOnly ? undefined : splitPaste(event.clipboardData.getData('text/plain'));
    if (!both) return;
    event.preventDefault();
    entry.enterBoth(both);
    dateError.clear();
    timeError.clear();
  };
  const zone = timeZone === undefined ? undefined : timeZoneNames(timeZone, entry.value, locale);

  return (
    <FormField {...field} id={id} group error={error || dateError.message || timeError.message}>
      {({ 'aria-required': required, 'aria-invalid': _, ...wiring }) => {
        const input = {
          type: 'text',
          autoComplete: 'off',
          'aria-required': required,
          disabled,
          readOnly,
          className: `${control.input} ${control.numeric}`,
        } as const;
        const describedBy = wiring['aria-describedby'];
        return (
          <div role="group" {...wiring} onBlur={leave}>
            {name && <input type="hidden" name={name} value={entry.value} disabled={disabled} />}
            <Control
              size={size}
              readOnly={readOnly}
              trailing={
                !readOnly && (
                  <CalendarPopover
                    label={translate(messages.openCalendar)}
                    describedBy={labelId(id)}
                    disabled={disabled}
                    open={open !== undefined}
                    onOpenChange={(next) => setOpen(next ? { selected: parseDate(entry.date) } : undefined)}
                  >
                    <Calendar
                      selected={open?.selected}
                      min={parseDate(first)}
                      max={parseDate(last)}
                      onSelect={(date) => {
                        entry.enterDate(formatDate(date));
                        dateError.clear();
                        setOpen(undefined);
                      }}
                    />
                  </CalendarPopover>
                )
              }
            >
              <input
                {...input}
                ref={mergedRef}
                placeholder="MM/DD/YYYY"
                inputMode="numeric"
                aria-label={translate(messages.dateTimeDate)}
                aria-describedby={describedBy}
                aria-invalid={Boolean(error || dateError.message) || undefined}
                value={entry.date}
                onChange={(event) => {
                  entry.enterDate(event.currentTarget.value);
                  checkAgain();
                }}
                onPaste={paste}
                onBlur={() => !readOnly && entry.tidyDate()}
              />
              <span aria-hidden className={styles.line} />
              <input
                {...input}
                ref={timeRef}
                role="spinbutton"
                placeholder={translate(messages.dateTimeTime)}
                aria-label={translate(messages.dateTimeTime)}
                aria-describedby={[describedBy, zone && `${id}-zone`].filter(Boolean).join(' ') || undefined}
                aria-invalid={Boolean(error || timeError.message) || undefined}
                aria-valuenow={entry.time === undefined ? undefined : minutesOf(entry.time)}
                aria-valuetext={entry.time === undefined ? undefined : formatTime(entry.time, locale)}
                value={entry.timeText}
                onKeyDown={press}
                onChange={(event) => {
                  entry.typeTime(event.currentTarget.value);
                  checkAgain();
                }}
                onPaste={paste}
                onBlur={() => !readOnly && entry.tidyTime()}
              />
              {zone && (
                <span id={`${id}-zone`} title={zone.long} className={styles.zone}>
                  <span aria-hidden>{zone.short}</span>
                  <VisuallyHidden>{zone.long}</VisuallyHidden>
                </span>
              )}
            </Control>
          </div>
        );
      }}
    </FormField>
  );
}
