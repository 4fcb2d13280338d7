import { DAY, lastDayOfWeek, localDay } from '@fairlead/rules';

/** Moments until which a task can be snoozed. */
export const snoozeChoices = ['laterToday', 'tomorrow', 'inThreeDays', 'nextWeek'] as const;
export type SnoozeChoice = (typeof snoozeChoices)[number];

/** Hour of the day at which snoozed tasks come back. */
const MORNING = 9;
/** Hours after now, for "Later today". */
const LATER = 3;
const DAYS_AHEAD = 3;

/**
 * Moment of a choice in local time. Undefined for "Later today" in the evening, when it would be tomorrow, and for a weekday that
 * is not before "Next week".
 */
export function snoozeMoment(choice: SnoozeChoice, now: Date): Date | undefined {
  if (choice === 'laterToday') {
    const later = new Date(now);
    later.setHours(now.getHours() + LATER, 0, 0, 0);
    return later.getDate() === now.getDate() ? later : undefined;
  }
  const morning = new Date(now);
  morning.setHours(MORNING, 0, 0, 0);
  const today = localDay(now);
  const untilMonday = (lastDayOfWeek(today) - today) / DAY + 1;
  if (choice === 'inThreeDays' && untilMonday <= DAYS_AHEAD) return undefined;
  const days = { tomorrow: 1, inThreeDays: DAYS_AHEAD, nextWeek: untilMonday }[choice];
  morning.setDate(morning.getDate() + days);
  return morning;
}
