export type { Day, SchedulerView } from './Scheduler/days';
export { schedulerDays } from './Scheduler/days';
export type { SchedulerEvent, SchedulerRange } from './Scheduler/events';
export { Scheduler, type SchedulerProps } from './Scheduler/Scheduler';
