import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import { DayPicker } from 'react-day-picker';
import type { CalendarDate } from '../DateField/dateText';
import { useLocale, useWords } from '../messages/messages';
import { classNames } from './classNames';
import { dateTexts } from './dateTexts';

export interface CalendarProps {
  selected: CalendarDate | undefined;
  /** The first day that can be picked. */
  min: CalendarDate | undefined;
  /** The last day that can be picked. */
  max: CalendarDate | undefined;
  onSelect: (date: CalendarDate) => void;
}

const toDate = ({ year, month, day }: CalendarDate) => {
  const date = new Date(2000, month - 1, day);
  // the constructor takes the years 0 to 99 for 1900 to 1999
  date.setFullYear(year, month - 1, day);
  return date;
};
const fromDate = (date: Date): CalendarDate => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
});

/**
 * A month of days. It takes the focus as it appears: on the selected day, else on today.
 *
 * Keyboard: arrows move by day and week, Home and End to the ends of the week, Page Up and Page Down by month, with Shift
 * by year; Enter and Space pick.
 */
export default function Calendar({ selected, min, max, onSelect }: CalendarProps) {
  const locale = useLocale();
  const say = useWords();
  const texts = useMemo(() => dateTexts(locale, say), [locale, say]);
  const first = min && toDate(min);
  const last = max && toDate(max);
  const today = new Date();
  const shown =
    (selected && toDate(selected)) ?? (first && first > today ? first : last && last < today ? last : today);
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={selected && toDate(selected)}
      onSelect={(date, _, modifiers) => {
        if (!modifiers.disabled) onSelect(fromDate(date));
      }}
      defaultMonth={shown}
      startMonth={first}
      endMonth={last}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      fixedWeeks
      showOutsideDays
      navLayout="after"
      lang={locale}
      classNames={classNames}
      formatters={texts.formatters}
      labels={texts.labels}
      components={{
        Chevron: ({ orientation }) => (orientation === 'left' ? <ChevronLeft /> : <ChevronRight />),
      }}
    />
  );
}
