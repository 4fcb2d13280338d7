import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import { auditLog, contacts, mails, serviceRequests, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { serviceCalls } from './support/serviceRequests.ts';

let server: Harness;
const calls = serviceCalls(() => server);
const { get } = calls.policies;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const mailsTo = (to: string, kind: string) =>
  server.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), eq(mails.to, to)))
    .orderBy(desc(mails.createdAt), desc(mails.id));
const listed = async (as: string, query: string) => (await get(as, `/api/service-request/all?${query}`)).json().payload;

describe('a service request', () => {
  it('is trimmed, listed with its policy and mailed to the assigned agent', async () => {
    const before = (await mailsTo(agent, 'serviceRequested')).length;
    const request = await calls.request({
      policyServiceType: 'BILLING_INQUIRY',
      title: ' March invoice ',
      description: ' Why is it higher? ',
    });
    expect(request).toMatchObject({
      policyNumber: 'HO3-448-2201',
      title: 'March invoice',
      description: 'Why is it higher?',
      address: null,
      serviceRequestStatus: 'OPEN',
      answer: '',
      requestedBy: { type: 'CUSTOMER' },
      answeredBy: null,
      version: 1,
    });
    for (const as of [customer, agent])
      expect(await listed(as, `policyId=${request.policyId}`)).toMatchObject({
        content: [{ id: request.id }],
        totalElements: 1,
      });
    const mailsAfter = await mailsTo(agent, 'serviceRequested');
    expect(mailsAfter).toHaveLength(before + 1);
    expect(mailsAfter[0]?.subject).toContain('Billing Inquiry');
    expect(mailsAfter[0]?.text).toContain('Why is it higher?');
    expect(mailsAfter[0]?.text).toContain(`https://portal.test/policies/${request.policyId}`);
  });

  it.each([
    [{ policyServiceType: 'BILLING_INQUIRY' }, 'description', 'Please describe your question'],
    [{ policyServiceType: 'BILLING_INQUIRY', description: '  ' }, 'description', 'Please describe your question'],
    [{ policyServiceType: 'REQUEST_A_CALLBACK' }, 'phone', 'Please give a phone number'],
    [{ policyServiceType: 'REQUEST_A_CALLBACK', phone: 'home' }, 'phone', 'Please give valid number'],
    [
      { policyServiceType: 'REQUEST_FOR_CERTIFICATE' },
      'holderName',
      'Please complete the required fields to proceed further.',
    ],
    [{ title: ' ' }, 'title', undefined],
    [{ policyServiceType: 'FILE_A_CLAIM' }, 'policyServiceType', undefined],
  ])('is rejected with %j', async (wrong, field, message) => {
    const response = await calls.create(await calls.input(wrong));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, ...(message && { message }) }]);
  });

  it('requires a complete mailing address with a valid state', async () => {
    const type = { policyServiceType: 'CHANGE_OF_MAILING_ADDRESS', title: 'Change of Mailing Address' };
    const send = async (address?: object) => calls.create(await calls.input({ ...type, ...(address && { address }) }));
    expect((await send()).json().errors).toMatchObject(
      ['street', 'city', 'state', 'zipCode'].map((part) => ({ field: `address.${part}` })),
    );
    for (const part of ['street', 'city', 'zipCode']) {
      for (const wrong of ['', ' ', 'x'.repeat(256)]) {
        const response = await send({ ...calls.address, [part]: wrong });
        expect(response.statusCode, `${part} ${response.body}`).toBe(400);
      }
    }
    for (const state of ['NY', 'Ontario'])
      expect((await send({ ...calls.address, state })).json().errors).toMatchObject([
        { field: 'address.state', code: 'address.stateUnknown' },
      ]);
    expect((await send({ ...calls.address, street: ' 12 Elm Street ' })).json().payload).toMatchObject({
      address: calls.address,
    });
  });

  it('is created once per idempotency key', async () => {
    const headers = { 'idempotency-key': uuidv7() };
    const body = await calls.input();
    const [one, two] = [await calls.create(body, customer, headers), await calls.create(body, customer, headers)];
    expect(two.json().payload.id).toBe(one.json().payload.id);
    expect((await listed(customer, `policyId=${body.policyId}`)).totalElements).toBe(1);
  });

  it('is created by licensed agents, except for certificates, and mailed to the assigned agent', async () => {
    const before = (await mailsTo(agent, 'serviceRequested')).length;
    const body = await calls.input({ policyServiceType: 'REQUEST_A_CALLBACK', phone: '+15550100' });
    expect((await calls.create(body, agent)).json().payload.requestedBy.type).toBe('AGENT');
    expect(await mailsTo(agent, 'serviceRequested')).toHaveLength(before);
    expect((await calls.create(body, owner)).statusCode).toBe(201);
    expect(await mailsTo(agent, 'serviceRequested')).toHaveLength(before + 1);
    const certificate = { policyServiceType: 'REQUEST_FOR_CERTIFICATE', description: 'For the landlord' };
    expect((await calls.create(await calls.input(certificate), agent)).json().code).toBe(
      'service.certificateOfCustomer',
    );
  });

  it('is visible only to the customer of the policy', async () => {
    const request = await calls.request();
    const [own] = await server.db
      .select({ agencyId: users.agencyId, agentId: users.id })
      .from(users)
      .where(eq(users.email, agent));
    const contactId = uuidv7();
    const other = { firstName: 'Somebody', lastName: 'Else', email: `${contactId}@sample.test` };
    await server.db
      .insert(contacts)
      .values({ id: contactId, agencyId: own?.agencyId ?? '', agentId: own?.agentId ?? '', ...other });
    await calls.policies.moveTo(request.policyId, contactId);
    expect((await get(customer, `/api/service-request/id/${request.id}`)).statusCode).toBe(404);
    expect((await listed(customer, `policyId=${request.policyId}`)).totalElements).toBe(0);
    const again = await calls.create({ policyId: request.policyId, policyServiceType: 'REQUEST_FOR_ID', title: 'ID' });
    expect(again.json().code).toBe('policy.notFound');
    expect((await get(agent, `/api/service-request/id/${request.id}`)).statusCode).toBe(200);
  });
});

