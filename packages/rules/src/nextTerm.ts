import { addMonths, type TermDays, termMonths } from './terms.ts';

/**
 * Dates of the next term, which begins when the term ends and has the same length. A term that began on the last day of a long
 * month returns to that day: the term after 08/31 to 02/28 ends on 08/31.
 */
export function nextTermOf({ effectiveDate, expiredDate }: TermDays): { effectiveDate: number; expiredDate: number } {
  const months = termMonths({ effectiveDate, expiredDate });
  const next = (end: number) => ({ effectiveDate: expiredDate, expiredDate: end });
  if (effectiveDate === null) return next(addMonths(expiredDate, months));
  if (months === 0) return next(expiredDate + (expiredDate - effectiveDate));
  const isExact = addMonths(effectiveDate, months) === expiredDate;
  return next(isExact ? addMonths(effectiveDate, 2 * months) : addMonths(expiredDate, months));
}

export interface PremiumChange {
  /** Cents. Negative if the new premium is lower. */
  cents: number;
  /** Percent of the old premium with one decimal. Null if the old premium is 0. */
  percent: number | null;
  /** `high`: at least 10 % more. */
  level: 'same' | 'lower' | 'higher' | 'high';
}

/** Percent from which a higher premium is marked. */
const HIGH_INCREASE = 10;

/** Difference between two premiums in cents. */
export function premiumChange(beforeCents: number, afterCents: number): PremiumChange {
  const cents = afterCents - beforeCents;
  const percent = beforeCents === 0 ? null : Math.round((cents / beforeCents) * 1000) / 10;
  if (cents <= 0) return { cents, percent, level: cents === 0 ? 'same' : 'lower' };
  return { cents, percent, level: cents * 100 >= beforeCents * HIGH_INCREASE ? 'high' : 'higher' };
}
