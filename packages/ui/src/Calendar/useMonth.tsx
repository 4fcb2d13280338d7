'use client';
import { type FocusEvent, useMemo, useState } from 'react';
import type { DayEventHandler, DayPickerProps } from 'react-day-picker';
import type { CalendarDate } from '../DateField/dateText';
import { ChevronLeft, ChevronRight } from '../icons';
import { useLocale, useTranslate } from '../messages/messages';
import { mirrored } from '../theme/mirrored.css';
import { classNames } from './classNames';
import { toDate } from './dates';
import { dateTexts } from './dateTexts';
import { weekStart } from './weekStart';

export interface MonthLimits {
  /** First day that can be selected. */
  min: CalendarDate | undefined;
  /** Last day that can be selected. */
  max: CalendarDate | undefined;
}

/** Props of `DayPicker` that `Calendar` and `RangeCalendar` share. */
export function useMonth({ min, max }: MonthLimits, selected: CalendarDate | undefined) {
  const locale = useLocale();
  const translate = useTranslate();
  const texts = useMemo(() => dateTexts(locale, translate), [locale, translate]);
  // A day gets the focus before the user can press an arrow key in the calendar.
  const [isRtl, setIsRtl] = useState(false);
  const onDayFocus: DayEventHandler<FocusEvent> = (_day, _modifiers, { currentTarget }) =>
    setIsRtl(getComputedStyle(currentTarget).direction === 'rtl');
  const first = min && toDate(min);
  const last = max && toDate(max);
  const today = new Date();
  return {
    autoFocus: true,
    defaultMonth:
      (selected && toDate(selected)) ?? (first && first > today ? first : last && last < today ? last : today),
    startMonth: first,
    endMonth: last,
    disabled: [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
    weekStartsOn: weekStart(locale),
    fixedWeeks: true,
    showOutsideDays: true,
    navLayout: 'after' as const,
    lang: locale,
    dir: isRtl ? 'rtl' : undefined,
    onDayFocus,
    classNames,
    formatters: texts.formatters,
    labels: texts.labels,
    components: {
      Chevron: ({ orientation }) =>
        orientation === 'left' ? <ChevronLeft className={mirrored} /> : <ChevronRight className={mirrored} />,
    },
  } satisfies Omit<DayPickerProps, 'mode'>;
}
