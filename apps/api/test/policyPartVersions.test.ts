import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bulkCalls } from './support/bulkStatusCases.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { type PolicyResponse, policyCalls } from './support/policies.ts';
import { agent, customer } from './support/quotes.ts';

let server: Harness;
const calls = policyCalls(() => server);
const bulk = bulkCalls(() => server);
const requests = documentRequestCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const owner = 'owner@demo.test';

const addDocument = async (typeId: string, as = agent): Promise<{ id: string }> => {
  const dbfileId = await calls.file('POLICY', as);
  const body = { dbfileId, createdBy: 'AGENT', createdDocType: 'POLICY', typeId };
  return (await calls.quotes.addDoc(body, as)).json().payload;
};
const removeDocument = ({ id }: { id: string }, as = agent) =>
  calls.send(as, 'DELETE', `/api/docs/delete-doc/id/${id}`);

type Opened = PolicyResponse & { documents: { id: string }[]; coverages: { id: string; version: number }[] };

/** A policy with two coverages and a document, as an agent has opened it. */
async function openPolicy(): Promise<Opened> {
  const { id } = await calls.policy();
  for (const name of ['Dwelling', 'Contents']) await calls.addCoverage(calls.coverage(id, { name }));
  for (let at = 0; at < 2; at++) await addDocument(id);
  return calls.detail(id);
}
const keepAll = ({ documents, coverages }: Opened) => ({
  docId: documents.map(({ id }) => id),
  coverageIds: coverages.map(({ id }) => id),
});

/** Changes of other users while the policy is open. */
const others: Record<string, (opened: Opened) => Promise<unknown>> = {
  'adds a coverage': ({ id }) => calls.addCoverage(calls.coverage(id, { name: 'Flood' }), owner),
  'changes a coverage': ({ id, coverages: [first] }) =>
    calls.changeCoverage({ ...calls.coverage(id, { value: '$2' }), coverageId: first?.id, version: 1 }, owner),
  'deletes a coverage': ({ coverages: [first] }) =>
    calls.send(owner, 'DELETE', `/api/coverages/delete-coverage/id/${first?.id}`),
  'adds a document': ({ id }) => addDocument(id, owner),
  'deletes a document': ({ documents: [first] }) => removeDocument({ id: first?.id ?? '' }, owner),
  'uploads a requested document': async ({ id: recordId }) => {
    const { id } = await requests.request({ recordId });
    expect((await requests.upload(id, { fileIds: [await requests.file()] })).statusCode).toBe(200);
  },
};

describe.each(Object.entries(others))('when another user %s', (_, change) => {
  it.each(['docId', 'coverageIds'] as const)('an update with %s is outdated and removes nothing', async (list) => {
    const opened = await openPolicy();
    await change(opened);
    const current: Opened = await calls.detail(opened.id);
    const answer = await calls.update(opened, { [list]: keepAll(current)[list].slice(1) });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale']);
    expect(answer.json().payload).toMatchObject({ version: current.version, ...partsOf(current) });
    expect(partsOf(await calls.detail(opened.id))).toEqual(partsOf(current));
    const repeated = await calls.update(current, { [list]: [] });
    expect(repeated.statusCode, repeated.body).toBe(200);
    expect(repeated.json().payload[list === 'docId' ? 'documents' : 'coverages']).toEqual([]);
  });

  it('an update of other fields is not outdated', async () => {
    const opened = await openPolicy();
    await change(opened);
    const current: Opened = await calls.detail(opened.id);
    const answer = await calls.update(opened, { premium: 900 });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(partsOf(answer.json().payload)).toEqual(partsOf(current));
    expect((await calls.update(opened, { premium: 800 })).json().code).toBe('stale');
    expect((await calls.update(current, { premium: 800 })).json().code).toBe('stale');
  });
});

const partsOf = ({ documents, coverages }: Opened) => ({
  documents: documents.map(({ id }) => ({ id })),
  coverages: coverages.map(({ id, version }) => ({ id, version })),
});

it('an update is not outdated by the coverage and the document of another user that it keeps', async () => {
  const opened = await openPolicy();
  await calls.addCoverage(calls.coverage(opened.id, { name: 'Flood' }), owner);
  await addDocument(opened.id, owner);
  const current: Opened = await calls.detail(opened.id);
  const answer = await calls.update(opened, keepAll(current));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(partsOf(answer.json().payload)).toEqual(partsOf(current));
});

it('an update is not outdated by the changes of the same user only', async () => {
  const opened = await openPolicy();
  await calls.addCoverage(calls.coverage(opened.id, { name: 'Flood' }));
  const answer = await calls.update(opened, keepAll(opened));
  expect(answer.statusCode, answer.body).toBe(200);
  expect(partsOf(answer.json().payload)).toEqual(partsOf(opened));
});

it('an update is outdated by changes of the same user and another one', async () => {
  const opened = await openPolicy();
  for (const user of [agent, owner, agent]) await calls.addCoverage(calls.coverage(opened.id, { name: 'Flood' }), user);
  expect((await calls.update(opened, keepAll(opened))).json().code).toBe('stale');
});

it('an update is outdated by a coverage of another user that it would remove', async () => {
  const opened = await openPolicy();
  await calls.addCoverage(calls.coverage(opened.id, { name: 'Flood' }), owner);
  expect((await calls.update(opened, keepAll(opened))).json().code).toBe('stale');
});

describe('the version of a policy', () => {
  it('is 1 for a new policy with a document', async () => {
    const { version } = await calls.policy({ docId: [await calls.file('POLICY')] });
    expect(version).toBe(1);
  });

  it('that does not exist yet is outdated', async () => {
    const opened = await openPolicy();
    expect((await calls.update({ ...opened, version: opened.version + 1 }, { premium: 1 })).json().code).toBe('stale');
  });

  it('allows the customer to cancel after a document was added', async () => {
    const opened: Opened = await openPolicy();
    await addDocument(opened.id);
    const answer = await calls.update(opened, { policyStatus: 'CANCELLED' }, customer);
    expect(answer.statusCode, answer.body).toBe(200);
  });

  it('allows an assignment of many policies after a document was added', async () => {
    const opened: Opened = await openPolicy();
    await addDocument(opened.id);
    const run = await bulk.start({
      records: [{ id: opened.id, version: opened.version }],
      agentId: await bulk.agentIdOf(owner),
    });
    expect(run.json().payload).toMatchObject({ done: 1, failed: 0 });
  });
});
