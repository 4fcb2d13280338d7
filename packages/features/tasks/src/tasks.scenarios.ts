import {
  bulkRun,
  closedTask,
  doneTask,
  dueTasks,
  endpoint,
  lateTasks,
  mock,
  mockBulk,
  pageOf,
  people,
  policyDetail,
  Refusal,
  saveNetwork,
  unavailable,
  workOf,
} from '@fairlead/api-client/mocks';
import { DAY, localDay } from '@fairlead/rules';

const { id: agentId, name: agentName } = people.agent.user;
const { id: ownerId, name: ownerName } = people.owner.user;
const [late] = lateTasks;
const [due] = dueTasks;
if (!late || !due) throw new Error('no task');

export const policy = policyDetail;

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];
/** Ids of the tasks that were finished or deleted in a story. */
export const finished = new Set<string>();

/** The task already has the status. */
const unchanged = new Refusal(409, { code: 'task.status', message: 'The task was already changed.' });

const work = endpoint('get', '/api/task/work', () => workOf(lateTasks.filter(({ id }) => !finished.has(id))));
const list = endpoint('get', '/api/task/all', pageOf([...lateTasks, ...dueTasks, doneTask, closedTask]));
/** Task without a record that comes back in three days. */
const own = dueTasks.find(({ record }) => record === null) ?? due;
const tomorrow = localDay(new Date()) + DAY;
const ownNext = { ...own, snoozedUntil: Math.floor(Date.now() / 1000) + 3 * DAY };
const keep = async ({ body }: { body: () => Promise<unknown> }) => {
  sent.push(await body());
  return due;
};
const create = endpoint('post', '/api/task/create', keep, 'The task was added');
const update = endpoint('put', '/api/task/update', keep, 'The task was changed');
const complete = endpoint(
  'post',
  '/api/task/id/{id}/complete',
  () => {
    if (finished.has(late.id)) return unchanged;
    finished.add(late.id);
    return doneTask;
  },
  'Done',
);
const usual = [
  work.usual,
  list.usual,
  create.usual,
  update.usual,
  complete.usual,
  mock(
    'post',
    '/api/task/id/{id}/reopen',
    () => {
      if (finished.size === 0) return unchanged;
      finished.clear();
      return late;
    },
    'The task is open again',
  ),
  mock('post', '/api/task/id/{id}/snooze', keep, 'The task was snoozed'),
  mock('delete', '/api/task/delete/{id}', null, 'The task was deleted'),
  mock('get', '/api/agency/agents/dropdown', [
    { id: agentId, name: agentName, email: people.agent.user.email },
    { id: ownerId, name: ownerName, email: people.owner.user.email },
  ]),
  mock('get', '/api/contact/dropdown', []),
];

/** Results of actions on the two late tasks. */
const allDone = bulkRun({ list: 'tasks', action: 'COMPLETE', agentName: null, total: 2, done: 2 });
const number = late.record?.number ?? '';
const failure = { id: late.id, name: late.title, number, customerName: late.contact?.name ?? '' };
const failures = [{ ...failure, code: 'task.done', reason: 'This task is already done' }];
const start = endpoint('post', '/api/bulk/start', allDone);
const bulk = (run: Parameters<typeof bulkRun>[0] = {}) => [...mockBulk({ ...allDone, ...run }), ...usual];

/** Task of the logged-in agent, which the story deletes. */
export const deletedTask = { ...late, createdBy: { id: agentId, name: agentName } };
const many = Array.from({ length: 15 }, (_, at) => ({ ...due, id: `${due.id.slice(0, -2)}${at + 10}` }));

/** Network states for the stories. */
export const network = {
  ...saveNetwork([create, update], usual),
  usual,
  loading: [work.pending, list.pending, ...usual],
  failing: [work.answers(unavailable), list.answers(unavailable), ...usual],
  later: [
    work.answers({ ...workOf(), groups: workOf().groups.filter(({ workGroup }) => workGroup === 'LATER') }),
    ...usual,
  ],
  ownNext: [work.answers({ ...workOf(), groups: [{ workGroup: 'SNOOZED', total: 1, tasks: [ownNext] }] }), ...usual],
  /** The snoozed task moves to the group of today when it is shown again. */
  unsnoozing: [
    mock('get', '/api/task/work', () => {
      const task = sent.length > 0 ? own : ownNext;
      const rest = workOf().groups.filter(({ workGroup }) => workGroup === 'OVERDUE');
      return {
        ...workOf(),
        groups: [
          ...rest,
          { workGroup: sent.length > 0 ? ('TODAY' as const) : ('SNOOZED' as const), total: 1, tasks: [task] },
        ],
      };
    }),
    ...usual,
  ],
  /** The next day has begun in the time zone of the agency. */
  nextDay: [
    work.answers({
      today: tomorrow,
      groups: [
        { workGroup: 'OVERDUE', total: 1, tasks: [due] },
        { workGroup: 'TODAY', total: 1, tasks: [{ ...own, dueDate: tomorrow }] },
      ],
    }),
    ...usual,
  ],
  nothing: [work.answers({ ...workOf(), groups: [] }), list.answers(pageOf([])), ...usual],
  bulk: {
    completed: bulk(),
    snoozed: bulk({ action: 'SNOOZE' }),
    assigned: bulk({ action: 'ASSIGN', agentName: ownerName }),
    partial: bulk({ done: 1, failed: 1, failures }),
    failed: bulk({ done: 0, failed: 1, total: 1, undoUntil: null, failures }),
    refused: [start.answers(unavailable), ...bulk()],
  },
  refused: [complete.answers(unavailable), ...usual],
  deleting: [
    mock('get', '/api/task/all', () =>
      pageOf([deletedTask, ...dueTasks, doneTask].filter(({ id }) => !finished.has(id))),
    ),
    mock(
      'delete',
      '/api/task/delete/{id}',
      ({ path }) => {
        finished.add(String(path.id));
        return null;
      },
      'The task was deleted',
    ),
    ...usual,
  ],
  /** Overdue tasks beyond the first ones load slowly. */
  many: [
    mock('get', '/api/task/work', async ({ query }) => {
      const isLarge = query.get('groupSize') === '100';
      if (isLarge) await new Promise((resolve) => setTimeout(resolve, 300));
      const [later] = workOf().groups.filter(({ workGroup }) => workGroup === 'LATER');
      const overdue = { workGroup: 'OVERDUE', total: many.length, tasks: isLarge ? many : many.slice(0, 5) } as const;
      return { ...workOf(), groups: [overdue, ...(later ? [later] : [])] };
    }),
    ...usual,
  ],
};
