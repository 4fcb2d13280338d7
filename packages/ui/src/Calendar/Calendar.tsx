'use client';
import { DayPicker } from 'react-day-picker';
import type { CalendarDate } from '../DateField/dateText';
import { fromDate, toDate } from './dates';
import { type MonthLimits, useMonth } from './useMonth';

export interface CalendarProps extends MonthLimits {
  selected: CalendarDate | undefined;
  onSelect: (date: CalendarDate) => void;
}

/**
 * Calendar of one month. When it opens, it focuses the selected day, or today.
 *
 * Keyboard: arrow keys move by day and week, Home and End to the ends of the week, Page Up and Page Down by month, with Shift
 * by year. Enter and Space select.
 */
export default function Calendar({ selected, onSelect, ...limits }: CalendarProps) {
  return (
    <DayPicker
      {...useMonth(limits, selected)}
      mode="single"
      required
      selected={selected && toDate(selected)}
      onSelect={(date, _, modifiers) => {
        if (!modifiers.disabled) onSelect(fromDate(date));
      }}
    />
  );
}
