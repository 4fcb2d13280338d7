import type { components, operations } from '@fairlead/openapi';
import { DAY, dateOf, isDay, type Language, secondsOf, TASK_CALENDAR_DAYS, type Viewer } from '@fairlead/rules';
import { and, eq, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { FieldMessage } from '../contract/types.ts';
import { tasks } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { findTasks, toTask, visible } from './tasks.ts';

type Query = operations['getTaskCalendar']['parameters']['query'];
type TaskCalendar = components['schemas']['TaskCalendar'];
type TaskDay = components['schemas']['TaskDay'];

/** Errors of the days of a calendar. */
export function dayRangeErrors({ firstDay, lastDay }: Pick<Query, 'firstDay' | 'lastDay'>): FieldMessage[] {
  const errors = Object.entries({ firstDay, lastDay }).flatMap(([field, day]): FieldMessage[] =>
    isDay(day) ? [] : [{ field, code: 'field.day' }],
  );
  if (errors.length > 0) return errors;
  const isRange = lastDay >= firstDay && lastDay - firstDay < TASK_CALENDAR_DAYS * DAY;
  return isRange ? [] : [{ field: 'lastDay', code: 'task.dayRange' }];
}

/** Open tasks by due day. Days without tasks are left out. */
export async function readTaskCalendar(
  tx: Transaction,
  { firstDay, lastDay, workScope = 'MINE', taskKind, daySize = 10 }: Query,
  { userId, viewer }: { userId: string; viewer: Viewer },
  language: Language,
): Promise<TaskCalendar> {
  const open = and(
    visible(viewer),
    isNull(tasks.doneAt),
    workScope === 'MINE' ? eq(tasks.assigneeId, userId) : undefined,
    taskKind && eq(tasks.kind, taskKind),
  );
  const found = await selectDays(tx, open, { first: dateOf(firstDay), last: dateOf(lastDay) }, daySize);
  const rows = await findTasks(
    tx,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.task.id, toTask(language)(row)]));
  const days: TaskDay[] = [];
  for (const { id, day, total } of found) {
    const task = byId.get(id);
    if (!task) continue;
    const last = days.at(-1);
    if (last?.day === secondsOf(day)) last.tasks.push(task);
    else days.push({ day: secondsOf(day), total, tasks: [task] });
  }
  return { days };
}

/** Selects the first tasks of each day, with the number of all tasks of the day. An index by the due day finds them. */
export function selectDays(
  tx: Transaction,
  open: SQL | undefined,
  { first, last }: { first: string; last: string },
  size: number,
) {
  const time = sql`coalesce(${tasks.dueTime}, '')`;
  const placed = tx
    .select({
      id: tasks.id,
      day: tasks.dueOn,
      place: sql<number>`row_number() over (partition by ${tasks.dueOn} order by ${time}, ${tasks.id})`.as('place'),
      total: sql<number>`count(*) over (partition by ${tasks.dueOn})::int`.as('total'),
    })
    .from(tasks)
    .where(and(open, gte(tasks.dueOn, first), lte(tasks.dueOn, last)))
    .as('placed');
  return tx
    .select({ id: placed.id, day: placed.day, total: placed.total })
    .from(placed)
    .where(sql`${placed.place} <= ${size}`)
    .orderBy(placed.day, placed.place);
}
