import {
  claimNoteEntry,
  contacts,
  customerTimeline,
  dueTasks,
  endpoint,
  type MockRequest,
  mock,
  olderCustomerTimeline,
  olderTimeline,
  otherNote,
  ownNote,
  people,
  policyDetail,
  recentActivity,
  saveNetwork,
  timeline,
  unavailable,
} from '@fairlead/api-client/mocks';

const [task] = dueTasks;
const [contact] = contacts;
if (!task || !contact) throw new Error('no task or contact');

export const contactId = contact.id;

export const policy = policyDetail;
/** Colleague of the signed-in agent. */
export const colleague = otherNote.createdBy;
export { claimNoteEntry, otherNote, ownNote };

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];
/** Notes that were deleted in a story. */
export const deleted = new Set<string>();

const read = endpoint('get', '/api/activity/timeline', ({ query }: MockRequest) => {
  if (query.get('before')) return olderTimeline;
  const kind = query.get('entryKind');
  const entries = timeline.entries.filter(({ id, entryKind }) => !deleted.has(id) && (!kind || entryKind === kind));
  return { ...timeline, entries, next: kind ? null : timeline.next };
});
const keep = async ({ body }: Pick<MockRequest, 'body'>) => {
  sent.push(await body());
  return ownNote;
};
const create = endpoint('post', '/api/activity/note/create', keep, 'The note was saved');
const update = endpoint('put', '/api/activity/note/update', keep, 'The note was changed');
const agents = [ownNote.createdBy, colleague].map((agent) => ({ ...agent, email: people.owner.user.email }));
const usual = [
  read.usual,
  create.usual,
  update.usual,
  mock('post', '/api/activity/note/id/{id}/pin', keep, 'The note was pinned'),
  mock(
    'delete',
    '/api/activity/note/delete/{id}',
    () => {
      deleted.add(ownNote.id);
      return null;
    },
    'The note was deleted',
  ),
  mock(
    'post',
    '/api/activity/note/id/{id}/restore',
    () => {
      deleted.clear();
      return ownNote;
    },
    'The note was restored',
  ),
  mock('get', '/api/agency/agents/dropdown', agents),
  mock(
    'post',
    '/api/task/create',
    async (request) => {
      await keep(request);
      return task;
    },
    'The task was added',
  ),
];

/** Network states for the stories. */
export const network = {
  ...saveNetwork([create, update], usual),
  usual,
  slow: [
    mock(
      'post',
      '/api/activity/note/create',
      async (request: MockRequest) => {
        await new Promise((resolve) => setTimeout(resolve, 800));
        return keep(request);
      },
      'The note was saved',
    ),
    ...usual,
  ],
  loading: [read.pending, ...usual],
  failing: [read.answers(unavailable), ...usual],
  erased: [read.answers({ ...timeline, erased: true }), ...usual],
  nothing: [read.answers({ entries: [], pinned: null, erased: false, next: null }), ...usual],
  ofClaim: [read.answers({ entries: [claimNoteEntry], pinned: null, erased: false, next: null }), ...usual],
  long: [
    read.answers({
      ...timeline,
      entries: Array.from({ length: 5 }, (_, page) =>
        timeline.entries.map((entry) => ({
          ...entry,
          id: `${entry.id.slice(0, -6)}${page}${entry.id.slice(-5)}`,
          date: entry.date - page * 40 * 86_400,
        })),
      ).flat(),
    }),
    ...usual,
  ],
};

const readOwn = endpoint('get', '/api/activity/timeline', ({ query }: MockRequest) => {
  if (query.get('before')) return olderCustomerTimeline;
  const kind = query.get('entryKind');
  const entries = customerTimeline.entries.filter(({ entryKind }) => !kind || entryKind === kind);
  return { ...customerTimeline, entries, next: kind ? null : customerTimeline.next };
});
/** Network states for the stories of customers. */
export const customerNetwork = {
  usual: [readOwn.usual],
  loading: [readOwn.pending],
  failing: [readOwn.answers(unavailable)],
  nothing: [readOwn.answers({ entries: [], pinned: null, erased: false, next: null })],
};

const recent = endpoint('get', '/api/activity/recent', recentActivity);
/** Network states for the stories of the recent activity. */
export const recentNetwork = {
  usual: [recent.usual],
  loading: [recent.pending],
  failing: [recent.answers(unavailable)],
  nothing: [recent.answers({ entries: [] })],
};
