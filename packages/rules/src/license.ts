import { dayFrom, isDay } from './days.ts';

/** Characters. */
export const licenseLimits = { number: 32 } as const;

/** Letters and digits, with spaces, periods, slashes and hyphens between them; or empty. */
export const licenseNumberPattern = /^(?:[A-Za-z0-9](?:[A-Za-z0-9 ./-]*[A-Za-z0-9])?)?$/;

const firstDay = dayFrom(2000, 1, 1) ?? 0;
const lastDay = dayFrom(2099, 12, 31) ?? 0;

/** Whether a day (midnight UTC) can be the expiration date of a license. A past one can: the license has expired. */
export const isLicenseDay = (day: number): boolean => isDay(day) && day >= firstDay && day <= lastDay;
