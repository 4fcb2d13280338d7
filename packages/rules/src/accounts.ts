import { dayFrom, isDay } from './days.ts';

/** A phone number as one signs up with: digits with an optional leading +. Specification, document 1, section 5. */
export const signUpPhonePattern = /^\+?\d+$/;

export const accountTextLimits = { phone: 32, zipCode: 16 } as const;

/** Nobody who signs up was born before. */
export const earliestBirthDay = dayFrom(1900, 1, 1) ?? 0;

/** Whether a day (midnight UTC) can be somebody's birthday; which day today is, the caller says. */
export const isBirthDay = (day: number, today: number): boolean => isDay(day) && day >= earliestBirthDay && day < today;

/** What may be asked within the window before it answers 429: by one caller, and about one address. */
export const accountLimits = {
  windowSeconds: 3600,
  signUpsOfCaller: 20,
  mailsOfCaller: 20,
  mailsToAddress: 3,
} as const;
