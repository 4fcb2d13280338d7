import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { certificates } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { opportunityCalls } from './support/opportunityStatusCases.ts';
import { agent, customer } from './support/quotes.ts';
import { serviceCalls } from './support/serviceRequests.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { policies: calls, request } = serviceCalls(() => server);
const { createRecord, file, doc, submitDocument } = opportunityCalls(() => server);

describe('the full body of an opportunity update', () => {
  interface Shown {
    id: string;
    status: string;
    contact: { id: string };
    assignedAgent: { id: string } | null;
    shortNote: string;
    premium: number | null;
    insuranceTypeId: string;
    opportunityDocument: { id: string } | null;
    completed: boolean;
  }
  /** All nine fields as stored; null when nothing is chosen. */
  const bodyOf = (shown: Shown) => ({
    id: shown.id,
    status: shown.status,
    contactId: shown.contact.id,
    agentId: shown.assignedAgent?.id ?? null,
    shortNote: shown.shortNote || null,
    premium: shown.premium,
    insuranceTypeId: shown.insuranceTypeId,
    opportunityDocId: shown.opportunityDocument?.id ?? null,
    completed: shown.completed,
  });
  const put = async (body: object) => (await calls.send(agent, 'PUT', '/api/opportunity/update', body)).json();
  const opportunity = async (): Promise<Shown> => createRecord({ shortNote: '' });

  it.each([
    [{ status: 'CONTACTED' }, 'Opportunity status is updated successfully!'],
    [{ shortNote: 'Call back' }, 'Opportunity note updated successfully!'],
    [{ premium: 1184.5 }, 'Opportunity premium updated successfully!'],
    [{ status: 'CONTACTED', premium: 12 }, 'Opportunity updated successfully!'],
    [{ completed: true }, 'Opportunity updated successfully!'],
    [{}, 'Opportunity updated successfully!'],
  ])('with %j answers "%s"', async (change, message) => {
    const body = { ...bodyOf(await opportunity()), ...change };
    const answer = await put(body);
    expect(answer).toMatchObject({ success: true, message, payload: change });
  });

  it('with another document has a message about the document', async () => {
    const answer = await put({ ...bodyOf(await opportunity()), opportunityDocId: await file(agent) });
    expect(answer.message).toBe('Opportunity document updated successfully!');
  });

  it('clears a field with null', async () => {
    const { id } = await opportunity();
    const filled = (await put({ id, shortNote: 'Call back', premium: 10, opportunityDocId: await file(agent) }))
      .payload;
    const cleared = await put({ ...bodyOf(filled), shortNote: null, premium: null, opportunityDocId: null });
    expect(cleared.payload).toMatchObject({ shortNote: '', premium: null, opportunityDocument: null });
    const insurance = await put({ ...bodyOf(cleared.payload), insuranceTypeId: null });
    expect(insurance.errors).toMatchObject([{ field: 'insuranceTypeId' }]);
  });
});

describe('a certificate request without content', () => {
  const ask = async (policyId: string) => calls.ask({ policyId, certificateStatus: 'REQUESTED' });

  it('is rejected without a service request that has the content', async () => {
    const answer = await ask((await calls.policy()).id);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([
      { field: 'holderName', message: 'Please complete the required fields to proceed further.' },
    ]);
  });

  it('confirms the certificate of the service request without creating a second one', async () => {
    const asked = await request({ policyServiceType: 'REQUEST_FOR_CERTIFICATE', description: 'For the landlord' });
    const answer = await ask(asked.policyId);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { message: 'Certificate Requested', payload: { id: asked.certificateId, description: 'For the landlord' } },
    ]);
    expect(await server.db.$count(certificates, eq(certificates.policyId, asked.policyId))).toBe(1);
  });

  it('creates another one after the certificate of the service request was sent', async () => {
    const asked = await request({ policyServiceType: 'REQUEST_FOR_CERTIFICATE', holderName: 'City of Portland' });
    const sent = await calls.answer({ certificateId: asked.certificateId, docId: await calls.file('CERTIFICATE') });
    expect(sent.statusCode).toBe(200);
    const { payload } = (await ask(asked.policyId)).json();
    expect(payload).toMatchObject({ certificateStatus: 'REQUESTED', holderName: 'City of Portland' });
    expect(payload.id).not.toBe(asked.certificateId);
  });

  it('does not use the request of another policy', async () => {
    await request({ policyServiceType: 'REQUEST_FOR_CERTIFICATE', holderName: 'City of Portland' });
    expect((await ask((await calls.policy()).id)).statusCode).toBe(400);
  });
});

describe('policies', () => {
  it('accept a transaction with every prescribed field and a null id', async () => {
    const { id: policyId } = await calls.policy();
    const body = {
      ...calls.transaction(policyId),
      id: null,
      transactionPremium: '',
      billingType: null,
      invoiceNumber: null,
      dueDate: null,
    };
    const answer = await calls.bill(body);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().payload.id).not.toBeNull();
  });

  it('can lose their last coverage by an empty coverageIds', async () => {
    const policy = await calls.policy();
    await calls.addCoverage(calls.coverage(policy.id));
    expect((await calls.detail(policy.id)).coverages).toHaveLength(1);
    const { version } = await calls.detail(policy.id);
    const answer = await calls.update({ ...policy, version }, { coverageIds: [] });
    expect([answer.statusCode, answer.json().payload.coverages]).toEqual([200, []]);
  });

  it('remove their quote from the quote options, and the quote refers to its policy', async () => {
    const quote = await calls.quotes.quote();
    const offered = async (): Promise<string[]> => {
      const { payload } = (await calls.get(agent, `/api/quotes/all/dropdown?search=${quote.serial}`)).json();
      return payload.map(({ id }: { id: string }) => id);
    };
    expect(await offered()).toContain(quote.id);
    expect((await calls.quotes.detail(quote.id)).quote.policyId).toBeNull();
    const { id } = (await calls.create({ policyNumber: 'Q-1', quoteId: quote.id })).json().payload;
    expect(await offered()).not.toContain(quote.id);
    expect((await calls.quotes.detail(quote.id)).quote.policyId).toBe(id);
  });
});

describe('a document that a customer uploads on a policy', () => {
  it('is a policy review of that policy, for its agent', async () => {
    const policy = await calls.policy();
    const answer = await submitDocument(await doc({ policyId: policy.id, type: 'BILL', shortNote: 'Is this right?' }));
    expect(answer.json()).toMatchObject({
      message: 'Doc uploaded',
      payload: {
        status: 'POLICY_REVIEW',
        docType: 'BILL',
        policyId: policy.id,
        shortNote: 'Is this right?',
        assignedAgent: { id: policy.assignedAgentId },
      },
    });
  });

  it('is rejected for the policy of another contact, and as a quote review', async () => {
    const policy = await calls.policy();
    const review = await submitDocument(await doc({ policyId: policy.id, type: 'QUOTE_REVIEW' }));
    expect(review.json().errors).toMatchObject([{ field: 'type', code: 'opportunity.typeNotOfPolicy' }]);
    await calls.moveTo(policy.id, (await calls.quotes.otherContact()).id);
    const answer = await submitDocument(await doc({ policyId: policy.id, type: 'BILL' }), customer);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'policy.notFound']);
  });
});
