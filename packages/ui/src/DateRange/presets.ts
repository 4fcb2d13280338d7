import { type CalendarDate, formatDate } from '../DateField/dateText';

/** Common range of days. */
export interface DatePreset {
  /** Label in the user's language, for example "Last 7 days". */
  label: string;
  /** First day, as MM/DD/YYYY. */
  from: string;
  /** Last day, as MM/DD/YYYY. */
  to: string;
}

const dateText = (date: Date) => {
  const day: CalendarDate = { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  return formatDate(day);
};
const addToDate = (date: Date, { months = 0, days = 0, day = date.getDate() }) =>
  new Date(date.getFullYear(), date.getMonth() + months, day + days);

/** Last `count` days, including today. */
export const lastDays = (count: number, today: Date = new Date()) => ({
  from: dateText(addToDate(today, { days: 1 - count })),
  to: dateText(today),
});

/** Current month, from its first to its last day. An `offset` of -1 is the previous month, 1 the next. */
export const wholeMonth = (offset: number = 0, today: Date = new Date()) => ({
  from: dateText(addToDate(today, { months: offset, day: 1 })),
  to: dateText(addToDate(today, { months: offset + 1, day: 0 })),
});
