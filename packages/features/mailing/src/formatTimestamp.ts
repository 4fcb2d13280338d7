import { formatInstant, formatTime } from '@fairlead/kit';

/** Formats date and time of an instant (Unix seconds) in the user's time zone. */
export const formatTimestamp = (seconds: number): string => `${formatInstant(seconds)} ${formatTime(seconds * 1000)}`;

/** Formats the date of an instant (Unix seconds). */
export const formatTimestampDate = (seconds: number): string => formatInstant(seconds);
