import { endpoint, notificationSettings, notifications, unavailable } from '@fairlead/api-client/mocks';

type Setting = (typeof notificationSettings)['settings'][number];
type Schedule = Pick<typeof notificationSettings, 'digestDays' | 'quietHours'>;

/** Bodies of the sent requests, in order. Each story starts with none. */
export const sent: unknown[] = [];

const list = endpoint('get', '/api/notification/all', { notifications, hasMore: false });
const unread = endpoint('get', '/api/notification/unread', { unread: 3, mentions: 1 });
const keep = async ({ body }: { body: () => Promise<unknown> }) => {
  sent.push(await body());
  return { unread: 2, mentions: 1 };
};
const read = endpoint('put', '/api/notification/read', keep);
const readAll = endpoint('post', '/api/notification/read-all', () => {
  sent.push('all');
  return { unread: 0, mentions: 0 };
});
const isSchedule = (body: unknown): body is Schedule =>
  typeof body === 'object' && body !== null && 'digestDays' in body;
/** The settings with the last saved schedule, because a save also reloads them. */
const settings = endpoint('get', '/api/notification/settings', () => ({
  ...notificationSettings,
  ...sent.findLast(isSchedule),
}));
const save = endpoint(
  'put',
  '/api/notification/settings/update',
  async ({ body }: { body: () => Promise<unknown> }) => {
    const changed = (await body()) as Setting;
    sent.push(changed);
    const changedSettings = notificationSettings.settings.map((each) =>
      each.notificationEvent === changed.notificationEvent ? changed : each,
    );
    return { ...notificationSettings, settings: changedSettings };
  },
  'The setting was saved',
);
const saveSchedule = endpoint(
  'put',
  '/api/notification/schedule/update',
  async ({ body }: { body: () => Promise<unknown> }) => {
    const schedule = (await body()) as Schedule;
    sent.push(schedule);
    return { ...notificationSettings, ...schedule };
  },
  'The setting was saved',
);
/** Ends of the saves that wait, in order. */
const waiting: (() => void)[] = [];
const whenAnswered = () => new Promise<void>((resolve) => waiting.push(resolve));
/** Lets the server answer the oldest save of `slow`. */
export const answerNext = () => waiting.shift()?.();
/** A server that answers each save when the story allows it. */
const slow = () => {
  waiting.length = 0;
  const stored = structuredClone(notificationSettings);
  return [
    settings.answers(() => stored),
    save.answers(async ({ body }) => {
      const changed = (await body()) as Setting;
      sent.push(changed);
      await whenAnswered();
      stored.settings = stored.settings.map((each) =>
        each.notificationEvent === changed.notificationEvent ? changed : each,
      );
      return stored;
    }),
    saveSchedule.answers(async ({ body }) => {
      const schedule = (await body()) as Schedule;
      sent.push(schedule);
      await whenAnswered();
      return Object.assign(stored, schedule);
    }),
  ];
};
const usual = [list.usual, unread.usual, read.usual, readAll.usual, settings.usual, save.usual, saveSchedule.usual];
const older = notifications.slice(-1);

/** Network states for the stories. */
export const network = {
  usual,
  slow,
  loading: [list.pending, settings.pending, ...usual],
  failing: [list.answers(unavailable), settings.answers(unavailable), ...usual],
  nothing: [list.answers({ notifications: [], hasMore: false }), unread.answers({ unread: 0, mentions: 0 }), ...usual],
  paged: [
    list.answers(({ query }: { query: URLSearchParams }) =>
      query.has('afterId')
        ? { notifications: older, hasMore: false }
        : { notifications: notifications.slice(0, 2), hasMore: true },
    ),
    ...usual,
  ],
  refused: [save.answers(unavailable), saveSchedule.answers(unavailable), ...usual],
  scheduled: [
    settings.answers({ ...notificationSettings, digestDays: 'MONDAY_TO_FRIDAY', quietHours: true }),
    ...usual,
  ],
};
