import {
  defaultChannels,
  mayBeNotified,
  notificationEventNames,
  notificationEvents,
  type TaskRule,
  taskRules,
  type Viewer,
} from '@fairlead/rules';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { onlyRow } from '../src/db/rows.ts';
import { agencies, notificationSettings, notifications, tasks, users } from '../src/db/schema/index.ts';
import { type Run, scoped } from '../src/db/scope.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { notify } from '../src/records/notifications.ts';
import { rowsOf } from './support/database.ts';
import { type Harness, silentLog, startHarness } from './support/harness.ts';
import { agent, owner } from './support/quotes.ts';
import { requests } from './support/requests.ts';
import { firstRow, type TaskEvent, taskEvents } from './support/taskEvents.ts';

let server: Harness;
let run: Run;
let agencyId: string;
let agentId: string;
let events: Record<TaskRule, TaskEvent>;
const idOf = async (email: string) => {
  const [row] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return row?.id ?? '';
};
beforeAll(async () => {
  server = await startHarness();
  run = scoped(server.db, { role: 'fairlead_jobs' });
  const [row] = await server.db.select().from(users).where(eq(users.email, agent));
  if (!row?.agencyId) throw new Error('the agent has no agency');
  [agencyId, agentId] = [row.agencyId, row.id];
  events = taskEvents(server, agencyId, agentId);
});
beforeEach(async () => {
  await server.db.delete(notifications);
  await server.db.delete(notificationSettings);
  await server.db.delete(tasks);
});
afterAll(() => server.close());

const { get, send } = requests(() => server);

interface Shown {
  id: string;
  notificationEvent: string;
  title: string;
  subjectId: string;
  read: boolean;
}
const list = async (as: string, query = ''): Promise<Shown[]> =>
  (await get(as, `/api/notification/all?pageSize=100${query}`)).json().payload.notifications;
const unread = async (as: string): Promise<number> => (await get(as, '/api/notification/unread')).json().payload.unread;

describe.each(taskRules)('%s', (rule) => {
  it('notifies the assignee until its cause is gone', async () => {
    const { make, remove, isLater = false } = events[rule];
    const id = await make();
    if (isLater) {
      await server.db.delete(notifications);
      await server.db.delete(tasks);
      await server.db.update(agencies).set({ dayStartedOn: null }).where(eq(agencies.id, agencyId));
      await startDay({ run, clock: server.clock, log: silentLog });
    }
    const event = rule === 'QUOTE_ACCEPTED' ? 'QUOTE_ANSWERED' : rule;
    const [added] = await server.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.subjectId, id), eq(notifications.event, event)));
    expect(added).toBeDefined();
    const [recipient] = await server.db
      .select()
      .from(users)
      .where(eq(users.id, added?.userId ?? ''));
    const email = recipient?.email ?? '';
    const isIt = (one: Shown) => one.subjectId === id && one.notificationEvent === event;
    const shown = (await list(email)).find(isIt);
    expect(shown).toMatchObject({ read: false });
    expect(shown?.title).not.toMatch(/\{\w+\}/);
    await remove(id);
    expect((await list(email)).find(isIt)).toBeUndefined();
  });
});

