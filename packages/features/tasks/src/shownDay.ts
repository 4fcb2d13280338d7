import { localDay } from '@fairlead/rules';
import type { Task } from './tasks.api';

/** Day of an open task: the due day, or the day until which it is snoozed if that is later. Midnight UTC in unix seconds. */
export const shownDay = ({ dueDate, snoozedUntil }: Pick<Task, 'dueDate' | 'snoozedUntil'>): number =>
  snoozedUntil === null ? dueDate : Math.max(dueDate, localDay(new Date(snoozedUntil * 1000)));
