import type { CalendarDate } from '../DateField/dateText';

/** Start of a day in the browser's time zone. */
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
