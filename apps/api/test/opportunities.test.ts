import { eq, sql } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, insuranceTypes } from '../src/db/schema/index.ts';
import type { AutomatedQuote, AutomatedQuoteRequest } from '../src/ports/quoting.ts';
import { contactCalls } from './support/contactStatusCases.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { samples } from './support/multipart.ts';
import { opportunityCalls } from './support/opportunityStatusCases.ts';

let server: Harness;
let answer: AutomatedQuote = { status: 'unavailable' };
const asked: AutomatedQuoteRequest[] = [];
beforeAll(async () => {
  const quotes = {
    request: (wanted: AutomatedQuoteRequest) => {
      asked.push(wanted);
      return Promise.resolve(answer);
    },
  };
  server = await startHarness({ quotes });
});
afterAll(() => server.close());

const agent = 'agent@demo.test';
const owner = 'owner@demo.test';
const assistant = 'assistant@demo.test';
const customer = 'customer@demo.test';
const calls = opportunityCalls(() => server);
const { create, createRecord, update, change, remove, assign, quote, submitDocument, doc, flood, file, typeOf } = calls;
const contacts = contactCalls(() => server);
const read = async (path: string, as = agent) => (await server.call(as, { url: `/api/opportunity${path}` })).json();
const page = async (query: string, as = agent) => (await read(`/all?${query}`, as)).payload;
const idOf = async (email: string): Promise<string> =>
  (await server.call(email, { url: '/api/auth/me' })).json().payload.user.id;
const errorsOf = (response: { json(): { errors?: { field: string; message: string }[] } }) =>
  response.json().errors?.map(({ field, message }) => [field, message]);

describe('a new opportunity', () => {
  it('is created per insurance type, with status NEW and consecutive serials', async () => {
    const insuranceTypeIds = [await typeOf('HOME'), await typeOf('UMBRELLA'), await typeOf('AUTO')];
    const response = await create({ insuranceTypeIds, shortNote: ' All three ' });
    expect(response.json().message).toBe('Opportunity created successfully!');
    const { payload } = response.json();
    expect(payload.map((one: { insuranceName: string }) => one.insuranceName)).toEqual(['Home', 'Umbrella', 'Auto']);
    const numbers = payload.map(({ serial }: { serial: string }) => Number(serial.replace('OPP-', '')));
    expect(numbers).toEqual([numbers[0], numbers[0] + 1, numbers[0] + 2]);
    expect(payload[0]).toMatchObject({
      status: 'NEW',
      shortNote: 'All three',
      premium: null,
      opportunityCreatedBy: 'AGENT',
      createdBy: { name: 'Daniel Okafor' },
      assignedAgent: { email: agent },
      contact: { firstName: 'Ines', contactType: 'PERSONAL', client: false, agent: { email: agent } },
      completed: false,
      fromDefy: false,
      deleted: false,
      version: 1,
    });
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, payload[2].id));
    expect(trail.map(({ operationId }) => operationId)).toEqual(['createOpportunities']);
  });

  it('has a unique serial when many are created at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    const serials = answers.map((response) => response.json().payload[0].serial);
    expect(new Set(serials).size).toBe(6);
  });

  it('is created once per idempotency key', async () => {
    const body = await calls.input();
    const send = () =>
      server.call(agent, {
        method: 'POST',
        url: '/api/opportunity/create',
        payload: body,
        headers: { 'idempotency-key': 'the-same-key' },
      });
    expect((await send()).json().payload[0].id).toBe((await send()).json().payload[0].id);
  });

  it('accepts only a PDF that was uploaded for it', async () => {
    const { opportunityDocument } = await createRecord({ opportunityDocId: await file(agent) });
    expect(opportunityDocument).toMatchObject({ fileName: 'request.pdf', uploadType: 'OPPORTUNITY' });
    const content = samples.png;
    expect(errorsOf(await create({ opportunityDocId: await file(agent, { content }) }))).toEqual([
      ['opportunityDocId', 'Please choose a PDF'],
    ]);
    expect(errorsOf(await create({ opportunityDocId: await file(agent, { type: 'OTHER' }) }))).toEqual([
      ['opportunityDocId', 'Please upload the file again'],
    ]);
  });

  it('rejects a missing contact, an inactive type, another status and another role', async () => {
    expect(errorsOf(await create({ contactId: undefined }))).toEqual([['contactId', 'Contact is required']]);
    const deletedType = await typeOf('TRAVEL');
    expect(errorsOf(await create({ insuranceTypeIds: [deletedType] }))).toEqual([
      ['insuranceTypeIds', 'This insurance is no longer offered'],
    ]);
    expect((await create({ status: 'WON' })).statusCode).toBe(400);
    expect(errorsOf(await create({ opportunityCreatedBy: 'CUSTOMER' }))?.[0]?.[0]).toBe('opportunityCreatedBy');
  });

  it('can be assigned to another agent only by the owner agent', async () => {
    const agentId = await idOf(assistant);
    expect((await createRecord({ agentId })).assignedAgent.email).toBe(assistant);
    const { id: contactId } = await contacts.createRecord({}, owner);
    const response = await create({ contactId, agentId });
    expect([response.statusCode, response.json().code]).toEqual([403, 'opportunity.notOwner']);
  });
});

