import { DAY, dayOf } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { access, type OperationId } from '../src/access.ts';
import { contract } from '../src/contract/document.ts';
import { onlyRow } from '../src/db/rows.ts';
import {
  claims as claimsTable,
  contacts,
  emails,
  opportunities,
  policies,
  quotes,
  tasks,
} from '../src/db/schema/index.ts';
import { claimCalls } from './support/claims.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { emailCalls } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { noteCalls } from './support/notes.ts';
import { customer, owner } from './support/quotes.ts';
import { serviceCalls } from './support/serviceRequests.ts';
import { tableHashes } from './support/tableContents.ts';
import { taskCalls } from './support/tasks.ts';

let server: Harness;
let contact: typeof contacts.$inferSelect;
/** Ids of records from before the erasure. */
let made: { quoteId: string; quoteCoverageId: string; policyId: string; policyCoverageId: string; claimId: string };
const claims = claimCalls(() => server);
const notes = noteCalls(() => server);
const services = serviceCalls(() => server);
const documents = documentRequestCalls(() => server);
const mailing = emailCalls(() => server);
const taskRequests = taskCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
  const { id } = onlyRow(await server.db.select().from(contacts).where(eq(contacts.email, customer)));
  const coverage = { name: 'Dwelling', value: '$250,000' };
  const quote = await claims.policies.quotes.quote();
  const onQuote = await claims.policies.quotes.coverages([{ ...coverage, quoteId: quote.id }], owner);
  const policy = await claims.policies.policy();
  const onPolicy = await post('/api/coverages/policy/create-coverage', { ...coverage, policyId: policy.id });
  made = {
    quoteId: quote.id,
    quoteCoverageId: onQuote.json().payload.coverageList[0].id,
    policyId: policy.id,
    policyCoverageId: onPolicy.json().payload.id,
    claimId: (await claims.claim()).id,
  };
  const erased = await post(`/api/contact/erase/id/${id}`, { email: customer });
  expect(erased.json().code, erased.body).toBe('contact.erasureDone');
  contact = onlyRow(await server.db.select().from(contacts).where(eq(contacts.id, id)));
});
afterAll(() => server.close());

const SECRET = 'Zanzibarella';
const messages = {
  en: 'The personal data of this contact was erased',
  de: 'Die personenbezogenen Daten dieses Kontakts wurden gelöscht',
  fr: 'Les données personnelles de ce contact ont été effacées',
  nl: 'De persoonsgegevens van dit contact zijn gewist',
};

