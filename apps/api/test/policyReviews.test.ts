import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, docs, opportunities } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { requests, unknownId } from './support/requests.ts';

let server: Harness;
const calls = policyCalls(() => server);
const { get, send } = requests(() => server);
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

/** Submits a document as the customer. */
async function submitDocument(type = 'POLICY_REVIEW'): Promise<{ id: string; contact: { id: string } }> {
  const url = '/api/file/upload?fileType=DOCUMENT&fileUploadType=OPPORTUNITY';
  const form = multipart({ filename: 'my policy.pdf', content: samples.pdf });
  const docId = (await server.call(customer, { method: 'POST', url, ...form })).json().payload.id;
  const response = await send(customer, 'POST', '/api/opportunity/customer-policy-doc', { docId, type });
  expect(response.statusCode, response.body).toBe(201);
  return response.json().payload;
}
const errorsOf = async (response: ReturnType<typeof calls.create>) =>
  (await response).json().errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);
const insuranceTypeId = async () => (await calls.input()).insuranceTypeId;

describe('a policy from a document that a customer submitted', () => {
  it('belongs to that customer, has the source CUSTOMER and the document, and ends the review', async () => {
    const review = await submitDocument('BILL');
    const body = { policyNumber: 'R-1', opportunityId: review.id, insuranceTypeId: await insuranceTypeId() };
    const { payload } = (await calls.create(body)).json();
    expect(payload).toMatchObject({ source: 'CUSTOMER', quoteId: null, contactId: review.contact.id });
    expect(payload.documents).toMatchObject([
      { docCreatedBy: 'CUSTOMER', docType: 'BILL', policyNumber: 'R-1', dbFile: { fileName: 'my policy.pdf' } },
    ]);
    const [opportunity] = await server.db.select().from(opportunities).where(eq(opportunities.id, review.id));
    expect(opportunity).toMatchObject({ status: 'POLICIED', version: 2 });
    // the customer can read the policy
    expect((await get(customer, `/api/policy/id/${payload.id}`)).json().payload.source).toBe('CUSTOMER');
    const noted = await server.db.select().from(auditLog).where(eq(auditLog.recordId, payload.documents[0].id));
    expect(noted).toMatchObject([{ operationId: 'createPolicy', recordType: 'doc' }]);
    expect(await errorsOf(calls.create({ ...body, policyNumber: 'R-2' }))).toEqual([
      ['opportunityId', 'policy.opportunityReviewed'],
    ]);
  });

  it('is created once when two agents create it at the same time', async () => {
    const { id: opportunityId } = await submitDocument();
    const body = { opportunityId, insuranceTypeId: await insuranceTypeId() };
    const answers = await Promise.all(
      [agent, owner].map((as, at) => calls.create({ ...body, policyNumber: `R-3-${at}` }, as)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    const keptRows = await server.db
      .select()
      .from(docs)
      .innerJoin(opportunities, eq(opportunities.documentFileId, docs.fileId))
      .where(eq(opportunities.id, opportunityId));
    expect(keptRows).toHaveLength(1);
  });

  it('requires an insurance type, and rejects other contacts, quotes and requests', async () => {
    const { id: opportunityId } = await submitDocument();
    const type = await insuranceTypeId();
    const { id: contactId } = await calls.quotes.otherContact();
    const { id: quoteId } = await calls.quotes.quote();
    const create = (values: object) => errorsOf(calls.create({ policyNumber: 'R-4', opportunityId, ...values }));
    expect(await create({})).toEqual([['insuranceTypeId', 'policy.insuranceRequired']]);
    expect(await create({ insuranceTypeId: type, contactId })).toEqual([['contactId', 'policy.contactOther']]);
    expect(await create({ quoteId })).toEqual([['opportunityId', 'policy.quoteOrOpportunity']]);
    expect(await create({ opportunityId: unknownId, insuranceTypeId: type })).toEqual([
      ['opportunityId', 'policy.opportunityUnknown'],
    ]);
    const { id: other } = await submitDocument('QUOTE_REVIEW');
    expect(await create({ opportunityId: other, insuranceTypeId: type })).toEqual([
      ['opportunityId', 'policy.opportunityReviewed'],
    ]);
    const [keptRows] = await server.db.select().from(opportunities).where(eq(opportunities.id, opportunityId));
    expect(keptRows?.status).toBe('POLICY_REVIEW');
  });
});

describe('the documents and coverages of a saved policy', () => {
  it('contain the uploaded files and the copied coverages of a new policy', async () => {
    const { id: quoteId } = await calls.quotes.quote();
    for (const name of ['Dwelling', 'Contents']) await calls.quotes.coverages([{ quoteId, name, value: '$1' }]);
    const [first] = (await calls.quotes.detail(quoteId)).coverageList;
    const docId = [await calls.file('POLICY'), await calls.file('POLICY')];
    const { payload } = (await calls.create({ policyNumber: 'L-1', quoteId, docId, coverageIds: [first.id] })).json();
    expect(payload.coverages).toMatchObject([{ name: 'Dwelling' }]);
    expect(payload.documents.map(({ dbFile }: { dbFile: { id: string } }) => dbFile.id)).toEqual(docId.toReversed());
    const other = { policyNumber: 'L-2', docId: [unknownId], coverageIds: [] };
    expect(await errorsOf(calls.create(await calls.input(other)))).toEqual([['docId', 'doc.fileUnknown']]);
    expect(await errorsOf(calls.create(await calls.input({ coverageIds: [unknownId] })))).toEqual([
      ['coverageIds', 'policy.coverageOther'],
    ]);
  });

  it('contain only the listed ones after an update', async () => {
    const policy = await calls.policy({ docId: [await calls.file('POLICY'), await calls.file('POLICY')] });
    for (const name of ['A', 'B', 'C']) await calls.addCoverage(calls.coverage(policy.id, { name }));
    const before = (await get(agent, `/api/policy/id/${policy.id}`)).json().payload;
    const [keptDoc, goneDoc] = before.documents;
    const added = await calls.file('POLICY');
    const keptCoverages = before.coverages.filter(({ name }: { name: string }) => name !== 'B');
    const coverageIds = keptCoverages.map(({ id }: { id: string }) => id);
    const { payload } = (await calls.update(policy, { docId: [keptDoc.id, added], coverageIds })).json();
    expect(payload.coverages.map(({ name }: { name: string }) => name)).toEqual(['A', 'C']);
    expect(payload.documents.map(({ dbFile }: { dbFile: { id: string } }) => dbFile.id).sort()).toEqual(
      [keptDoc.dbFile.id, added].sort(),
    );
    const noted = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.recordId, goneDoc.id), eq(auditLog.operationId, 'updatePolicy')));
    expect(noted).toHaveLength(1);
    const after = { ...policy, version: payload.version };
    expect((await calls.update(after, { coverageIds: [unknownId] })).json().errors).toMatchObject([
      { field: 'coverageIds' },
    ]);
    // unlicensed agents cannot change documents
    const refused = await calls.update(after, { docId: [] }, 'assistant@demo.test');
    expect(refused.json().errors).toMatchObject([{ field: 'docId', code: 'policy.docsLicensed' }]);
    expect((await calls.update(after, { docId: [] }, customer)).statusCode).toBe(403);
  });
});

