'use client';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { type CalendarDate, compareDates } from '../DateField/dateText';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { Text } from '../Text/Text';
import { fromDate, toDate } from './dates';
import { type MonthLimits, useMonth } from './useMonth';

/** Range of days, including both ends. */
export interface DateSpan {
  from: CalendarDate;
  to: CalendarDate;
}

export interface RangeCalendarProps extends MonthLimits {
  selected: Partial<DateSpan>;
  onSelect: (span: DateSpan) => void;
}

/**
 * Calendar for a range of days. The user may pick either end first; `onSelect` runs after the second pick. Same keyboard
 * control as `Calendar`.
 */
export default function RangeCalendar({ selected, onSelect, ...limits }: RangeCalendarProps) {
  const translate = useTranslate();
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
        {translate(start ? messages.rangeLast : messages.rangeFirst)}
      </Text>
    </>
  );
}
