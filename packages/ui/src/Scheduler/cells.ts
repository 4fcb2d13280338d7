import type { Weekday } from '../Calendar/weekStart';
import { addDays, addMonthsTo, type Day, type SchedulerView, startOfWeek } from './days';

/** Cell of a grid: a day, or an hour of a day. */
export interface Cell {
  day: Day;
  /** 0 to 23. Undefined for the whole day. */
  hour?: number | undefined;
}

export const cellKey = ({ day, hour }: Cell): string => (hour === undefined ? day : `${day}T${hour}`);
export function cellOf(key: string): Cell {
  const [day = '', hour] = key.split('T');
  return hour === undefined ? { day } : { day, hour: Number(hour) };
}

/** Whole day, or hour, of a cell. The last hour ends before midnight, so that it stays on its day. */
export function rangeOfCell(key: string): { start: string; end: string } {
  const { day, hour } = cellOf(key);
  if (hour === undefined) return { start: day, end: day };
  const time = (at: number) => `${day}T${String(at).padStart(2, '0')}:00`;
  return { start: time(hour), end: hour === 23 ? `${day}T23:59` : time(hour + 1) };
}

/** A key of the keyboard, with arrows in reading order. */
export interface CellStep {
  key: string;
  shiftKey: boolean;
  rightToLeft: boolean;
}

export interface StepOptions {
  view: SchedulerView;
  hours: readonly number[];
  weekStart: Weekday;
}

/** Cell to which a key moves the focus, or undefined for other keys. Pages and arrows may leave the shown days. */
export function stepCell(cell: Cell, { key, shiftKey, rightToLeft }: CellStep, options: StepOptions): Cell | undefined {
  const { view, hours, weekStart } = options;
  const isMonth = view === 'month';
  const week = startOfWeek(cell.day, weekStart);
  const to = (day: Day): Cell => ({ ...cell, day });
  const forward = rightToLeft ? -1 : 1;
  /** The line of whole days is above the hours. */
  const hourAt = (by: number): Cell => {
    const rows = [undefined, ...hours];
    const at = Math.min(Math.max(rows.indexOf(cell.hour) + by, 0), rows.length - 1);
    return { day: cell.day, hour: rows[at] };
  };
  const page = (by: 1 | -1) => {
    if (isMonth) return to(addMonthsTo(cell.day, shiftKey ? 12 * by : by));
    return to(shiftKey ? addMonthsTo(cell.day, by) : addDays(cell.day, 7 * by));
  };
  switch (key) {
    case 'ArrowLeft':
      return to(addDays(cell.day, -forward));
    case 'ArrowRight':
      return to(addDays(cell.day, forward));
    case 'ArrowUp':
      return isMonth ? to(addDays(cell.day, -7)) : hourAt(-1);
    case 'ArrowDown':
      return isMonth ? to(addDays(cell.day, 7)) : hourAt(1);
    case 'Home':
      return to(week);
    case 'End':
      return to(addDays(week, 6));
    case 'PageUp':
      return page(-1);
    case 'PageDown':
      return page(1);
    default:
      return undefined;
  }
}