describe('a customer', () => {
  it('requests insurance for themselves, assigned to their agent', async () => {
    const { id: contactId } = (await page('pageSize=1', customer)).content[0].contact;
    const body = { insuranceTypeIds: [await typeOf('HOME')] };
    const response = await server.call(customer, { method: 'POST', url: '/api/opportunity/create', payload: body });
    expect(response.json().payload).toMatchObject([
      { opportunityCreatedBy: 'CUSTOMER', assignedAgent: { email: agent }, contact: { id: contactId, client: true } },
    ]);
    const another = await contacts.createRecord();
    expect((await create({ contactId: another.id }, customer)).statusCode).toBe(404);
  });

  it('submits documents, which become opportunities for review', async () => {
    const response = await submitDocument(await doc({ type: 'QUOTE_REVIEW', shortNote: 'Cheaper?' }));
    expect([response.json().message, response.json().payload]).toMatchObject([
      'Doc uploaded',
      {
        status: 'QUOTE_REVIEW',
        docType: 'QUOTE_REVIEW',
        insuranceName: null,
        insuranceTypeId: null,
        shortNote: 'Cheaper?',
        opportunityCreatedBy: 'CUSTOMER',
        opportunityDocument: { fileName: 'request.pdf' },
      },
    ]);
    for (const type of ['POLICY_REVIEW', 'CLAIM', 'BILL', 'OTHER']) {
      expect((await submitDocument(await doc({ type }))).json().payload).toMatchObject({
        status: 'POLICY_REVIEW',
        docType: type,
      });
    }
    // a file of another user
    expect((await submitDocument(await doc({ docId: await file(agent) }))).statusCode).toBe(400);
  });

  it('reads their own opportunities and cannot change them', async () => {
    const own = await page('pageSize=100', customer);
    expect(own.totalElements).toBeGreaterThan(3);
    expect(new Set(own.content.map((row: { contact: { id: string } }) => row.contact.id)).size).toBe(1);
    const [{ id, version }] = own.content;
    expect((await update({ id, version, premium: 1 }, customer)).statusCode).toBe(403);
    expect((await remove(id, customer)).statusCode).toBe(403);
    expect((await read(`/id/${(await createRecord()).id}`, customer)).code).toBe('opportunity.notFound');
  });
});

