import { calendarOf, endpoint, openTasks, Refusal, stale, tasksOn, unavailable } from '@fairlead/api-client/mocks';
import { DAY, localDay } from '@fairlead/rules';
import type { Task } from './tasks.api';
import { network } from './tasks.scenarios';

type Moved = Pick<Task, 'dueDate' | 'dueTime' | 'version'>;
/** Due days that the stories of the calendar sent. */
export const moves: Moved[] = [];
/** Queries of the calendar's requests. */
export const queries: URLSearchParams[] = [];

/** Number of tasks of a busy day. */
export const BUSY = 34;

/** Network states of the calendar. Each call has its own tasks, which moves change. */
export function calendarNetwork(tasks: readonly Task[] = openTasks) {
  let current = tasks;
  const list = endpoint('get', '/api/task/calendar', ({ query }) => {
    queries.push(query);
    return calendarOf(current, query);
  });
  const update = endpoint(
    'put',
    '/api/task/update',
    async ({ body }) => {
      const { taskId, dueDate, dueTime, version } = (await body()) as Moved & { taskId: string };
      const before = current.find(({ id }) => id === taskId);
      if (!before) return new Refusal(404, { code: 'task.notFound', message: 'Not found' });
      moves.push({ dueDate, dueTime, version });
      const after = { ...before, dueDate, dueTime, version: before.version + 1 };
      current = current.map((each) => (each.id === taskId ? after : each));
      return after;
    },
    'The task was changed',
  );
  const others = [update.usual, ...network.usual];
  const [some] = openTasks;
  if (!some) throw new Error('no task');
  return {
    usual: [list.usual, ...others],
    changedMeanwhile: [
      update.answers(stale(some, 'Another user has changed this in the meantime.')),
      list.usual,
      ...others,
    ],
    loading: [list.pending, ...others],
    failing: [list.answers(unavailable), ...others],
    nothing: [list.answers({ days: [] }), ...others],
  };
}

/** Calendar with more tasks on today and tomorrow than one request returns. */
export const busyNetwork = () => {
  const today = localDay(new Date());
  return calendarNetwork([...tasksOn(today, BUSY), ...tasksOn(today + DAY, BUSY, 200)]);
};
