import { formatDay, formatUsd } from '@fairlead/kit';

/** `MM/DD/YYYY`; nothing where the day is not known. */
export const dayShown = (day: number | null): string | null => (day === null ? null : formatDay(day));

/** With its dollar sign; nothing where it is not known. */
export const premiumShown = (premium: number | null): string | null => (premium === null ? null : formatUsd(premium));