it('documents of policies are filtered by kind', async () => {
  const { id: typeId } = await calls.policy();
  const add = async (docType: string) =>
    send(agent, 'POST', '/api/docs/create-doc', {
      dbfileId: await calls.file('POLICY'),
      createdBy: 'AGENT',
      createdDocType: 'POLICY',
      typeId,
      docType,
    });
  expect((await add('BILL')).json().payload).toMatchObject({ docType: 'BILL', policyNumber: 'HO3-448-2201' });
  await add('OTHER');
  expect((await add('RECIPE')).statusCode).toBe(400);
  const list = async (query: string) => (await get(agent, `/api/docs/all?typeId=${typeId}${query}`)).json().payload;
  expect((await list('')).totalElements).toBe(2);
  expect((await list('&docType=BILL')).content).toMatchObject([{ docType: 'BILL' }]);
  expect((await list('&createdDocType=QUOTE')).totalElements).toBe(0);
  expect((await list('&createdDocType=POLICY')).totalElements).toBe(2);
  const wrong = { createdBy: 'AGENT', createdDocType: 'QUOTE', typeId, docType: 'BILL', dbfileId: unknownId };
  expect((await send(agent, 'POST', '/api/docs/create-doc', wrong)).json().errors).toMatchObject([
    { field: 'docType' },
  ]);
});
