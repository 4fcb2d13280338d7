import { DAY } from '@fairlead/rules';
import type { Harness } from './harness.ts';
import { agent, customer } from './quotes.ts';
import { requests, tooLargeJson, unknownId } from './requests.ts';
import { taskCalls } from './tasks.ts';

const [all, work, one] = ['/api/task/all', '/api/task/work', '/api/task/id'];
const nothing = { id: unknownId, version: 1, assignee: { id: unknownId } };

export function taskStatusCases(server: () => Harness) {
  const calls = taskCalls(server);
  const { get, raw } = requests(server);
  const large = (method: 'POST' | 'PUT', url: string) => ({
    413: () => raw(agent, method, url, 'application/json', tooLargeJson),
    415: () => raw(agent, method, url, 'text/plain', 'x'),
  });
  const done = async () => {
    const { id } = await calls.task();
    await calls.act(id, 'complete');
    return id as string;
  };
  const acts = (action: 'complete' | 'reopen', ready: () => Promise<string>, other: () => Promise<string>) => ({
    200: async () => calls.act(await ready(), action),
    400: () => calls.act('x', action),
    401: () => calls.act(unknownId, action, null),
    403: () => calls.act(unknownId, action, customer),
    404: () => calls.act(unknownId, action),
    409: async () => calls.act(await other(), action),
    ...large('POST', `${one}/${unknownId}/${action}`),
  });
  /** Request of the days from today. */
  const days = (count: number) => `/api/task/calendar?firstDay=${calls.today()}&lastDay=${calls.today() + count * DAY}`;
  const open = async (): Promise<string> => (await calls.task()).id;
  return {
    listTasks: {
      200: () => get(agent, all),
      400: () => get(agent, `${all}?taskStatus=LATE`),
      401: () => get(null, all),
      403: () => get(customer, all),
    },
    getWork: {
      200: () => get(agent, work),
      400: () => get(agent, `${work}?timeZone=Mars/Olympus`),
      401: () => get(null, work),
      403: () => get(customer, work),
    },
    getTaskCalendar: {
      200: () => get(agent, days(6)),
      400: () => get(agent, days(-1)),
      401: () => get(null, days(6)),
      403: () => get(customer, days(6)),
    },
    createTask: {
      201: () => calls.create(),
      400: () => calls.create({ title: ' ' }),
      401: () => calls.create({}, null),
      403: () => calls.create({}, customer),
      404: () => calls.create({ recordType: 'POLICY', recordId: unknownId }),
      409: async () => {
        const headers = { 'idempotency-key': 'one-key-for-two-different-tasks' };
        await calls.create({}, agent, headers);
        return calls.create({ title: 'Another' }, agent, headers);
      },
      ...large('POST', '/api/task/create'),
    },
    updateTask: {
      200: async () => calls.update(await calls.task()),
      400: async () => calls.update(await calls.task(), { dueDate: 1 }),
      401: () => calls.update(nothing, {}, null),
      403: () => calls.update(nothing, {}, customer),
      404: () => calls.update(nothing),
      409: async () => calls.update({ ...(await calls.task()), version: 7 }),
      ...large('PUT', '/api/task/update'),
    },
    completeTask: acts('complete', open, done),
    reopenTask: acts('reopen', done, open),
    snoozeTask: {
      200: async () => calls.snooze(await open(), calls.now() + DAY),
      400: async () => calls.snooze(await open(), calls.now() - 1),
      401: () => calls.snooze(unknownId, null, null),
      403: () => calls.snooze(unknownId, null, customer),
      404: () => calls.snooze(unknownId, null),
      409: async () => calls.snooze(await done(), null),
      ...large('POST', `${one}/${unknownId}/snooze`),
    },
    deleteTask: {
      200: async () => calls.remove(await open()),
      400: () => calls.remove('x'),
      401: () => calls.remove(unknownId, null),
      403: () => calls.remove(unknownId, customer),
      404: () => calls.remove(unknownId),
    },
  };
}
