import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textAjv } from '../src/contract/validation.ts';
import { auditLog, claims, contacts, mails, opportunities, quotes } from '../src/db/schema/index.ts';
import { bulkCalls } from './support/bulkStatusCases.ts';
import { claimCalls } from './support/claims.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { opportunityCalls } from './support/opportunityStatusCases.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';
const agent = 'agent@demo.test';
const assistant = 'assistant@demo.test';
const { start, undo, agentIdOf, policies } = bulkCalls(() => server);
const opportunityOf = opportunityCalls(() => server);
const contactOf = contactCalls(() => server);
const claimOf = claimCalls(() => server);

/** Starts an action on records and returns its result. */
const run = async (body: object, as = agent) => {
  const response = await start(body, as);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
};
const recordsOf = (made: readonly { id: string; version?: number }[]) =>
  made.map(({ id, version }) => ({ id, ...(version !== undefined && { version }) }));
const operationsOn = async (id: string) => {
  const entries = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
  return entries.map(({ operationId }) => operationId);
};
const stored = {
  opportunity: async (id: string) => (await server.db.select().from(opportunities).where(eq(opportunities.id, id)))[0],
  quote: async (id: string) => (await server.db.select().from(quotes).where(eq(quotes.id, id)))[0],
  contact: async (id: string) => (await server.db.select().from(contacts).where(eq(contacts.id, id)))[0],
  claim: async (id: string) => (await server.db.select().from(claims).where(eq(claims.id, id)))[0],
};

it('the filters of a list are compiled once, because the compiler keeps every schema', async () => {
  const compile = vi.spyOn(textAjv, 'compile');
  const agentId = await agentIdOf(agent);
  const search = () => start({ list: 'contacts', action: 'ASSIGN', query: 'status=NONE', agentId }, agent);
  const compiled = () => new Set(compile.mock.calls.map(([schema]) => schema));
  await search();
  const first = compiled();
  await search();
  expect(compiled().size).toBe(first.size);
  compile.mockRestore();
});

describe('opportunities', () => {
  const list = 'opportunities';
  const make = async () => [await opportunityOf.createRecord(), await opportunityOf.createRecord()] as const;

  it('get another status, and their own one again by Undo', async () => {
    const made = await make();
    const [first, second] = made;
    await opportunityOf.update({ id: second.id, version: second.version, status: 'QUOTED' });
    const records = recordsOf([first, { id: second.id }]);
    const changed = await run({ list, action: 'STATUS', status: 'CONTACTED', records });
    expect(changed).toMatchObject({ state: 'DONE', done: 2, failed: 0, status: 'CONTACTED' });
    for (const { id } of made) expect((await stored.opportunity(id))?.status).toBe('CONTACTED');
    expect(await operationsOn(first.id)).toContain('updateOpportunity');
    expect((await undo(changed.id)).json().payload).toMatchObject({ state: 'UNDONE', done: 2, failed: 0 });
    expect((await stored.opportunity(first.id))?.status).toBe('NEW');
    expect((await stored.opportunity(second.id))?.status).toBe('QUOTED');
  });

  it('refuse a status that the agent may not set', async () => {
    const [made] = await make();
    const answer = await run({ list, action: 'STATUS', status: 'PROCESSED', records: recordsOf([made]) });
    expect(answer).toMatchObject({ done: 0, failed: 1, failures: [{ code: 'opportunity.statusNotYours' }] });
    const byAssistant = { list, action: 'STATUS', status: 'PROCESSED', records: recordsOf([made]) };
    expect(await run(byAssistant, assistant)).toMatchObject({ done: 1, failed: 0 });
  });

  it('need a status', async () => {
    const [made] = await make();
    const body = { list, action: 'STATUS', records: recordsOf([made]) };
    expect((await start(body)).json().errors).toMatchObject([{ field: 'status' }]);
  });

  it('are assigned and deleted only by the agent of their contact', async () => {
    const [mine] = await make();
    const theirs = await opportunityOf.createRecord({}, owner);
    const records = recordsOf([mine, theirs]);
    const agentId = await agentIdOf(owner);
    const assigned = await run({ list, action: 'ASSIGN', agentId, records });
    expect(assigned).toMatchObject({ done: 1, failed: 1, failures: [{ id: theirs.id, number: theirs.serial }] });
    expect((await stored.opportunity(mine.id))?.assignedAgentId).toBe(agentId);
    await undo(assigned.id);
    expect((await stored.opportunity(mine.id))?.assignedAgentId).toBe(await agentIdOf(agent));

    const deleted = await run({ list, action: 'DELETE', records: recordsOf([{ id: mine.id }, theirs]) });
    expect(deleted).toMatchObject({ done: 1, failed: 1, undoUntil: null, failures: [{ id: theirs.id }] });
    expect((await stored.opportunity(mine.id))?.deletedAt).not.toBeNull();
    expect((await stored.opportunity(theirs.id))?.deletedAt).toBeNull();
    expect((await undo(deleted.id)).json().code).toBe('bulk.tooLate');
  });
});

