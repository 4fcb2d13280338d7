import { DAY } from '@fairlead/rules';
import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { auditLog, claims, tasks, users } from '../src/db/schema/index.ts';
import { bulkCalls } from './support/bulkStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, owner } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';
import { taskCalls } from './support/tasks.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const assistant = 'assistant@demo.test';
const bulk = bulkCalls(() => server);
const { undo, agentIdOf } = bulk;
const calls = taskCalls(() => server);

interface Chosen {
  id: string;
  version?: number;
}
const start = (body: { action: string; records?: Chosen[]; [field: string]: unknown }, as = agent) =>
  bulk.start({ list: 'tasks', ...body, records: body.records?.map(({ id, version }) => ({ id, version })) }, as);
const run = async (body: Parameters<typeof start>[0], as = agent) => {
  const response = await start(body, as);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};
const stored = (...ids: string[]) =>
  server.db.select().from(tasks).where(inArray(tasks.id, ids)).orderBy(asc(tasks.createdAt), asc(tasks.id));
const claimTask = async () => {
  const [claim] = await server.db.select().from(claims).limit(1);
  return calls.task({ recordType: 'CLAIM', recordId: claim?.id });
};

describe('many tasks', () => {
  it('of the caller and of colleagues are completed, and opened again by Undo', async () => {
    const records = [await calls.task(), await calls.task({ assigneeId: await agentIdOf(owner) }), await claimTask()];
    const ids = records.map(({ id }) => id);
    const done = await run({ action: 'COMPLETE', records });
    expect(done).toMatchObject({ list: 'tasks', action: 'COMPLETE', state: 'DONE', done: 3, failed: 0 });
    const doneBy = await agentIdOf(agent);
    const finished = { doneAt: expect.any(Date), doneBy };
    expect(await stored(...ids)).toMatchObject([finished, finished, finished]);
    expect((await undo(done.id)).json().payload).toMatchObject({ state: 'UNDONE', done: 3, failed: 0 });
    const open = { doneAt: null, doneBy: null };
    expect(await stored(...ids)).toMatchObject([open, open, open]);
    const audited = await server.db.select().from(auditLog).where(eq(auditLog.recordId, ids[0]));
    expect(audited.map(({ operationId }) => operationId).sort()).toEqual(['completeTask', 'createTask', 'reopenTask']);
  });

  it('are changed by the rules of one task, and the others name the reason', async () => {
    const [one, done, deleted] = [
      await calls.task(),
      await calls.task({ title: 'Send the form' }),
      await calls.task({ title: 'Ask for photos' }),
    ];
    await calls.act(done.id, 'complete', owner);
    await calls.remove(deleted.id);
    const records = [one, done, deleted, { id: unknownId }];
    expect(await run({ action: 'COMPLETE', records })).toMatchObject({
      done: 1,
      failed: 3,
      failures: expect.arrayContaining([
        expect.objectContaining({
          id: done.id,
          name: 'Send the form',
          code: 'task.done',
          reason: 'This task is already done',
        }),
        expect.objectContaining({ id: deleted.id, name: 'Ask for photos', code: 'task.notFound' }),
        expect.objectContaining({ id: unknownId, name: '', code: 'error.notFound' }),
      ]),
    });
  });

  it('of claims stay hidden from agents without a license', async () => {
    const [own, hidden] = [await calls.task({}, assistant), await claimTask()];
    for (const body of [{ action: 'COMPLETE' }, { action: 'SNOOZE', snoozedUntil: calls.now() + DAY }]) {
      const made = await calls.task({}, assistant);
      expect(await run({ ...body, records: [made, hidden] }, assistant)).toMatchObject({
        done: 1,
        failures: [{ id: hidden.id, name: '', number: '', customerName: '', code: 'error.notFound' }],
      });
    }
    const refused = await run({ action: 'ASSIGN', agentId: await agentIdOf(assistant), records: [own, hidden] });
    expect(refused).toMatchObject({ done: 1, failures: [{ id: hidden.id, code: 'task.agentLicensed' }] });
    expect(await stored(hidden.id)).toMatchObject([{ doneAt: null, snoozedUntil: null, version: hidden.version }]);
  });

  it('of another agency do not exist, and customers change none', async () => {
    const [agentOfOther] = await server.db.select().from(users).where(eq(users.email, 'unsubscribed@demo.test'));
    const { id: assigneeId = '', agencyId } = agentOfOther ?? {};
    if (!agencyId) throw new Error('the demo has no other agency');
    const id = uuidv7();
    const content = { title: 'Call', kind: 'CALL' as const, dueOn: '2026-11-20', createdAt: new Date() };
    await server.db.insert(tasks).values({ id, agencyId, assigneeId, createdBy: assigneeId, ...content });
    for (const action of [{ action: 'COMPLETE' }, { action: 'ASSIGN', agentId: await agentIdOf(owner) }]) {
      const alone = await start({ ...action, records: [{ id }] });
      expect([alone.statusCode, alone.json().errors]).toMatchObject([400, [{ code: 'bulk.nothing' }]]);
      const own = await calls.task();
      expect(await run({ ...action, records: [own, { id }] })).toMatchObject({
        done: 1,
        failures: [{ id, name: '', code: 'error.notFound' }],
      });
    }
    expect(await stored(id)).toMatchObject([{ doneAt: null, assigneeId, version: 1 }]);
    const asCustomer = await start({ action: 'COMPLETE', records: [{ id }] }, 'customer@demo.test');
    expect(asCustomer.statusCode).toBe(403);
  });

  it('that have changed since the action are left alone by Undo', async () => {
    const records = [await calls.task(), await calls.task(), await calls.task()];
    const [kept, changed, restored] = records;
    const snoozed = await run({ action: 'SNOOZE', snoozedUntil: calls.now() + DAY, records });
    await calls.act(kept.id, 'complete', owner);
    await calls.snooze(changed.id, calls.now() + 5 * DAY, owner);
    expect((await undo(snoozed.id)).json().payload).toMatchObject({
      done: 1,
      failed: 2,
      failures: expect.arrayContaining([
        expect.objectContaining({ id: kept.id, code: 'bulk.changed' }),
        expect.objectContaining({ id: changed.id, code: 'bulk.changed' }),
      ]),
    });
    expect(await stored(changed.id, restored.id)).toMatchObject([
      { snoozedUntil: new Date((calls.now() + 5 * DAY) * 1000) },
      { snoozedUntil: null },
    ]);
  });

  it('are snoozed again when their completion is undone', async () => {
    const task = await calls.task();
    const until = calls.now() + 5 * DAY;
    await calls.snooze(task.id, until);
    const completed = await run({ action: 'COMPLETE', records: [{ id: task.id }] });
    expect((await undo(completed.id)).json().payload).toMatchObject({ state: 'UNDONE' });
    expect(await stored(task.id)).toMatchObject([{ doneAt: null, snoozedUntil: new Date(until * 1000) }]);
  });

  it('are snoozed until a time in the future, and Undo restores an earlier time unless it has passed', async () => {
    const [soon, later] = [await calls.task(), await calls.task()];
    const errors = async (body: object) => (await start({ action: 'SNOOZE', records: [soon], ...body })).json().errors;
    expect(await errors({})).toMatchObject([{ field: 'snoozedUntil', code: 'request.value' }]);
    expect(await errors({ snoozedUntil: calls.now() })).toMatchObject([
      { field: 'snoozedUntil', code: 'task.snoozePast' },
    ]);
    await calls.snooze(soon.id, calls.now() + 60);
    await calls.snooze(later.id, calls.now() + 3 * DAY);
    const before = calls.now();
    const records = [soon, later];
    const { id } = await run({ action: 'SNOOZE', snoozedUntil: before + 7 * DAY, records });
    expect(await stored(soon.id)).toMatchObject([{ snoozedUntil: new Date((before + 7 * DAY) * 1000) }]);
    server.clock.advance(120);
    expect((await undo(id)).json().payload).toMatchObject({ done: 2, failed: 0 });
    expect(await stored(soon.id, later.id)).toMatchObject([
      { snoozedUntil: null },
      { snoozedUntil: new Date((before + 3 * DAY) * 1000) },
    ]);
  });

  it('are given to an agent in the version that the caller has seen, and given back by Undo', async () => {
    const [given, changed] = [await calls.task(), await calls.task()];
    await calls.update(changed, { title: 'Call on Friday' });
    const agentId = await agentIdOf(owner);
    const assigned = await run({ action: 'ASSIGN', agentId, records: [given, changed] });
    expect(assigned).toMatchObject({ done: 1, failures: [{ id: changed.id, code: 'bulk.changed' }] });
    expect(assigned.agentName).not.toBe('');
    expect(await stored(given.id)).toMatchObject([{ assigneeId: agentId, title: given.title, dueTime: given.dueTime }]);
    expect((await undo(assigned.id)).json().payload).toMatchObject({ done: 1, failed: 0 });
    expect(await stored(given.id)).toMatchObject([{ assigneeId: given.assignee.id }]);
    const errors = async (body: object) => (await start({ action: 'ASSIGN', records: [given], ...body })).json().errors;
    expect(await errors({})).toMatchObject([{ field: 'agentId' }]);
    expect(await errors({ agentId: unknownId })).toMatchObject([{ field: 'agentId' }]);
  });

  it('of rules keep their translated title when they are given away', async () => {
    const [ofRule] = await server.db.select().from(tasks).where(eq(tasks.rule, 'QUOTE_UNANSWERED')).limit(1);
    const records = [{ id: ofRule?.id ?? '' }];
    expect(await run({ action: 'ASSIGN', agentId: await agentIdOf(owner), records })).toMatchObject({ done: 1 });
    expect(await stored(ofRule?.id ?? '')).toMatchObject([{ title: null, assigneeId: await agentIdOf(owner) }]);
  });

  it('have no other actions, and other records cannot be completed', async () => {
    const records = [await calls.task()];
    for (const action of ['STATUS', 'DELETE', 'MAIL', 'TASK'])
      expect((await start({ action, records })).json().errors).toMatchObject([{ code: 'bulk.unknownAction' }]);
    const answer = await bulk.start({ list: 'policies', action: 'COMPLETE', records: [{ id: unknownId }] });
    expect(answer.json().errors).toMatchObject([{ code: 'bulk.unknownAction' }]);
  });
});
