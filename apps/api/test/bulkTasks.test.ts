import { DAY, utcToday } from '@fairlead/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, claims, tasks } from '../src/db/schema/index.ts';
import { bulkCalls } from './support/bulkStatusCases.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, owner, quoteCalls } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const assistant = 'assistant@demo.test';
const { start, undo, agentIdOf } = bulkCalls(() => server);
const policies = policyCalls(() => server);
const quotes = quoteCalls(() => server);
const contactOf = contactCalls(() => server);

const task = async (values: object = {}, assignee = agent) => ({
  title: '  Ask for the loss run ',
  taskKind: 'CALL',
  dueDate: utcToday(server.clock.now()) + 3 * DAY,
  assigneeId: await agentIdOf(assignee),
  ...values,
});
const openTasksOf = (...recordIds: string[]) =>
  server.db
    .select()
    .from(tasks)
    .where(and(inArray(tasks.policyId, recordIds), isNull(tasks.deletedAt), isNull(tasks.rule)));

describe('tasks for many records', () => {
  it('are added to each record, and deleted by Undo', async () => {
    const made = [await policies.policy(), await policies.policy()];
    const ids = made.map(({ id }) => id);
    const body = { action: 'TASK', task: await task({ dueTime: '15:30' }, owner), records: ids.map((id) => ({ id })) };
    const run = (await start(body)).json().payload;
    expect(run).toMatchObject({ action: 'TASK', state: 'DONE', done: 2, failed: 0, undoUntil: expect.any(Number) });
    const added = await openTasksOf(...ids);
    const assigneeId = await agentIdOf(owner);
    const createdBy = await agentIdOf(agent);
    const content = { title: 'Ask for the loss run', kind: 'CALL', dueTime: '15:30', assigneeId, createdBy };
    expect(added).toMatchObject([content, content]);
    const audited = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.recordId, added[0]?.id ?? ''));
    expect(audited.map(({ operationId }) => operationId)).toEqual(['createTask']);
    expect((await undo(run.id)).json().payload).toMatchObject({ state: 'UNDONE', done: 2, failed: 0 });
    expect(await openTasksOf(...ids)).toEqual([]);
  });

  it('that were completed or changed meanwhile are left alone by Undo', async () => {
    const ids = [(await policies.policy()).id, (await policies.policy()).id, (await policies.policy()).id];
    const run = (await start({ action: 'TASK', task: await task(), records: ids.map((id) => ({ id })) })).json()
      .payload;
    const added = await openTasksOf(...ids);
    const taskOf = (policyId: string | undefined) => added.find((one) => one.policyId === policyId);
    const [completed, renamed, untouched] = [taskOf(ids[0]), taskOf(ids[1]), taskOf(ids[2])];
    expect((await policies.send(agent, 'POST', `/api/task/id/${completed?.id}/complete`)).statusCode).toBe(200);
    const title = 'Ask for both loss runs';
    const content = await task({ title, taskId: renamed?.id, version: renamed?.version });
    expect((await policies.send(agent, 'PUT', '/api/task/update', content)).statusCode).toBe(200);
    const undone = (await undo(run.id)).json().payload;
    expect(undone).toMatchObject({ state: 'UNDONE', done: 1, failed: 2 });
    expect(undone.failures).toMatchObject([{ code: 'bulk.changed' }, { code: 'bulk.changed' }]);
    const kept = await openTasksOf(...ids);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([completed?.id, renamed?.id]));
    expect(kept.map(({ id }) => id)).not.toContain(untouched?.id);
    expect(kept.find(({ id }) => id === renamed?.id)?.title).toBe(title);
  });

  it.each(['opportunities', 'quotes', 'contacts', 'renewals'] as const)('are added to %s', async (list) => {
    const make = {
      opportunities: async () => (await quotes.opportunity()).id,
      quotes: async () => (await quotes.quote()).id,
      contacts: async () => (await contactOf.createRecord()).id,
      renewals: async () => (await policies.policy()).id,
    };
    const column = { opportunities: 'opportunityId', quotes: 'quoteId', contacts: 'contactId', renewals: 'policyId' };
    const id = await make[list]();
    const run = (await start({ list, action: 'TASK', task: await task(), records: [{ id }] })).json().payload;
    expect(run).toMatchObject({ done: 1, failed: 0 });
    const added = await server.db.select().from(tasks).where(eq(tasks.title, 'Ask for the loss run'));
    expect(added).toContainEqual(expect.objectContaining({ [column[list]]: id }));
  });

  it('go to agents of the agency, and those of claims to licensed agents', async () => {
    const { id } = await policies.policy();
    const errorsOf = async (body: object) => {
      const response = await start({ action: 'TASK', records: [{ id }], ...body });
      return [response.statusCode, response.json().errors];
    };
    expect(await errorsOf({})).toMatchObject([400, [{ field: 'task' }]]);
    expect(await errorsOf({ task: await task({ assigneeId: unknownId }) })).toMatchObject([
      400,
      [{ field: 'assigneeId', code: 'task.agentUnknown' }],
    ]);
    expect(await errorsOf({ task: await task({ dueDate: 12345 }) })).toMatchObject([400, [{ field: 'dueDate' }]]);
    const [claim] = await server.db.select().from(claims).limit(1);
    const ofClaim = { list: 'claims', records: [{ id: claim?.id }] };
    expect(await errorsOf({ ...ofClaim, task: await task({}, assistant) })).toMatchObject([
      400,
      [{ field: 'assigneeId', code: 'task.agentLicensed' }],
    ]);
    expect((await start({ ...ofClaim, action: 'TASK', task: await task() })).json().payload).toMatchObject({ done: 1 });
  });

  it('are refused for claims to callers without a license, who cannot list claims', async () => {
    const [claim] = await server.db.select().from(claims).limit(1);
    for (const chosen of [{ query: '' }, { records: [{ id: claim?.id }] }]) {
      const response = await start({ list: 'claims', action: 'TASK', task: await task(), ...chosen }, assistant);
      expect([response.statusCode, response.json()]).toMatchObject([403, { code: 'auth.forbidden', payload: null }]);
    }
  });
});
