import { DAY, dayOf } from '@fairlead/rules';
import { expect } from 'vitest';
import type { Harness } from './harness.ts';
import { agent } from './quotes.ts';
import { requests } from './requests.ts';

/** Requests of the operations for tasks. */
export function taskCalls(server: () => Harness) {
  const { get, send } = requests(server);
  const now = () => server().clock.now();
  const today = () => dayOf(now());
  const content = (values: object = {}) => ({
    title: 'Call about the roof',
    taskKind: 'CALL',
    dueDate: today(),
    ...values,
  });
  const create = (values: object = {}, as: string | null = agent, headers: Record<string, string> = {}) =>
    server().call(as, { method: 'POST', url: '/api/task/create', payload: content(values), headers });
  const task = async (values: object = {}, as = agent) => {
    const response = await create(values, as);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().payload;
  };
  const update = (
    { id, version, assignee }: { id: string; version: number; assignee: { id: string } },
    values: object = {},
    as: string | null = agent,
  ) => send(as, 'PUT', '/api/task/update', { taskId: id, version, assigneeId: assignee.id, ...content(values) });
  const act = (id: string, action: 'complete' | 'reopen', as: string | null = agent) =>
    send(as, 'POST', `/api/task/id/${id}/${action}`);
  const snooze = (id: string, snoozedUntil: number | null, as: string | null = agent) =>
    send(as, 'POST', `/api/task/id/${id}/snooze`, { snoozedUntil });
  const remove = (id: string, as: string | null = agent) => send(as, 'DELETE', `/api/task/delete/${id}`);
  /** Ids of the open tasks of a user by group. */
  const work = async (query = '', as = agent): Promise<Record<string, string[]>> => {
    const response = await get(as, `/api/task/work?groupSize=100${query}`);
    expect(response.statusCode, response.body).toBe(200);
    const groups: { workGroup: string; tasks: { id: string }[] }[] = response.json().payload.groups;
    return Object.fromEntries(groups.map(({ workGroup, tasks }) => [workGroup, tasks.map(({ id }) => id)]));
  };
  /** Days from today with the ids of their open tasks, and the number of all. */
  const calendar = async (query = '', as = agent): Promise<{ in: number; total: number; ids: string[] }[]> => {
    const range = `firstDay=${today() - 7 * DAY}&lastDay=${today() + 34 * DAY}`;
    const response = await get(as, `/api/task/calendar?${range}${query}`);
    expect(response.statusCode, response.body).toBe(200);
    const { days }: { days: { day: number; total: number; tasks: { id: string }[] }[] } = response.json().payload;
    return days.map(({ day, total, tasks }) => ({ in: (day - today()) / DAY, total, ids: tasks.map(({ id }) => id) }));
  };
  const me = async (as: string) => (await get(as, '/api/auth/me')).json().payload.user;
  return { get, now, today, content, create, task, update, act, snooze, remove, work, calendar, me };
}