describe('notifications', () => {
  const policyOf = () => firstRow(server.db, agencyId, 'policies');
  const mention = async (recipients: string[], more: Partial<Parameters<typeof notify>[1]> = {}) => {
    const policyId = await policyOf();
    await scoped(server.db, { role: 'fairlead_app', agency: agencyId, user: agentId })((tx) =>
      notify(tx, {
        agencyId,
        recipients,
        event: 'MENTION',
        record: { policyId },
        subjectId: policyId,
        actorId: agentId,
        ...more,
      }),
    );
  };

  it('have the events and defaults of the rules package', async () => {
    const found = rowsOf<Record<string, unknown>>(await server.db.execute(sql`select * from notification_events`));
    expect(Object.fromEntries(found.map(({ event, ...rest }) => [event, rest]))).toEqual(
      Object.fromEntries(
        notificationEventNames.map((event) => {
          const { role, ...rest } = notificationEvents[event];
          return [event, { role_type: role, agency_admin: 'agencyAdmin' in rest, ...defaultChannels(event) }];
        }),
      ),
    );
  });

  it('never go to the user who caused them', async () => {
    await mention([agentId, await idOf(owner)]);
    expect(await list(agent)).toEqual([]);
    expect(await list(owner)).toHaveLength(1);
  });

  it('go to users of the agency only', async () => {
    const [stranger] = await server.db.select().from(users).where(sql`${users.agencyId} <> ${agencyId}`).limit(1);
    await mention([stranger?.id ?? '']);
    expect(await server.db.select().from(notifications)).toEqual([]);
    await expect(mention([await idOf(owner)], { agencyId: stranger?.agencyId ?? '' })).rejects.toThrow();
  });

  it('follow one rule for every event, role and record', async () => {
    const ids = { POLICY: await policyOf(), CLAIM: await firstRow(server.db, agencyId, 'claims') };
    const people = await Promise.all(
      [owner, agent, 'assistant@demo.test', 'customer@demo.test'].map(async (email) => {
        const [row] = await server.db.select().from(users).where(eq(users.email, email));
        const viewer: Pick<Viewer, 'role' | 'licensed' | 'agencyAdmin'> = {
          role: email.startsWith('customer') ? 'CUSTOMER' : 'AGENT',
          licensed: row?.licensedAgent ?? false,
          agencyAdmin: row?.agencyAdmin ?? false,
        };
        return { email, id: row?.id ?? '', viewer };
      }),
    );
    for (const event of notificationEventNames)
      for (const recordType of ['POLICY', 'CLAIM'] as const) {
        await server.db.delete(notifications);
        const record = recordType === 'POLICY' ? { policyId: ids.POLICY } : { claimId: ids.CLAIM };
        const news = { event, record, subjectId: ids.POLICY, agencyId, actorId: null };
        await run((tx) => notify(tx, { ...news, recipients: people.map(({ id }) => id) }));
        const rows = await server.db.select({ userId: notifications.userId }).from(notifications);
        const allowed = people.filter(({ viewer }) => mayBeNotified(viewer, event, recordType)).map(({ id }) => id);
        expect([event, recordType, rows.map(({ userId }) => userId).sort()]).toEqual([
          event,
          recordType,
          allowed.sort(),
        ]);
      }
  });

  it('of claims disappear for an agent who loses the license', async () => {
    const claimId = await firstRow(server.db, agencyId, 'claims');
    await mention([await idOf(owner)], { record: { claimId }, event: 'CLAIM_MOVED' });
    expect(await unread(owner)).toBe(1);
    await server.db.update(users).set({ licensedAgent: false }).where(eq(users.email, owner));
    expect([await unread(owner), await list(owner)]).toEqual([0, []]);
    await server.db.update(users).set({ licensedAgent: true }).where(eq(users.email, owner));
    expect(await unread(owner)).toBe(1);
  });

  it('are marked by their recipient only', async () => {
    await mention([await idOf(owner)]);
    const [{ id } = { id: '' }] = await list(owner);
    const mark = (as: string, read: boolean) =>
      send(as, 'PUT', '/api/notification/read', { notificationIds: [id], read });
    expect((await mark(agent, true)).statusCode).toBe(404);
    expect(await unread(owner)).toBe(1);
    expect((await mark(owner, true)).json()).toMatchObject({ code: 'notification.read', payload: { unread: 0 } });
    expect((await mark(owner, false)).json()).toMatchObject({
      code: 'notification.unread',
      payload: { unread: 1, mentions: 1 },
    });
    expect((await send(owner, 'POST', '/api/notification/read-all')).json().payload.unread).toBe(0);
    expect(await list(owner, '&notificationFilter=UNREAD')).toEqual([]);
    expect(await list(owner, '&notificationFilter=MENTIONS')).toHaveLength(1);
  });

  it('are counted as mentions, also when more than a hundred others are older or newer', async () => {
    await mention([await idOf(owner)], { event: 'CLAIM_MOVED' });
    const first = onlyRow(await server.db.select().from(notifications));
    const others = Array.from({ length: 240 }, (_, at) => ({
      ...first,
      id: uuidv7(),
      createdAt: new Date(first.createdAt.getTime() + (at - 120) * 1000),
    }));
    await server.db.insert(notifications).values(others);
    await mention([await idOf(owner)]);
    expect((await get(owner, '/api/notification/unread')).json().payload).toEqual({ unread: 100, mentions: 1 });
  });

  it('are listed in pages from the newest', async () => {
    const recipient = await idOf(owner);
    for (let i = 0; i < 5; i++) await mention([recipient], { detail: String(i) });
    const first = (await get(owner, '/api/notification/all?pageSize=2')).json().payload;
    expect(first.hasMore).toBe(true);
    const after = (id: string) => get(owner, `/api/notification/all?pageSize=2&afterId=${id}`);
    const second = (await after(first.notifications[1].id)).json().payload;
    const third = (await after(second.notifications[1].id)).json().payload;
    expect(third.hasMore).toBe(false);
    const titles = [first, second, third].flatMap(({ notifications: shown }) =>
      shown.map(({ title }: Shown) => title.slice(-1)),
    );
    expect(titles).toEqual(['4', '3', '2', '1', '0']);
  });

  it('follow the settings', async () => {
    const save = (setting: object) => send(owner, 'PUT', '/api/notification/settings/update', setting);
    const off = { notificationEvent: 'CLAIM_MOVED', portal: false, mail: false, digest: false };
    expect((await save(off)).statusCode).toBe(200);
    const claimId = await firstRow(server.db, agencyId, 'claims');
    await mention([await idOf(owner)], { record: { claimId }, event: 'CLAIM_MOVED' });
    expect(await server.db.select().from(notifications)).toEqual([]);
    expect((await save({ ...off, notificationEvent: 'MENTION' })).json().code).toBe('request.invalid');
    expect((await save({ ...off, notificationEvent: 'QUOTE_SENT', portal: true })).json().code).toBe('request.invalid');
  });
});
