import { DAY } from './days.ts';

/** Same day of a later month. The last day of a shorter month replaces a day that the month does not have. */
export function addMonths(day: number, months: number): number {
  const date = new Date(day * 1000);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  // day 0 is the last day of the month before
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / 1000;
}

/** Days per month on average. */
const MONTH = 30.4375;
/** Months of a term whose effective date is unknown. */
export const USUAL_TERM = 12;

/** Effective and expiration date of a term. */
export interface TermDays {
  effectiveDate: number | null;
  expiredDate: number;
}

/** Length of a term in whole months. 0 for a term shorter than half a month. */
export const termMonths = ({ effectiveDate, expiredDate }: TermDays): number =>
  effectiveDate === null ? USUAL_TERM : Math.round((expiredDate - effectiveDate) / DAY / MONTH);
