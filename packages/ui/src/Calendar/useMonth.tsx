'use client';
import { useMemo } from 'react';
import type { DayPickerProps } from 'react-day-picker';
import type { CalendarDate } from '../DateField/dateText';
import { ChevronLeft, ChevronRight } from '../icons';
import { useLocale, useTranslate } from '../messages/messages';
import { classNames } from './classNames';
import { dateTexts } from './dateTexts';

export interface MonthLimits {
  /** First day that can be selected. */
  min: CalendarDate | undefined;
  /** Last day that can be selected. */
  max: CalendarDate | undefined;
}

export const toDate = ({ year, month, day }: CalendarDate): Date => {
  const date = new Date(2000, month - 1, day);
  // The `Date` constructor reads the years 0 to 99 as 1900 to 1999.
  date.setFullYear(year, month - 1, day);
  return date;
};
export const fromDate = (date: Date): CalendarDate => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** Props of `DayPicker` that `Calendar` and `RangeCalendar` share. */
export function useMonth({ min, max }: MonthLimits, selected: CalendarDate | undefined) {
  const locale = useLocale();
  const translate = useTranslate();
  const texts = useMemo(() => dateTexts(locale, translate), [locale, translate]);
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
    fixedWeeks: true,
    showOutsideDays: true,
    navLayout: 'after' as const,
    lang: locale,
    classNames,
    formatters: texts.formatters,
    labels: texts.labels,
    components: {
      Chevron: ({ orientation }) => (orientation === 'left' ? <ChevronLeft /> : <ChevronRight />),
    },
  } satisfies Omit<DayPickerProps, 'mode'>;
}