describe('an update', () => {
  it.each([
    [agent, ['NEW', 'CONTACTED', 'QUOTED', 'WON', 'LOST']],
    [assistant, ['IN_PROCESS', 'PROCESSED']],
  ])('of the status by %s allows %j', async (as, allowed) => {
    for (const status of [
      'CONTACTED',
      'QUOTED',
      'QUOTE_REVIEW',
      'POLICIED',
      'POLICY_REVIEW',
      'WON',
      'LOST',
      'IN_PROCESS',
      'PROCESSED',
    ]) {
      const response = await change({ status }, as);
      if (allowed.includes(status)) {
        expect(response.json()).toMatchObject({
          message: 'Opportunity status is updated successfully!',
          payload: { status, version: 2 },
        });
      } else expect(errorsOf(response)).toEqual([['status', 'Your license does not allow this status']]);
    }
  });

  it('of premium, note or PDF returns the prescribed message, and stores cents', async () => {
    expect((await change({ premium: 1184.29 })).json()).toMatchObject({
      message: 'Opportunity premium updated successfully!',
      payload: { premium: 1184.29 },
    });
    expect((await change({ shortNote: ' Closing ' }, assistant)).json()).toMatchObject({
      message: 'Opportunity note updated successfully!',
      payload: { shortNote: 'Closing' },
    });
    expect((await change({ opportunityDocId: await file(agent) })).json().message).toBe(
      'Opportunity document updated successfully!',
    );
    expect((await change({ completed: true, insuranceTypeId: await typeOf('HOME') })).json()).toMatchObject({
      message: 'Opportunity updated successfully!',
      payload: { completed: true, insuranceName: 'Home' },
    });
  });

  it.each([
    [{ premium: -1 }, 'premium'],
    [{ premium: 0.001 }, 'premium'],
    [{ shortNote: '  ' }, 'shortNote'],
    [{ status: 'POLICIED' }, 'status'],
    [{ contactId: '01940000-0000-7000-8000-000000000000' }, 'contactId'],
    [{ insuranceTypeId: '01940000-0000-7000-8000-000000000000' }, 'insuranceTypeId'],
    [{ opportunityDocId: '01940000-0000-7000-8000-000000000000' }, 'opportunityDocId'],
  ])('is rejected with %j', async (values, field) => {
    expect(errorsOf(await change(values))?.map(([name]) => name)).toEqual([field]);
  });

  it('of an outdated version returns the current record', async () => {
    const { id, version } = await createRecord();
    await update({ id, version, premium: 100 });
    const response = await update({ id, version, shortNote: 'late' }, assistant);
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'stale', payload: { premium: 100, version: 2 } },
    ]);
  });
});

describe('the owner agent of the contact', () => {
  it('alone can assign and delete it', async () => {
    const { id } = await createRecord();
    const agentId = await idOf(owner);
    expect((await assign({ opportunityId: id, agentId }, owner)).json().message).toBe(
      'Only the agent who owns the contact can do this',
    );
    expect((await assign({ opportunityId: id, agentId })).json()).toMatchObject({
      message: 'Agent assigned successfully!',
      payload: { assignedAgent: { id: agentId }, version: 2 },
    });
    expect((await remove(id, owner)).statusCode).toBe(403);
    expect((await remove(id)).json().message).toBe('Opportunity deleted successfully!');
    expect((await read(`/id/${id}`)).code).toBe('opportunity.notFound');
    const deleted = await page('isDeleted=true&pageSize=100');
    expect(deleted.content.map((row: { id: string }) => row.id)).toContain(id);
  });
});

describe('an automated quote', () => {
  it('sets the premium and the status', async () => {
    answer = { status: 'quoted', premiumCents: 118_400 };
    const { id, contact } = await flood();
    expect((await quote(id)).json().payload).toMatchObject({ premium: 1184, status: 'QUOTED', version: 2 });
    expect(asked.at(-1)).toMatchObject({ id, tag: 'neptune_flood', email: contact.email });
    // the status is no longer NEW
    expect((await quote(id)).json().code).toBe('opportunity.notQuotable');
  });

  it('has no effect when the insurer declines or no service is configured', async () => {
    const { id } = await flood();
    answer = { status: 'declined' };
    expect((await quote(id)).json()).toMatchObject({
      success: false,
      message: 'The insurer does not offer an automated quote for this risk',
    });
    answer = { status: 'unavailable' };
    const response = await quote(id);
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      { success: false, code: 'automatedQuote.unavailable' },
    ]);
    expect((await read(`/id/${id}`)).payload).toMatchObject({ status: 'NEW', premium: null, version: 1 });
  });
});

