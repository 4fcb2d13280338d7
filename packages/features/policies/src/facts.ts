import { formatDay, formatUsd } from '@fairlead/kit';
import { dayFrom } from '@fairlead/rules';
import { parseDate } from '@fairlead/ui';

/** Date, or null if unknown. */
export const formatOptionalDay = (day: number | null): string | null => (day === null ? null : formatDay(day));

/** Premium in US dollars, or null if unknown. */
export const formatPremium = (premium: number | null): string | null => (premium === null ? null : formatUsd(premium));

const percentage = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** Change in percent, with its sign. */
export const formatPercent = (percent: number): string => percentage.format(percent / 100);

/** Entered date as midnight UTC. Undefined if it is invalid or before 1970, which the contract rejects. */
export const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  const day = date && dayFrom(date.year, date.month, date.day);
  return day !== undefined && day >= 0 ? day : undefined;
};
