import { useMemo } from 'react';
import type { DayPickerProps } from 'react-day-picker';
import type { CalendarDate } from '../DateField/dateText';
import { ChevronLeft, ChevronRight } from '../icons';
import { useLocale, useWords } from '../messages/messages';
import { classNames } from './classNames';
import { dateTexts } from './dateTexts';

export interface MonthLimits {
  /** The first day that can be picked. */
  min: CalendarDate | undefined;
  /** The last day that can be picked. */
  max: CalendarDate | undefined;
}

export const toDate = ({ year, month, day }: CalendarDate): Date => {
  const date = new Date(2000, month - 1, day);
  // the constructor takes the years 0 to 99 for 1900 to 1999
  date.setFullYear(year, month - 1, day);
  return date;
};
export const fromDate = (date: Date): CalendarDate => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/** What a month has, whether one day is picked in it or a span of days. */
export function useMonth({ min, max }: MonthLimits, selected: CalendarDate | undefined) {
  const locale = useLocale();
  const say = useWords();
  const texts = useMemo(() => dateTexts(locale, say), [locale, say]);
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
