import type { ReactNode } from 'react';
import type { Tone } from '../theme/tokens';

/** News about a record, as a sentence with a link. */
export interface NotificationItem {
  /** Unique id. */
  id: string;
  /** Event in one sentence. Text of the link. */
  title: string;
  /** Page of the record. Without it, the title is plain text. */
  href?: string;
  /** Record of the event, such as its number and kind. */
  record?: string;
  /** Person or company of the event. */
  person?: string;
  /** Instant of the event, such as `2026-03-03T14:00:00Z`. Shown in the browser's time zone. */
  date: string;
  /** Icon of the kind of event, resized to fit. */
  icon?: ReactNode;
  /** Colour of the icon. Defaults to `neutral`. */
  tone?: Tone;
  /** Whether the user has not read it yet. Defaults to `false`. */
  unread?: boolean;
  /**
   * Name of the kind of event. From three notifications of a kind, day and state on, they are one row with this name and their
   * number. Without it, a notification is always a row of its own.
   */
  kind?: string;
}

/** Notifications of one kind and day from which they become one row. */
const GROUPED_FROM = 3;

/** One row: a notification, or several of the same kind. */
export type NotificationGroup = readonly [NotificationItem, ...NotificationItem[]];

/** Local day, as a text that compares. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

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

/** Rows by local day, in the order of the notifications. At least three of the same kind and state become one row. */
export function groupNotifications(items: readonly NotificationItem[]): { day: string; rows: NotificationGroup[] }[] {
  return [...groupBy(items, ({ date }) => dayOf(new Date(date)))].map(([day, ofDay]) => {
    const kindOf = ({ id, kind, unread = false }: NotificationItem) => (kind === undefined ? id : `${kind} ${unread}`);
    const kinds = groupBy(ofDay, kindOf);
    const rows = ofDay.flatMap((one): NotificationGroup[] => {
      const [first, ...others] = kinds.get(kindOf(one)) ?? [];
      if (!first || others.length + 1 < GROUPED_FROM) return [[one]];
      return first === one ? [[first, ...others]] : [];
    });
    return { day, rows };
  });
}
