import type { Schemas } from '@fairlead/api-client/client';
import {
  agencyAgents,
  dueTasks,
  email,
  endpoint,
  gone,
  inboxCounts,
  lateTasks,
  listNetwork,
  listOf,
  mailThreadDetail,
  mailThreads,
  mock,
  opportunities,
  pageOf,
  people,
  policyDetail,
  quoteDetail,
  Refusal,
  recordNetwork,
  unavailable,
} from '@fairlead/api-client/mocks';

const [first, , asked] = mailThreads;
const [opportunity] = opportunities;
if (!first || !asked || !opportunity) throw new Error('missing thread fixture');
/** First thread of the list. */
export const firstThread = first;
/** Thread that waits for an answer. */
export const sampleThread = asked;
/** Bodies of the writes, in order. Each story starts with none. */
export const writes: unknown[] = [];

const missing = gone('This conversation no longer exists');
const isIn = (filter: string | null) => (thread: Schemas['MailThread']) =>
  filter === 'UNREAD' ? thread.isUnread : filter === 'WAITING' ? thread.waitingSince !== null : filter !== 'DONE';

const list = endpoint('get', '/api/inbox/all', ({ query }) =>
  listOf(mailThreads.filter(isIn(query.get('filter'))), query, {
    search: { search: ({ subject, customer }) => `${subject} ${customer.name}` },
  }),
);
const detail = endpoint('get', '/api/inbox/id/{id}', ({ path }) => {
  const found = mailThreads.find(({ id }) => id === path.id);
  return found ? mailThreadDetail(found) : missing;
});
const counts = mock('get', '/api/inbox/counts', inboxCounts);
const update = endpoint('put', '/api/inbox/id/{id}', async ({ path, body }) => {
  const changes = (await body()) as Schemas['MailThreadUpdate'];
  writes.push(changes);
  const { isUnread = false, isDone = false } = changes;
  return mailThreadDetail({ ...(mailThreads.find(({ id }) => id === path.id) ?? sampleThread), isUnread, isDone });
});
const send = endpoint(
  'post',
  '/api/email/send',
  ({ query }) => {
    writes.push({ threadId: query.get('threadId') });
    return email('Sent');
  },
  'Mail sent successfully',
);
const note = endpoint(
  'post',
  '/api/inbox/notes/create',
  async ({ body }) => {
    const { threadId, text } = (await body()) as Schemas['ThreadNoteCreate'];
    writes.push({ text });
    if (text.startsWith('Slow')) await new Promise((resolve) => setTimeout(resolve, 500));
    return {
      id: sampleThread.id,
      threadId,
      text,
      createdBy: { id: threadId, name: 'Daniel Okafor', photo: null },
      createdAt: 1,
    };
  },
  'Note added',
);

const [lateTask] = lateTasks;
const [dueTask] = dueTasks;
if (!lateTask || !dueTask) throw new Error('missing task fixture');
/** Open tasks of the customer. A colleague does the second one. */
export const customerTasks = [
  lateTask,
  { ...dueTask, assignee: { id: sampleThread.id, name: people.owner.user.name } },
];
/** Ids of the tasks that were finished in a story, and queries of the requests for tasks. */
export const finished = new Set<string>();
export const taskQueries: string[] = [];
const openTasks = (total?: number) => () => {
  const content = customerTasks.filter(({ id }) => !finished.has(id));
  return { ...pageOf(content), totalElements: total ?? content.length };
};
const tasks = endpoint('get', '/api/task/all', ({ query }) => {
  taskQueries.push(query.toString());
  return openTasks()();
});
const taskWrites = [
  mock(
    'post',
    '/api/task/id/{id}/complete',
    ({ path }) => {
      finished.add(String(path.id));
      return { ...lateTask, doneDate: 1 };
    },
    'The task is done',
  ),
  mock(
    'post',
    '/api/task/id/{id}/reopen',
    ({ path }) => {
      finished.delete(String(path.id));
      return lateTask;
    },
    'The task is open again',
  ),
  mock(
    'post',
    '/api/task/create',
    async ({ body }) => {
      writes.push(await body());
      return dueTask;
    },
    'The task was added',
  ),
];
const tooMany = new Refusal(409, { code: 'idempotency.reused', message: 'This mail was already sent' });
const withoutTasks = [
  counts,
  update.usual,
  send.usual,
  note.usual,
  mock('get', '/api/agency/agents/dropdown', agencyAgents),
  mock('get', '/api/policy/id/{id}', policyDetail),
  mock('get', '/api/quotes/id/{id}', quoteDetail),
  mock('get', '/api/opportunity/id/{id}', opportunity),
  ...taskWrites,
];
const others = [tasks.usual, ...withoutTasks];

/** Answers the change of a thread in `inboxNetwork.lateChange`. */
export const lateChange = { answer: () => undefined as void };

/** Number of messages that have arrived in the thread of `inboxNetwork.arriving` since it was opened. */
export const arrived = { messages: 0 };
function arrivingThread() {
  const { messages } = arrived;
  const isUnread = messages > 0 && !writes.some((write) => (write as Schemas['MailThreadUpdate']).isUnread === false);
  return mailThreadDetail({ ...sampleThread, messageCount: sampleThread.messageCount + messages, isUnread });
}

/** Network states of the list. */
export const inboxNetwork = {
  ...listNetwork(list, [detail.usual, ...others]),
  ...recordNetwork(detail, missing, [list.usual, ...others]),
  failingUpdate: [update.answers(unavailable), list.usual, detail.usual, ...others],
  /** The change of a thread to done is answered when the story calls `lateChange.answer`. */
  lateChange: [
    update.answers(async (request) => {
      const payload = await update.payload(request);
      // opening a conversation marks it as read at once
      if (!('isDone' in payload) || !payload.isDone) return payload;
      await new Promise<void>((resolve) => {
        lateChange.answer = resolve;
      });
      return payload;
    }),
    list.usual,
    detail.usual,
    ...others,
  ],
  /** After the first answer, the thread has a new message. */
  arriving: [detail.answers(arrivingThread), list.usual, ...others],
  failingNote: [note.answers(unavailable), list.usual, detail.usual, ...others],
  failingSend: [send.answers(tooMany), list.usual, detail.usual, ...others],
  usual: [list.usual, detail.usual, ...others],
  tasks: {
    loading: [tasks.pending, list.usual, detail.usual, ...withoutTasks],
    failing: [tasks.answers(unavailable), list.usual, detail.usual, ...withoutTasks],
    none: [tasks.answers(pageOf([])), list.usual, detail.usual, ...withoutTasks],
    many: [tasks.answers(openTasks(7)), list.usual, detail.usual, ...withoutTasks],
  },
  /** The list shows the first two threads, and not the one in which the customer has waited longest. */
  firstThreads: [
    list.answers((request) =>
      request.query.get('filter') === 'WAITING' ? list.payload(request) : pageOf(mailThreads.slice(0, 2)),
    ),
    detail.usual,
    ...others,
  ],
  /** The list loads once and then fails. */
  stale: () => {
    let loads = 0;
    return [
      list.answers((request) => {
        loads += 1;
        return loads > 1 ? unavailable : list.payload(request);
      }),
      detail.usual,
      ...others,
    ];
  },
};
