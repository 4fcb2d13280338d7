import { policyStatuses } from '@fairlead/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { componentSchemas } from '../src/contract/document.ts';
import { readStoredFile } from './support/fileUses.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { multipart, samples } from './support/multipart.ts';
import { type PolicyResponse, policyCalls } from './support/policies.ts';
import { agent, customer } from './support/quotes.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const calls = policyCalls(() => server);

/** Creates a policy of the customer with a coverage, a document and an invoice. */
async function fullPolicy() {
  const docId = [await calls.file('POLICY')];
  const { id, otherInformation } = (
    await calls.create(await calls.input({ docId, otherInformation: '<p>Note</p>' }))
  ).json().payload;
  expect(otherInformation).toContain('Note');
  await calls.addCoverage(calls.coverage(id));
  await calls.bill(calls.transaction(id));
  const policy: PolicyResponse & { coverages: { id: string; version: number }[]; documents: Document[] } =
    await calls.detail(id);
  expect([policy.coverages.length, policy.documents.length]).toEqual([1, 1]);
  return policy;
}
interface Document {
  id: string;
  fileUrl: string;
  uploadType: string;
  dbFile: { id: string; fileUrl: string };
}

it('a customer cannot edit any field of their policy: information, carrier, coverages, documents, other information', async () => {
  const policy = await fullPolicy();
  const { carrierId, insuranceTypeId } = await calls.input();
  const [coverage, document] = [policy.coverages[0]?.id, policy.documents[0]?.id];
  const values: Readonly<Record<string, unknown>> = {
    quoteId: null,
    contactId: policy.contactId,
    insuranceTypeId,
    policyNumber: 'X-1',
    carrierId,
    effectiveDate: calls.today(),
    expiredDate: calls.today(),
    premium: 1,
    policyTerm: '12 months',
    policyType: 'RENEWAL',
    paymentType: 'DIRECT_BILL',
    paymentTerm: 'ESCROW_BILLING',
    paymentStatus: 'PAID',
    otherInformation: 'Mine',
    docId: [],
    coverageIds: [],
  };
  const schema: unknown = componentSchemas['PolicyUpdate'];
  const fields = Object.keys((schema as { properties: object }).properties);
  const unchangeable = fields.filter((field) => !['policyId', 'version', 'policyStatus'].includes(field));
  expect(Object.keys(values).sort(), 'every field of the contract is tried').toEqual(unchangeable.sort());

  const before = await calls.detail(policy.id);
  const attempts: object[] = [
    ...Object.entries(values).map(([field, value]) => ({ [field]: value })),
    // a cancellation cannot contain other changes
    ...Object.entries(values).map(([field, value]) => ({ [field]: value, policyStatus: 'CANCELLED' })),
    ...policyStatuses.filter((status) => status !== 'CANCELLED').map((policyStatus) => ({ policyStatus })),
    { docId: [document, await calls.quotes.docInput(policy.id, customer).then(({ dbfileId }) => dbfileId)] },
    { coverageIds: [coverage] },
  ];
  for (const attempt of attempts) {
    const response = await calls.update(policy, attempt, customer);
    const answer = [response.statusCode, response.json().code];
    expect(answer, JSON.stringify(attempt)).toEqual([403, 'policy.customersCancel']);
  }
  expect(await calls.detail(policy.id)).toEqual(before);
});

it('a customer cannot add, change or remove coverages, documents and invoices of their policy', async () => {
  const policy = await fullPolicy();
  const [coverage, document] = [policy.coverages[0], policy.documents[0]];
  if (!coverage || !document) throw new Error('the policy has a coverage and a document');
  const before = await calls.detail(policy.id);
  const file = await readStoredFile(server, document.dbFile.id);
  const url = '/api/file/upload?fileType=DOCUMENT&fileUploadType=POLICY';
  const ownUpload = await calls.quotes.docInput(policy.id, customer);
  const { send } = calls;
  const attempts = [
    () => calls.addCoverage(calls.coverage(policy.id), customer),
    () => calls.changeCoverage({ ...calls.coverage(policy.id), id: coverage.id, version: coverage.version }, customer),
    () => send(customer, 'DELETE', `/api/coverages/delete-coverage/id/${coverage.id}`),
    () => send(customer, 'DELETE', `/api/docs/delete-doc/id/${document.id}`),
    () => calls.quotes.addDoc({ ...ownUpload, createdDocType: 'POLICY' }, customer),
    () => calls.bill(calls.transaction(policy.id), customer),
    () => calls.assign(policy, { agentId: policy.assignedAgentId }, customer),
    () => server.call(customer, { method: 'POST', url, ...multipart({ content: samples.pdf }) }),
  ];
  for (const attempt of attempts) {
    const response = await attempt();
    expect(response.statusCode, `${attempt.toString()} ${response.body}`).toBe(403);
  }
  for (const kind of ['OTHER', 'ATTACHMENT', 'USER_IMAGE']) {
    const replaceUrl = `/api/file/update?file_id=${document.dbFile.id}&fileUploadType=${kind}`;
    const part = multipart({ content: samples.png });
    const response = await server.call(customer, { method: 'PUT', url: replaceUrl, ...part });
    expect(response.statusCode).toBe(404);
  }
  expect(await calls.detail(policy.id)).toEqual(before);
  expect(await readStoredFile(server, document.dbFile.id)).toEqual(file);
});

it('an invoice of a policy requires an upload of the kind BILL', async () => {
  const { id: typeId } = await fullPolicy();
  const url = '/api/file/upload?fileType=DOCUMENT&fileUploadType=BILL';
  const uploaded = await server.call(agent, { method: 'POST', url, ...multipart({ content: samples.pdf }) });
  const body = { dbfileId: uploaded.json().payload.id, createdBy: 'AGENT', createdDocType: 'POLICY', typeId };
  expect((await calls.quotes.addDoc(body)).json().errors).toMatchObject([{ code: 'doc.fileUnknown' }]);
  const response = await calls.quotes.addDoc({ ...body, docType: 'BILL' });
  expect(response.json()).toMatchObject({ code: 'doc.created', payload: { docType: 'BILL' } });
});

it('each document of a policy has an id, a file address and a kind, for agents and customers', async () => {
  const policy = await fullPolicy();
  for (const as of [agent, customer]) {
    const { documents } = await calls.detail(policy.id, as);
    expect(documents).toMatchObject([{ id: expect.any(String), uploadType: 'POLICY' }]);
    const [{ fileUrl, dbFile }] = documents;
    expect(fileUrl).toBe(dbFile.fileUrl);
    expect((await server.app.inject({ url: fileUrl })).statusCode).toBe(200);
  }
});
