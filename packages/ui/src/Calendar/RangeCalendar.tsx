import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { type CalendarDate, compareDates } from '../DateField/dateText';
import { useWords } from '../messages/messages';
import * as words from '../messages/words';
import { Text } from '../Text/Text';
import { fromDate, type MonthLimits, toDate, useMonth } from './useMonth';

/** A span of days, its ends included. */
export interface DateSpan {
  from: CalendarDate;
  to: CalendarDate;
}

export interface RangeCalendarProps extends MonthLimits {
  selected: Partial<DateSpan>;
  onSelect: (span: DateSpan) => void;
}

/**
 * A month in which two days are picked, in whichever order; nothing is changed before the second. Keyboard as in
 * `Calendar`.
 */
export default function RangeCalendar({ selected, onSelect, ...limits }: RangeCalendarProps) {
  const say = useWords();
  const [start, setStart] = useState<CalendarDate>();
  const month = useMonth(limits, selected.from ?? selected.to);
  const from = start ?? selected.from;
  const to = start ? undefined : selected.to;
  const pick = (date: CalendarDate) => {
    if (!start) setStart(date);
    else onSelect(compareDates(start, date) <= 0 ? { from: start, to: date } : { from: date, to: start });
  };
  return (
    <>
      <DayPicker
        {...month}
        mode="range"
        required
        selected={{ from: from && toDate(from), to: to && toDate(to) }}
        onSelect={(_, date, modifiers) => {
          if (!modifiers.disabled) pick(fromDate(date));
        }}
      />
      <Text role="status" size="label" tone="muted">
        {say(start ? words.rangeLast : words.rangeFirst)}
      </Text>
    </>
  );
}
