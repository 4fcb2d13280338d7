import { lastDayOfWeek, localDay } from '@fairlead/rules';

/** Moments until which a task can be snoozed. */
export const snoozeChoices = ['laterToday', 'tomorrow', 'nextWeek'] as const;
export type SnoozeChoice = (typeof snoozeChoices)[number];

/** Hour of the day at which snoozed tasks come back. */
const MORNING = 9;
/** Hours after now, for "Later today". */
const LATER = 3;

/** Moment of a choice in local time. Undefined for "Later today" in the evening, when it would be tomorrow. */
export function snoozeMoment(choice: SnoozeChoice, now: Date): Date | undefined {
  if (choice === 'laterToday') {
    const later = new Date(now);
    later.setHours(now.getHours() + LATER, 0, 0, 0);
    return later.getDate() === now.getDate() ? later : undefined;
  }
  const morning = new Date(now);
  morning.setHours(MORNING, 0, 0, 0);
  const today = localDay(now);
  const days = choice === 'tomorrow' ? 1 : (lastDayOfWeek(today) - today) / 86_400 + 1;
  morning.setDate(morning.getDate() + days);
  return morning;
}