describe('an answer', () => {
  it('resolves a request and is mailed to the customer in their language', async () => {
    await server.db.update(users).set({ language: 'de' }).where(eq(users.email, customer));
    const before = (await mailsTo(customer, 'serviceAnswered')).length;
    const request = await calls.request();
    const taken = (await calls.update(request)).json().payload;
    expect(taken).toMatchObject({ serviceRequestStatus: 'IN_PROGRESS', answer: '', version: 2 });
    expect(await mailsTo(customer, 'serviceAnswered')).toHaveLength(before);
    const done = await calls.update(taken, { serviceRequestStatus: 'RESOLVED', answer: ' It is in the post. ' }, owner);
    expect(done.json()).toMatchObject({
      code: 'service.resolved',
      payload: { serviceRequestStatus: 'RESOLVED', answer: 'It is in the post.', answeredBy: { type: 'AGENT' } },
    });
    const [mailsAfter] = await mailsTo(customer, 'serviceAnswered');
    expect(mailsAfter?.subject).toBe('Ihre Anfrage ist beantwortet: Anforderung einer Versichertenkarte');
    expect(mailsAfter?.text).toContain('It is in the post.');
    await server.db.update(users).set({ language: 'en' }).where(eq(users.email, customer));
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.recordId, request.id));
    expect(trail.map(({ operationId }) => operationId).sort()).toEqual([
      'createServiceRequest',
      'updateServiceRequest',
      'updateServiceRequest',
    ]);
  });

  it('is required for RESOLVED, cannot reset the status, and rejects an outdated version', async () => {
    const request = await calls.request();
    expect(
      (await calls.update(request, { serviceRequestStatus: 'RESOLVED', answer: ' ' })).json().errors,
    ).toMatchObject([{ field: 'answer', code: 'service.answerRequired' }]);
    const taken = (await calls.update(request)).json().payload;
    expect((await calls.update(request)).json()).toMatchObject({ code: 'stale', payload: { version: 2 } });
    expect((await calls.update(taken, { serviceRequestStatus: 'OPEN' })).json().code).toBe('service.moveRefused');
    expect((await calls.update(taken, {}, customer)).statusCode).toBe(403);
  });
});

describe('a requested certificate', () => {
  it('is created, and sending it resolves the request', async () => {
    const request = await calls.create(
      await calls.input({ policyServiceType: 'REQUEST_FOR_CERTIFICATE', holderName: 'City of Portland' }),
    );
    expect(request.json().message).toBe('Certificate Requested');
    const { id, certificateId, policyId } = request.json().payload;
    const certificates = (await get(customer, `/api/certificates/all?policyId=${policyId}`)).json().payload.content;
    expect(certificates).toMatchObject([
      { id: certificateId, certificateStatus: 'REQUESTED', holderName: 'City of Portland' },
    ]);
    const docId = await calls.policies.file('CERTIFICATE');
    expect((await calls.policies.answer({ certificateId, docId })).statusCode).toBe(200);
    const [row] = await server.db.select().from(serviceRequests).where(eq(serviceRequests.id, id));
    expect(row).toMatchObject({ status: 'RESOLVED', answer: 'The certificate was sent to you.', version: 2 });
  });
});