const post = (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
  server.call(owner, { method, url, payload });

async function rowOf<Table extends PgTable & { id: PgColumn }>(table: Table, id: string) {
  const anyTable: PgTable & { id: PgColumn } = table;
  return onlyRow(await server.db.select().from(anyTable).where(eq(anyTable.id, id))) as Table['$inferSelect'];
}

/** Operations with a text or a file that cannot add personal data to an erased contact, with the reason. */
const others: Partial<Record<OperationId, string>> = {
  startBulk: 'performs single operations, see below',
  createContact: 'creates another contact',
  importPolicies: 'finds contacts by their email address, which is erased',
  eraseContact: 'only compares the email address',
  previewQuoteMail: 'stores nothing',
  createUploadedDoc: 'about the agency',
  updateTimeSettings: 'about the agency',
  updateSignInSecurity: 'about the agency',
  updateRetention: 'about the agency',
  updateBrand: 'about the agency',
  updateTaskRule: 'about the agency',
  updateQuote: 'no text',
  assignQuote: 'no text',
  assignOpportunity: 'no text',
  assignPolicy: 'no text',
  saveDiscounts: 'names of discounts stay after an erasure',
  createPolicyTransaction: 'the records of transactions stay after an erasure',
  updatePolicyTransaction: 'the records of transactions stay after an erasure',
  updateUndeliveredMail: 'no text',
  updateMailThread: 'no text',
  createThreadNote: 'the erasure deletes mails',
  createCertificateDoc: 'the erasure deletes certificates',
  updateDocumentRequest: 'the erasure deletes document requests',
  updateServiceRequest: 'the erasure deletes service requests',
  snoozeTask: 'no text',
  updateTask: 'the title of a task that a rule creates, see personalData.test.ts',
  updateNote: 'the erasure deletes notes',
  pinNote: 'the erasure deletes notes',
};

/** Whether an operation of agents with a subscription has a body. */
const writesText = (id: OperationId, hasBody: boolean): boolean => {
  const guard = access[id];
  return hasBody && typeof guard === 'object' && 'AGENT' in guard && 'subscribed' in guard.AGENT;
};

it('gets no new personal data from any operation', async () => {
  const { id, agentId, contactType, version } = contact;
  const ofContact = { contactId: id };
  const [quote, policy] = [await rowOf(quotes, made.quoteId), await rowOf(policies, made.policyId)];
  const [opportunity, claim] = [
    await rowOf(opportunities, quote.opportunityId),
    await rowOf(claimsTable, made.claimId),
  ];
  const records = { CONTACT: id, OPPORTUNITY: opportunity.id, QUOTE: quote.id, POLICY: policy.id, CLAIM: claim.id };
  const { insuranceTypeId, carrierId } = quote;
  const [upload, pdf] = [await claims.file(owner), await claims.policies.quotes.file(owner, 'OPPORTUNITY')];
  const policyFile = await claims.policies.quotes.file(owner, 'POLICY');
  const day = dayOf(server.clock.now());
  const term = { policyNumber: 'NEW-1', effectiveDate: day, expiredDate: day + 365 * DAY, premium: 900 };
  const loss = { claimType: 'AUTOMOBILE', lossDate: day - DAY, description: SECRET };
  const call = { noteKind: 'CALL', callDirection: 'INBOUND', callOutcome: 'REACHED' };
  const person = { firstName: 'Nadia', lastName: 'Okafor' };
  const edit = { ...ofContact, contactType, ...person, version };
  const newQuote = { ...ofContact, carrierId, insuranceTypeId, opportunity_id: opportunity.id, effectiveDate: day };
  const updateClaim = (values: object) =>
    post('/api/claim/update', { claimId: claim.id, version: claim.version, ...values }, 'PUT');
  const updatePolicy = (values: object) =>
    post('/api/policy/update', { policyId: policy.id, version: policy.version, ...values }, 'PUT');
  const updateOpportunity = (values: object) =>
    post('/api/opportunity/update', { id: opportunity.id, version: opportunity.version, ...values }, 'PUT');
  const coverage = { name: 'Dwelling', value: '$1', description: SECRET };
  /** Requests by their operation, with a variant after it. */
  const attempts: Record<string, () => ReturnType<typeof post>> = {
    updateContact: () => post('/api/contact/update', edit, 'PUT'),
    'updateContact agent': () => post('/api/contact/update', { ...edit, agentId }, 'PUT'),
    createInvitation: () => post('/api/invitation/create', ofContact),
    createOpportunities: () => post('/api/opportunity/create', { ...ofContact, insuranceTypeIds: [insuranceTypeId] }),
    'updateOpportunity note': () => updateOpportunity({ shortNote: SECRET }),
    'updateOpportunity document': () => updateOpportunity({ opportunityDocId: pdf }),
    requestAutomatedQuote: () => post('/api/opportunity/automated-quote', { opportunityId: opportunity.id }),
    sendEmail: async () =>
      mailing.send(await mailing.input({ senderId: await mailing.userId(owner), receiverId: id }), [], { as: owner }),
    createQuote: () => post('/api/quotes/create-quote', { ...newQuote, quoteStatus: 'PENDING', premiumAmount: 1 }),
    reviseQuote: () => claims.policies.quotes.revise(quote.id, owner),
    sendQuote: () => claims.policies.quotes.sendMail(quote, { attachPdf: false }, owner),
    sendQuoteReadyMail: () => server.call(owner, { url: `/api/quotes/${quote.id}/ready-mail/send` }),
    saveCoverages: () =>
      claims.policies.quotes.coverages([{ ...coverage, quoteId: quote.id, coverageId: made.quoteCoverageId }], owner),
    createPolicyCoverage: () => post('/api/coverages/policy/create-coverage', { ...coverage, policyId: policy.id }),
    updatePolicyCoverage: () => {
      const changed = { ...coverage, policyId: policy.id, coverageId: made.policyCoverageId };
      return post('/api/coverages/policy/update-coverage', changed, 'PUT');
    },
    createPolicy: () =>
      claims.policies.create({ ...ofContact, insuranceTypeId, carrierId, policyNumber: 'NEW-1' }, owner),
    'createPolicy of a quote': () => claims.policies.create({ quoteId: quote.id, policyNumber: 'NEW-1' }, owner),
    'updatePolicy text': () => updatePolicy({ otherInformation: `<p>${SECRET}</p>` }),
    'updatePolicy document': () => updatePolicy({ docId: [policyFile] }),
    renewPolicy: () => post(`/api/policy/id/${policy.id}/renew`, { ...term, version: policy.version }),
    requotePolicy: () => claims.policies.requote(policy.id, { carrierIds: [carrierId] }, owner),
    updateNonRenewal: () => {
      const values = { version: policy.version, reason: 'OTHER', note: SECRET };
      return post(`/api/policy/id/${policy.id}/non-renewal`, values, 'PUT');
    },
    createCertificate: () => claims.policies.ask({ policyId: policy.id, holderName: SECRET }, owner),
    createServiceRequest: () =>
      services.create(
        { policyId: policy.id, policyServiceType: 'REQUEST_A_CALLBACK', phone: '+12075550111', title: SECRET },
        owner,
      ),
    createClaim: () => claims.create({ ...loss, policyId: policy.id }, owner),
    'updateClaim text': () => updateClaim({ description: SECRET }),
    'updateClaim phone': () => updateClaim({ adjusterPhone: '+12075550111' }),
    'updateClaim people': () => updateClaim({ people: [{ name: SECRET, role: 'WITNESS' }] }),
    moveClaim: () => {
      const { id: claimId, version: read } = claim;
      return post('/api/claim/status', { claimId, version: read, claimStatus: 'IN_REVIEW', note: SECRET }, 'PUT');
    },
    createClaimNote: () => claims.note({ claimId: claim.id, text: SECRET }, owner),
    createDoc: () => claims.addDoc(claim.id, upload, owner),
  };
  for (const [recordType, recordId] of Object.entries(records)) {
    const record = { recordType, recordId };
    attempts[`createNote ${recordType}`] = () => notes.create({ ...record, isPinned: true }, owner);
    attempts[`createNote ${recordType} call`] = () => notes.create({ ...record, ...call }, owner);
    attempts[`createTask ${recordType}`] = () => taskRequests.create(record, owner);
    if (/CONTACT|POLICY|CLAIM/.test(recordType))
      attempts[`createDocumentRequest ${recordType}`] = () => documents.create(documents.content(record), owner);
  }
  const tried = new Set([...Object.keys(attempts).map((name) => name.split(' ')[0]), ...Object.keys(others)]);
  const operations = [...contract.values()].filter((each) => each.method !== 'GET' && writesText(each.id, !!each.body));
  expect(operations.length).toBeGreaterThan(50);
  expect(operations.map((each) => each.id).filter((each) => !tried.has(each))).toEqual([]);

  const before = await tableHashes(server.db);
  for (const [name, attempt] of Object.entries(attempts)) {
    const answer = await attempt();
    const { code, errors = [] } = answer.json();
    // entries of coverages are refused one by one
    const refused = name === 'saveCoverages' ? [409, errors[0]?.code] : [answer.statusCode, code];
    expect([name, ...refused], answer.body).toEqual([name, 409, 'contact.erased']);
  }
  expect(await tableHashes(server.db)).toEqual(before);
});

it('is named as erased in its records', async () => {
  const read = async (url: string) => (await server.call(owner, { url })).json().payload;
  const { quote } = await read(`/api/quotes/id/${made.quoteId}`);
  expect(quote.contact).toMatchObject({ id: contact.id, erased: true });
  expect((await read(`/api/opportunity/id/${quote.opportunityId}`)).contact.erased).toBe(true);
  expect((await read(`/api/policy/id/${made.policyId}`)).contactDetails.erased).toBe(true);
  expect((await read(`/api/claim/id/${made.claimId}`)).contact.erased).toBe(true);
  const others = await read('/api/policy/all?pageSize=100');
  const otherContact = others.content.find((each: { contactId: string }) => each.contactId !== contact.id);
  expect(otherContact.contactDetails).not.toHaveProperty('erased');
});

it('is named by the refusal in the language of the caller', async () => {
  for (const language of ['en', 'de', 'fr', 'nl'] as const) {
    const options = { method: 'POST', url: '/api/invitation/create', payload: { contactId: contact.id } } as const;
    const answer = await server.call(owner, { ...options, headers: { 'accept-language': language } });
    expect(answer.json().message).toBe(messages[language]);
  }
});

it('gets no personal data from bulk actions', async () => {
  const { policyId } = made;
  const bulk = (list: string, recordId: string, values: object) =>
    post('/api/bulk/start', { list, records: [{ id: recordId }], ...values });
  const mail = { mailSubject: 'Hello', mailBody: '<p>Hello</p>' };
  const assigned = { assigneeId: contact.agentId, dueDate: dayOf(server.clock.now()) };
  const task = { title: SECRET, taskKind: 'CALL', ...assigned };
  for (const started of [
    await bulk('contacts', contact.id, { action: 'MAIL', mail }),
    await bulk('policies', policyId, { action: 'MAIL', mail }),
    await bulk('policies', policyId, { action: 'TASK', task }),
  ])
    expect(started.json().payload, started.body).toMatchObject({ done: 0, failures: [{ code: 'contact.erased' }] });
  expect(await server.db.$count(emails, eq(emails.contactId, contact.id))).toBe(0);
  expect(await server.db.$count(tasks, eq(tasks.contactId, contact.id))).toBe(0);
});

it('stays in records that are still in use', async () => {
  const [claim, policy] = [await rowOf(claimsTable, made.claimId), await rowOf(policies, made.policyId)];
  const kept = { claimId: claim.id, version: claim.version, description: claim.description, people: [] };
  expect((await post('/api/claim/update', { ...kept, estimatedAmount: 900 }, 'PUT')).json().code).toBe('claim.updated');
  const renamed = { policyId: policy.id, version: policy.version, otherInformation: '', policyNumber: 'KEPT-1' };
  expect((await post('/api/policy/update', renamed, 'PUT')).json().code).toBe('policy.updated');
});