describe('quotes', () => {
  const list = 'quotes';

  it('are assigned, and get their agent back by Undo', async () => {
    const made = [await policies.quotes.quote(), await policies.quotes.quote()];
    const agentId = await agentIdOf(owner);
    const assigned = await run({ list, action: 'ASSIGN', agentId, records: recordsOf(made) });
    expect(assigned).toMatchObject({ done: 2, failed: 0, agentName: expect.any(String) });
    for (const { id } of made) expect((await stored.quote(id))?.assignedAgentId).toBe(agentId);
    expect((await undo(assigned.id)).json().payload).toMatchObject({ done: 2 });
    for (const { id } of made) expect((await stored.quote(id))?.assignedAgentId).toBe(await agentIdOf(agent));
  });

  it('are deleted, except those of other agents and changed ones', async () => {
    const [first, second] = [await policies.quotes.quote(), await policies.quotes.quote()];
    await policies.quotes.update(second, { premiumAmount: 12 });
    const deleted = await run({ list, action: 'DELETE', records: recordsOf([first, second]) });
    expect(deleted).toMatchObject({ done: 1, failed: 1, undoUntil: null, failures: [{ code: 'bulk.changed' }] });
    expect((await stored.quote(first.id))?.deletedAt).not.toBeNull();
    const byOther = await run({ list, action: 'DELETE', records: [{ id: second.id }] }, assistant);
    expect(byOther).toMatchObject({ done: 0, failed: 1 });
    expect((await stored.quote(second.id))?.deletedAt).toBeNull();
  });

  it('have no bulk change of their status', async () => {
    const records = recordsOf([await policies.quotes.quote()]);
    const body = { list, action: 'STATUS', status: 'WON', records };
    expect((await start(body)).json().errors).toMatchObject([{ field: 'action' }]);
  });
});

describe('contacts', () => {
  const list = 'contacts';

  it('get another agent with all other values unchanged, and their own one again by Undo', async () => {
    const values = { contactType: 'COMMERCIAL', companyName: 'Kestrel Logistics', phone: '2075550143' };
    const made = await contactOf.createRecord(values);
    const before = await stored.contact(made.id);
    const agentId = await agentIdOf(owner);
    const assigned = await run({ list, action: 'ASSIGN', agentId, records: recordsOf([made]) });
    expect(assigned).toMatchObject({ done: 1, failed: 0 });
    expect(await stored.contact(made.id)).toEqual({ ...before, agentId, version: 2 });
    expect(await operationsOn(made.id)).toEqual(['createContact', 'updateContact']);
    // The new owner agent is another one, so that the agent may no longer give the contact away.
    expect((await undo(assigned.id)).json().payload).toMatchObject({
      failures: [{ name: 'Ines Duarte', number: made.email, customerName: '', code: 'contact.notOwner' }],
    });
    const back = await run(
      { list, action: 'ASSIGN', agentId: await agentIdOf(agent), records: [{ id: made.id }] },
      owner,
    );
    expect(back).toMatchObject({ done: 1 });
    expect((await undo(back.id, owner)).json().payload).toMatchObject({ state: 'UNDONE', done: 1 });
    expect((await stored.contact(made.id))?.agentId).toBe(agentId);
  });

  it('are found by the filter of the list', async () => {
    const lastName = 'Bulkfilter';
    const made = [await contactOf.createRecord({ lastName }), await contactOf.createRecord({ lastName })];
    const agentId = await agentIdOf(owner);
    expect(await run({ list, action: 'ASSIGN', agentId, query: `name=${lastName}` })).toMatchObject({ done: 2 });
    for (const { id } of made) expect((await stored.contact(id))?.agentId).toBe(agentId);
  });

  it('need the license of the single action', async () => {
    const records = recordsOf([await contactOf.createRecord()]);
    const agentId = await agentIdOf(owner);
    expect((await start({ list, action: 'ASSIGN', agentId, records }, assistant)).statusCode).toBe(403);
    expect((await start({ list, action: 'DELETE', records })).json().errors).toMatchObject([{ field: 'action' }]);
  });
});

