import { dateOf, secondsOf } from '@fairlead/rules';
import type { SchedulerEvent, SchedulerRange } from '@fairlead/ui/scheduler';
import type { Task } from './tasks.api';

/** Task in the calendar. */
export interface TaskEvent extends SchedulerEvent {
  task: Task;
}

/** When a task is due. */
export type Due = Pick<Task, 'dueDate' | 'dueTime'>;

interface EventContext {
  /** Today, as midnight UTC. */
  today: number;
  /** Current time in unix seconds. */
  now: number;
  showsAssignee: boolean;
}

/** Event of an open task, on its due day. Overdue tasks are red, snoozed ones grey. */
export function taskEvent(task: Task, { today, now, showsAssignee }: EventContext): TaskEvent {
  const { id, title, dueDate, dueTime, contact, assignee, snoozedUntil } = task;
  const day = dateOf(dueDate);
  const isSnoozed = snoozedUntil !== null && snoozedUntil > now;
  return {
    id,
    task,
    title: [title, contact?.name, showsAssignee ? assignee.name : ''].filter(Boolean).join(' · '),
    start: dueTime === null ? day : `${day}T${dueTime}`,
    tone: isSnoozed ? 'neutral' : dueDate < today ? 'danger' : 'accent',
  };
}

/** Due day and time of a place in the calendar. */
export function dueOf({ start }: SchedulerRange): Due {
  const [day = '', time = null] = start.split('T');
  return { dueDate: secondsOf(day), dueTime: time };
}

/** Whether a text is a day as `YYYY-MM-DD`. */
export function isDayText(text: string | null): text is string {
  return (
    text !== null &&
    /^\d{4}-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(secondsOf(text)) &&
    dateOf(secondsOf(text)) === text
  );
}
