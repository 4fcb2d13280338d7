import { localDay } from '@fairlead/rules';
import type { Notification } from './notifications.api';

/** Notifications of one event and day from which they become a group. */
const GROUPED_FROM = 3;

/** One row: a notification, or several of the same event. */
export type NotificationRow = readonly [Notification, ...Notification[]];

/** Local day of a notification, as midnight UTC in unix seconds. */
const dayOfNotification = ({ creationDate }: Notification): number => localDay(new Date(creationDate * 1000));

/** Values by key, in the order of their first value. */
function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const group = groups.get(keyOf(value));
    if (group) group.push(value);
    else groups.set(keyOf(value), [value]);
  }
  return groups;
}

/** Rows by day, newest first. At least three notifications of the same event with the same state become one row. */
export function groupNotifications(notifications: readonly Notification[]): { day: number; rows: NotificationRow[] }[] {
  return [...groupBy(notifications, dayOfNotification)].map(([day, ofDay]) => {
    const kindOf = ({ notificationEvent, read }: Notification) => `${notificationEvent} ${read}`;
    const kinds = groupBy(ofDay, kindOf);
    const rows = ofDay.flatMap((one): NotificationRow[] => {
      const [first, ...others] = kinds.get(kindOf(one)) ?? [];
      if (!first || others.length + 1 < GROUPED_FROM) return [[one]];
      return first === one ? [[first, ...others]] : [];
    });
    return { day, rows };
  });
}