describe('claims', () => {
  const list = 'claims';

  it('are assigned, and get their agent back by Undo', async () => {
    const made = await claimOf.claim();
    const agentId = await agentIdOf(owner);
    const assigned = await run({ list, action: 'ASSIGN', agentId, records: recordsOf([made]) });
    expect(assigned).toMatchObject({ done: 1, failed: 0 });
    expect((await stored.claim(made.id))?.assignedAgentId).toBe(agentId);
    expect((await undo(assigned.id)).json().payload).toMatchObject({ state: 'UNDONE', done: 1 });
    expect((await stored.claim(made.id))?.assignedAgentId).toBe(await agentIdOf(agent));
  });

  it('are not assigned to an agent without a license', async () => {
    const made = await claimOf.claim();
    const refused = await start({
      list,
      action: 'ASSIGN',
      agentId: await agentIdOf(assistant),
      records: recordsOf([made]),
    });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'agentId', code: 'claim.agentLicensed' })],
    ]);
  });

  it('get another status, which is mailed to each customer and cannot be undone', async () => {
    const [first, second] = [await claimOf.claim(), await claimOf.moved('IN_REVIEW')];
    const written = () => server.db.$count(mails, eq(mails.kind, 'claimStatus'));
    const before = await written();
    const body = { list, action: 'STATUS', claimStatus: 'IN_REVIEW', records: recordsOf([first, second]) };
    const moved = await run(body);
    expect(moved).toMatchObject({
      claimStatus: 'IN_REVIEW',
      status: null,
      undoUntil: null,
      failures: [{ id: second.id, code: 'claim.moveRefused' }],
    });
    expect((await stored.claim(first.id))?.status).toBe('IN_REVIEW');
    expect((await written()) - before).toBe(1);
    expect(await operationsOn(first.id)).toContain('moveClaim');
    expect((await undo(moved.id)).json().code).toBe('bulk.tooLate');
  });

  it('need a note to the customers with some statuses', async () => {
    const made = await claimOf.moved('IN_REVIEW', 'FILED_WITH_CARRIER');
    const body = { list, action: 'STATUS', claimStatus: 'DENIED', records: [{ id: made.id }] };
    expect((await start(body)).json().errors).toMatchObject([{ field: 'note', code: 'claim.noteRequired' }]);
    expect(await run({ ...body, note: 'Wear is not covered.' })).toMatchObject({ done: 1 });
    const [mail] = await server.db.select().from(mails).where(eq(mails.kind, 'claimStatus')).orderBy(desc(mails.id));
    expect(mail?.text).toContain('Wear is not covered.');
  });

  it('need the license of the single action, and a status of claims', async () => {
    const records = recordsOf([await claimOf.claim()]);
    const agentId = await agentIdOf(owner);
    expect((await start({ list, action: 'ASSIGN', agentId, records }, assistant)).statusCode).toBe(403);
    const body = { list, action: 'STATUS', status: 'WON', records };
    expect((await start(body)).json().errors).toMatchObject([{ field: 'claimStatus' }]);
    const moving = { list, action: 'STATUS', claimStatus: 'IN_REVIEW', records };
    expect((await start(moving, assistant)).statusCode).toBe(403);
  });
});
