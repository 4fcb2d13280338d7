import { formatInstant, formatTime } from '@fairlead/kit';

/** Day and time of an instant (unix seconds), where its reader is. */
export const when = (seconds: number): string => `${formatInstant(seconds)} ${formatTime(seconds * 1000)}`;

/** Its day alone. */
export const day = (seconds: number): string => formatInstant(seconds);
