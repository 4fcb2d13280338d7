import { secondsOf } from '@fairlead/rules';

/** Converts an instant to Unix seconds. */
export const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Converts a day to Unix seconds. Null stays null. */
export const dayToSeconds = (date: string | null): number | null => (date === null ? null : secondsOf(date));
