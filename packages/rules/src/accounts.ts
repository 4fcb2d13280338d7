import { dayFrom, isDay } from './days.ts';

/** Phone number at sign-up: digits with an optional leading +. */
export const signUpPhonePattern = /^\+?\d+$/;

export const accountTextLimits = { phone: 32, zipCode: 16 } as const;

/** Earliest accepted date of birth. */
export const earliestBirthDay = dayFrom(1900, 1, 1) ?? 0;

/** Whether a day (midnight UTC) can be a date of birth. `today` is the current day of the caller. */
export const isBirthDay = (day: number, today: number): boolean => isDay(day) && day >= earliestBirthDay && day < today;

/** Requests per window before the server answers 429: per caller and per email address. */
export const accountLimits = {
  windowSeconds: 3600,
  signUpsOfCaller: 20,
  mailsOfCaller: 20,
  mailsToAddress: 3,
} as const;