describe('the list', () => {
  it('is searched by serial, name and agent, filtered by status and sorted by date', async () => {
    const email = `search-${Date.now()}@people.test`;
    const { id: contactId } = await contacts.createRecord({ firstName: 'Zebediah', lastName: 'Quirke', email });
    const { id, serial } = await createRecord({ contactId });
    expect((await page('contactFirstName=zebediah%20q')).content).toMatchObject([{ id }]);
    expect((await page(`serial=${serial.toLowerCase()}`)).content).toMatchObject([{ id }]);
    expect((await page(`serial=${serial.slice(4)}&contactId=${contactId}`)).totalElements).toBe(1);
    const ofDaniel = await page('agentName=daniel&pageSize=100');
    expect(ofDaniel.totalElements).toBeGreaterThan(10);
    for (const { contact, assignedAgent } of ofDaniel.content) {
      expect(`${contact.agent.name} ${assignedAgent?.name}`).toContain('Daniel');
    }
    const won = await page('status=WON&pageSize=100');
    expect(new Set(won.content.map((row: { status: string }) => row.status))).toEqual(new Set(['WON']));
    const dates = (await page('ascOrDesc=asc&pageSize=100')).content.map(
      (row: { creationDateTimeStamp: number }) => row.creationDateTimeStamp,
    );
    expect(dates).toEqual([...dates].sort((a, b) => a - b));
  });

  it('contains every row once over all pages', async () => {
    const { totalElements, totalPages } = await page('pageSize=100');
    expect(totalElements).toBeGreaterThanOrEqual(350);
    const seen = new Set<string>();
    for (let pageNo = 0; pageNo < totalPages; pageNo++) {
      for (const { id } of (await page(`pageSize=100&pageNo=${pageNo}`)).content) seen.add(id);
    }
    expect(seen.size).toBe(totalElements);
  });

  it('shows the name of a deleted insurance type', async () => {
    const id = await typeOf('UMBRELLA');
    const opportunity = await createRecord({ insuranceTypeIds: [id] });
    await server.db.update(insuranceTypes).set({ deletedAt: sql`now()` }).where(eq(insuranceTypes.id, id));
    expect((await read(`/id/${opportunity.id}`)).payload.insuranceName).toBe('Umbrella');
    await server.db.update(insuranceTypes).set({ deletedAt: null }).where(eq(insuranceTypes.id, id));
  });
});

it('exports the details as PDF under the prescribed name', async () => {
  const { id, serial } = await createRecord({ shortNote: 'Closing on Dec 12. '.repeat(30) });
  const url = `/api/opportunity/response/download/opportunity/id/${id}`;
  const response = await server.call(agent, { url });
  expect(response.headers['content-disposition']).toBe(
    "attachment; filename*=UTF-8''User_Opportunity_Details_Auto.pdf",
  );
  const pdf = await getDocumentProxy(new Uint8Array(response.rawPayload));
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of [
    'Opportunity Details',
    serial,
    'Ines',
    'Auto',
    'New',
    'Daniel Okafor',
    'Closing on Dec 12.',
    'N/A',
  ]) {
    expect(text).toContain(part);
  }
  const german = await server.call(agent, { url, headers: { 'accept-language': 'de' } });
  const translated = await extractText(await getDocumentProxy(new Uint8Array(german.rawPayload)), { mergePages: true });
  expect(translated.text).toContain('Zuständiger Vermittler');
});
