import { formatMonth } from '@fairlead/kit';
import { DAY, dayFrom, lastDayOfWeek, localDay } from '@fairlead/rules';
import type { Entry } from './activity.api';

/** Heading above entries: a relative day, or the name of a month. */
type Group = 'today' | 'yesterday' | 'thisWeek' | 'lastWeek' | { month: string };

/** Group of an instant (unix seconds) in the user's time zone. Weeks end on Sunday. */
export function groupOf(seconds: number, now: Date): Group {
  const at = new Date(seconds * 1000);
  const [day, today] = [localDay(at), localDay(now)];
  if (day >= today) return 'today';
  if (day === today - DAY) return 'yesterday';
  const endOfLastWeek = lastDayOfWeek(today) - 7 * DAY;
  if (day > endOfLastWeek) return 'thisWeek';
  if (day > endOfLastWeek - 7 * DAY) return 'lastWeek';
  const month = formatMonth(dayFrom(at.getFullYear(), at.getMonth() + 1, 1) ?? day, 'long');
  return { month: at.getFullYear() === now.getFullYear() ? month : `${month} ${at.getFullYear()}` };
}

/** Text that is equal for equal groups. */
export const keyOf = (group: Group): string => (typeof group === 'string' ? group : group.month);

interface Section {
  group: Group;
  entries: Entry[];
}

/** Splits entries by their group. The entries are in the order of time. */
export function sectionsOf(entries: readonly Entry[], now: Date): Section[] {
  const sections: Section[] = [];
  for (const entry of entries) {
    const group = groupOf(entry.date, now);
    const last = sections.at(-1);
    if (last && keyOf(last.group) === keyOf(group)) last.entries.push(entry);
    else sections.push({ group, entries: [entry] });
  }
  return sections;
}
