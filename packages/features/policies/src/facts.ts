import { formatDay, formatUsd } from '@fairlead/kit';
import { dayFrom } from '@fairlead/rules';
import { parseDate } from '@fairlead/ui';

/** `MM/DD/YYYY`; nothing where the day is not known. */
export const dayShown = (day: number | null): string | null => (day === null ? null : formatDay(day));

/** With its dollar sign; nothing where it is not known. */
export const premiumShown = (premium: number | null): string | null => (premium === null ? null : formatUsd(premium));

/** A day that was typed; the contract has none before 1970. */
export const toDay = (text: string): number | undefined => {
  const date = parseDate(text);
  const day = date && dayFrom(date.year, date.month, date.day);
  return day !== undefined && day >= 0 ? day : undefined;
};
