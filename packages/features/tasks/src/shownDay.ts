import { dayIn } from '@fairlead/rules';
import type { Task } from './tasks.api';

/**
 * Day of an open task: the due day, or the day until which it is snoozed if that is later. Midnight UTC in unix seconds.
 *
 * @param timeZone - Time zone of the agency.
 */
export const shownDay = (
  { dueDate, snoozedUntil }: Pick<Task, 'dueDate' | 'snoozedUntil'>,
  timeZone: string,
): number => (snoozedUntil === null ? dueDate : Math.max(dueDate, dayIn(timeZone, snoozedUntil)));
