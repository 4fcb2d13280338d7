import type { components, operations } from '@fairlead/openapi';
import {
  dateOf,
  dayIn,
  type Language,
  lastDayOfWeek,
  secondsOf,
  type Viewer,
  type WorkGroup,
  workGroups,
} from '@fairlead/rules';
import { and, count, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import { tasks } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { findTasks, toTask, visible } from './tasks.ts';

type Query = NonNullable<operations['getWork']['parameters']['query']>;
type Work = components['schemas']['Work'];

/** Time for which the groups are made. `now` in unix seconds. */
interface WorkTime {
  now: number;
  timeZone: string;
  language: Language;
}

/** Open tasks in groups by day. Groups without tasks are left out. */
export async function readWork(
  tx: Transaction,
  { workScope = 'MINE', taskKind, groupSize = 20 }: Query,
  { userId, viewer }: { userId: string; viewer: Viewer },
  { now, timeZone, language }: WorkTime,
): Promise<Work> {
  const open = and(
    visible(viewer),
    isNull(tasks.doneAt),
    workScope === 'MINE' ? eq(tasks.assigneeId, userId) : undefined,
    taskKind && eq(tasks.kind, taskKind),
  );
  const days = daysOf(now, timeZone);
  const totals = await countGroups(tx, open, days);
  const found = await selectFirst(tx, open, days, groupSize);
  const rows = await findTasks(
    tx,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.task.id, row]));
  const groups = workGroups.flatMap((workGroup) => {
    const total = totals.get(workGroup);
    if (total === undefined) return [];
    const ofGroup = found
      .filter((task) => task.group === workGroup)
      .toSorted(byDay)
      .slice(0, groupSize);
    const shown = ofGroup.flatMap(({ id }) => byId.get(id) ?? []);
    return [{ workGroup, total, tasks: shown.map(toTask(language)) }];
  });
  return { today: secondsOf(days.today), groups };
}

interface Days {
  today: string;
  /** Last day of the current week. */
  sunday: string;
  /** Day of a task. A snoozed task comes back on the day until which it was snoozed, even when it was due before. */
  day: SQL<string>;
  group: SQL<WorkGroup>;
}

/** Days and groups at a time, for the queries of the work. */
export function daysOf(now: number, timeZone: string): Days {
  const day = dayIn(timeZone, now);
  const [today, sunday] = [dateOf(day), dateOf(lastDayOfWeek(day))];
  const shown = sql<string>`greatest(${tasks.dueOn}, (${tasks.snoozedUntil} at time zone ${timeZone})::date)`;
  const group = sql<WorkGroup>`case
    when ${tasks.snoozedUntil} > to_timestamp(${now}) then 'SNOOZED'
    when ${shown} < ${today}::date then 'OVERDUE'
    when ${shown} = ${today}::date then 'TODAY'
    when ${shown} <= ${sunday}::date then 'WEEK'
    else 'LATER' end`;
  return { today, sunday, day: shown, group };
}

async function countGroups(tx: Transaction, open: SQL | undefined, { group }: Days): Promise<Map<WorkGroup, number>> {
  const grouped = tx
    .select({ group: group.as('work_group') })
    .from(tasks)
    .where(open)
    .as('grouped');
  const rows = await tx.select({ group: grouped.group, total: count() }).from(grouped).groupBy(grouped.group);
  return new Map(rows.map((row) => [row.group, row.total]));
}

interface Found {
  id: string;
  group: WorkGroup;
  day: string;
  time: string;
}

const byDay = (one: Found, other: Found): number =>
  compare(one.day, other.day) || compare(one.time, other.time) || compare(one.id, other.id);
const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Selects the first tasks of each group, and for a group with tasks that were snoozed, as many of those. An index by the due day
 * finds the tasks that were never snoozed, so that the agency's other tasks are not sorted.
 */
export function selectFirst(tx: Transaction, open: SQL | undefined, { today, sunday, day, group }: Days, size: number) {
  const time = sql<string>`coalesce(${tasks.dueTime}, '')`;
  const dueIn = (name: WorkGroup, ...range: SQL[]): SQL => sql`(
    select ${tasks.id} as id, ${sql.raw(`'${name}'`)} as work_group, ${tasks.dueOn} as day, ${time} as due_at from ${tasks}
    where ${and(open, isNull(tasks.snoozedUntil), ...range)}
    order by ${tasks.dueOn}, ${time}, ${tasks.id} limit ${size})`;
  const snoozed = sql`(select id, work_group, day, due_at from (
    select *, row_number() over (partition by work_group order by day, due_at, id) as place from (
      select ${tasks.id} as id, ${group} as work_group, ${day} as day, ${time} as due_at from ${tasks}
      where ${and(open, isNotNull(tasks.snoozedUntil))}) as grouped) as placed
    where place <= ${size})`;
  const sources = [
    dueIn('OVERDUE', lt(tasks.dueOn, today)),
    dueIn('TODAY', eq(tasks.dueOn, today)),
    dueIn('WEEK', gt(tasks.dueOn, today), lte(tasks.dueOn, sunday)),
    dueIn('LATER', gt(tasks.dueOn, sunday)),
    snoozed,
  ];
  return tx
    .select({
      id: sql<string>`id`,
      group: sql<WorkGroup>`work_group`,
      day: sql<string>`day::text`,
      time: sql<string>`due_at`,
    })
    .from(sql`(${sql.join(sources, sql` union all `)}) as first`);
}
