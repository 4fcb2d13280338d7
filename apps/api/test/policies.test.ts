import { DAY, policyStatuses } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carriers, opportunities, policies } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { type PolicyResponse, policyCalls } from './support/policies.ts';
import { agent, customer, owner } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

let server: Harness;
const calls = policyCalls(() => server);
const { today } = calls;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const errorsOf = async (response: ReturnType<typeof calls.create>) =>
  (await response).json().errors?.map(({ field, code }: { field: string; code: string }) => [field, code]);

describe('a new policy', () => {
  it('is created by an agent for a contact, assigned to the owner agent, with the next serial', async () => {
    const body = await calls.input({
      policyNumber: '  HO3-1  ',
      policyType: 'RENEWAL',
      otherInformation: '<b>Dog</b>',
    });
    const [first, second] = [(await calls.create(body)).json(), await calls.policy()];
    expect(first).toMatchObject({
      message: 'Policy created successfully',
      payload: {
        policyNumber: 'HO3-1',
        policyStatus: 'ACTIVE',
        premium: 1184.5,
        effectiveDate: body.effectiveDate,
        expiredDate: body.expiredDate,
        policyType: 'RENEWAL',
        paymentType: null,
        otherInformation: '<b>Dog</b>',
        source: 'CREATED',
        quoteId: null,
        contactDetails: { firstName: 'Elena', lastName: 'Marchetti', agent: { name: 'Daniel Okafor' } },
        assignedAgent: { name: 'Daniel Okafor' },
        coverages: [],
        documents: [],
        transactions: [],
        version: 1,
      },
    });
    const { carrierDetails } = first.payload;
    expect(carrierDetails.paymentUrl).toMatch(/^https:/);
    expect(Number(second.serial.slice(4))).toBe(Number(first.payload.serial.slice(4)) + 1);
  });

  it('requires a number, a contact and an insurance type only', async () => {
    const { contactId, insuranceTypeId } = await calls.input();
    const response = await calls.create({ policyNumber: 'A-1', contactId, insuranceTypeId });
    expect(response.json().payload).toMatchObject({
      policyStatus: 'PENDING',
      carrierId: null,
      carrierDetails: null,
      premium: null,
      effectiveDate: null,
      expiredDate: null,
    });
    const missing = (await calls.create({ policyNumber: 'A-1' })).json().errors;
    expect(missing).toMatchObject([
      { field: 'contactId', message: 'Contact is required field!' },
      { field: 'insuranceTypeId', message: 'Insurance is required' },
    ]);
    expect(await errorsOf(calls.create({ contactId, insuranceTypeId }))).toEqual([['policyNumber', 'field.required']]);
  });

  it.each([
    [{ policyNumber: ' ' }, 'policyNumber'],
    [{ contactId: unknownId }, 'contactId'],
    [{ insuranceTypeId: unknownId }, 'insuranceTypeId'],
    [{ carrierId: unknownId }, 'carrierId'],
    [{ quoteId: unknownId }, 'quoteId'],
    [{ premium: -1 }, 'premium'],
    [{ premium: 1.005 }, 'premium'],
    [{ policyStatus: 'PAID' }, 'policyStatus'],
    [{ paymentTerm: 'MONTHLY' }, 'paymentTerm'],
    [{ effectiveDate: 5 }, 'effectiveDate'],
    [{ source: 'CUSTOMER' }, 'source'],
  ])('is rejected with %j', async (wrong, field) => {
    const response = await calls.create(await calls.input(wrong));
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json().errors).toMatchObject([{ field }]);
  });

  it('expires after its effective date', async () => {
    const response = await calls.create(await calls.input({ effectiveDate: today(), expiredDate: today() }));
    expect(response.json().errors).toMatchObject([
      { field: 'expiredDate', message: 'Please select date after effective date' },
    ]);
  });

  it('sent twice with the same key is created once', async () => {
    const quote = await calls.quotes.quote();
    const body = { policyNumber: 'A-2', quoteId: quote.id };
    const headers = { 'idempotency-key': 'the-same-policy-twice' };
    const [one, two] = [await calls.create(body, agent, headers), await calls.create(body, agent, headers)];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json().payload).toEqual(one.json().payload);
  });
});

describe('a policy from a quote', () => {
  it('takes its values and coverages, and updates the opportunity', async () => {
    const quote = await calls.quotes.quote({ premiumAmount: 912.25 });
    const names = ['Dwelling', 'Contents', 'Liability', 'Medical'];
    for (const name of names) await calls.quotes.coverages([{ quoteId: quote.id, name, value: '$1' }]);
    const { carrier, insuranceTypeId, opportunityId } = (await calls.quotes.detail(quote.id)).quote;
    const { payload } = (await calls.create({ policyNumber: 'A-3', quoteId: quote.id })).json();
    expect(payload).toMatchObject({
      quoteId: quote.id,
      contactId: quote.contactId,
      insuranceTypeId,
      carrierName: carrier.name,
      premium: 912.25,
      effectiveDate: quote.effectiveDate,
      source: 'CREATED',
    });
    expect(payload.coverages.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(payload.coverages[0]).toMatchObject({ policyId: payload.id, value: '$1', version: 1 });
    const [opportunity] = await server.db.select().from(opportunities).where(eq(opportunities.id, opportunityId));
    // the quote has moved it before
    expect(opportunity).toMatchObject({ status: 'POLICIED', version: 3 });
    // the coverages are copied, so the quote keeps its own
    expect((await calls.quotes.detail(quote.id)).coverageList).toHaveLength(4);
  });

  it('closes the other open quotes of the opportunity on request', async () => {
    const quote = await calls.quotes.quote();
    const siblingOf = async (values: object = {}) => {
      const body = await calls.quotes.input({ opportunity_id: quote.opportunityId, ...values });
      return (await calls.quotes.create(body)).json().payload.id as string;
    };
    const [open, expired] = [await siblingOf(), await siblingOf({ quoteStatus: 'EXPIRED' })];
    const other = await calls.quotes.quote();
    const body = { policyNumber: 'A-4', quoteId: quote.id, closeOtherQuotes: true };
    expect((await calls.create(body)).statusCode).toBe(201);
    const statusOf = async (id: string) => (await calls.quotes.detail(id)).quote.quoteStatus;
    expect(await statusOf(open)).toBe('CLOSED');
    expect(await statusOf(expired)).toBe('EXPIRED');
    expect(await statusOf(quote.id)).toBe('PENDING');
    expect(await statusOf(other.id)).toBe('PENDING');
  });

  it('may have another premium, but not another contact or insurance type', async () => {
    const quote = await calls.quotes.quote();
    const body = { policyNumber: 'A-4', quoteId: quote.id, premium: 7, effectiveDate: today() };
    const { id: contactId } = await calls.quotes.otherContact();
    const wrong = { ...body, contactId, insuranceTypeId: unknownId };
    expect(await errorsOf(calls.create(wrong))).toEqual([
      ['contactId', 'policy.contactOther'],
      ['insuranceTypeId', 'policy.insuranceOther'],
    ]);
    expect((await calls.create(body)).json().payload).toMatchObject({ premium: 7, effectiveDate: today() });
  });

  it('is created once when two are sent at the same time', async () => {
    const { id: quoteId } = await calls.quotes.quote();
    const answers = await Promise.all(['A-5', 'A-6'].map((policyNumber) => calls.create({ policyNumber, quoteId })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    const refused = answers.find(({ statusCode }) => statusCode === 400);
    expect(refused?.json().errors).toMatchObject([{ field: 'quoteId', code: 'policy.quoteUsed' }]);
  });
});

describe('an update', () => {
  it('changes given fields, clears null ones and keeps the others', async () => {
    const policy = await calls.policy({ policyTerm: '12 months', otherInformation: 'Two cats' });
    const response = await calls.update(policy, {
      policyNumber: 'B-1',
      premium: null,
      paymentStatus: 'PAST_DUE',
      otherInformation: '<p onclick="x()">Fence</p><script>x()</script>',
    });
    expect(response.json()).toMatchObject({
      message: 'Policy updated successfully',
      payload: {
        policyNumber: 'B-1',
        premium: null,
        paymentStatus: 'PAST_DUE',
        policyTerm: '12 months',
        otherInformation: '<p>Fence</p>',
        version: 2,
      },
    });
  });

  it('of an outdated version is rejected with the current record', async () => {
    const policy = await calls.policy();
    await calls.update(policy, { premium: 5 });
    expect((await calls.update(policy, { premium: 6 })).json()).toMatchObject({
      code: 'stale',
      payload: { id: policy.id, premium: 5, version: 2 },
    });
  });

  it('cannot change the contact', async () => {
    const policy = await calls.policy();
    const { id: contactId } = await calls.quotes.otherContact();
    expect(await errorsOf(calls.update(policy, { contactId, quoteId: unknownId }))).toEqual([
      ['contactId', 'policy.locked'],
      ['quoteId', 'policy.locked'],
    ]);
    const same = await calls.update(policy, { contactId: policy.contactId, quoteId: null, policyStatus: 'BOUND' });
    expect(same.json().payload).toMatchObject({ policyStatus: 'BOUND' });
  });

  it('keeps an effective date before the expiration date', async () => {
    const policy = await calls.policy();
    const wrong = await calls.update(policy, { effectiveDate: null });
    expect(wrong.json().errors).toMatchObject([{ field: 'effectiveDate', message: 'Please select effective date' }]);
    // compared with the stored date
    expect(await errorsOf(calls.update(policy, { effectiveDate: today() + 400 * DAY }))).toEqual([
      ['expiredDate', 'policy.expiryNotAfter'],
    ]);
  });

  it('may keep an inactive carrier, but not choose another inactive one', async () => {
    const [inactive] = await server.db.select().from(carriers).where(eq(carriers.active, false)).limit(1);
    const policy = await calls.policy();
    const carrierId = inactive?.id ?? '';
    expect(await errorsOf(calls.update(policy, { carrierId }))).toEqual([['carrierId', 'quote.carrierUnknown']]);
    await server.db.update(policies).set({ carrierId }).where(eq(policies.id, policy.id));
    const response = await calls.update(policy, { carrierId, premium: 3 });
    expect(response.json().payload).toMatchObject({ carrierName: inactive?.name, premium: 3 });
  });

  it('by a customer can only cancel the policy, once, from any other status', async () => {
    for (const policyStatus of policyStatuses.filter((status) => status !== 'CANCELLED')) {
      const policy = await calls.policy({ policyStatus });
      const response = await calls.update(policy, { policyStatus: 'CANCELLED' }, customer);
      expect(response.json()).toMatchObject({
        message: 'Policy cancelled successfully!',
        payload: { policyStatus: 'CANCELLED' },
      });
      const again = await calls.update({ ...policy, version: 2 }, { policyStatus: 'CANCELLED' }, customer);
      expect(again.json().code).toBe('policy.cancelledAlready');
    }
    const policy = await calls.policy();
    for (const more of [{}, { policyStatus: 'ACTIVE' }, { policyStatus: 'CANCELLED', premium: 1 }, { premium: 1 }])
      expect((await calls.update(policy, more, customer)).json().code).toBe('policy.customersCancel');
    expect(await calls.detail(policy.id)).toMatchObject({ version: 1, policyStatus: 'ACTIVE' });
  });
});

describe('the assigned agent', () => {
  it('is changed by a licensed owner agent, assigned agent or agency admin only', async () => {
    const assistant = 'assistant@demo.test';
    const idOf = async (email: string) => (await calls.quotes.userOf(email)).id;
    const contactId = (await calls.quotes.otherContact(owner)).id;
    const policy = await calls.policy({ contactId });
    const agentIds = { owner: await idOf(owner), agent: await idOf(agent), assistant: await idOf(assistant) };
    const assign = async (agentId: string, as: string) => (await calls.assign(policy, { agentId }, as)).json().code;
    expect(await assign(agentIds.agent, agent)).toBe('policy.notAssigner');
    expect(await assign(agentIds.agent, owner)).toBe('policy.assigned');
    // the assigned agent, for the contact of another agent
    expect(await assign(agentIds.assistant, agent)).toBe('policy.assigned');
    expect(await assign(agentIds.assistant, agent)).toBe('policy.notAssigner');
    expect(await assign(agentIds.agent, assistant)).toBe('auth.forbidden');
    // an agency admin, for the contact of another agent
    const other = await calls.policy();
    expect((await calls.assign(other, { agentId: agentIds.owner }, owner)).json().code).toBe('policy.assigned');
    // the owner agent, for a policy that is assigned to another agent
    expect((await calls.assign(other, { agentId: agentIds.agent }, agent)).json().code).toBe('policy.assigned');
  });

  it('is an agent of the agency', async () => {
    const policy = await calls.policy();
    const { id: agentId } = await calls.quotes.userOf(owner);
    for (const email of ['unsubscribed@demo.test', customer]) {
      const response = await calls.assign(policy, { agentId: (await calls.quotes.userOf(email)).id });
      expect(response.json().errors).toMatchObject([{ field: 'agentId', code: 'quote.agentUnknown' }]);
    }
    expect((await calls.assign(policy, { agentId, version: 1 })).json().payload).toMatchObject({
      assignedAgentId: agentId,
      version: 2,
    });
  });
});

describe('the list', () => {
  const list = async (query: string, as = agent): Promise<PolicyResponse[]> =>
    (await calls.get(as, `/api/policy/all?pageSize=100&${query}`)).json().payload.content;
  const ids = async (query: string, as = agent) => (await list(query, as)).map(({ id }) => id);

  it("searches by serial, number, insurance type, carrier, and the customer's name and email", async () => {
    const { id, serial } = await calls.policy({ policyNumber: 'Find-ME_77%' });
    const { insuranceName, carrierName } = await calls.detail(id);
    for (const query of [
      `serial=${serial}`,
      `serial=${serial.toLowerCase()}`,
      `serial=${serial.slice(4)}`,
      'policyNumber=find-me_',
      `policyNumber=${encodeURIComponent('77%')}`,
      'policyNumber=FIND&customerName=ELENA%20mar&customerEmail=Customer%40demo',
      `policyNumber=FIND&insuranceName=${encodeURIComponent(insuranceName.slice(1))}`,
      `policyNumber=FIND&carrierName=${encodeURIComponent(carrierName.toUpperCase())}`,
    ])
      expect(await ids(query), query).toContain(id);
    expect(await ids('policyNumber=FindXME')).toEqual([]);
    expect(await ids('customerEmail=%25')).toEqual([]);
  });

  it('filters by status and by contact', async () => {
    const { id, contactId } = await calls.policy({ policyStatus: 'QUEUED' });
    const found = await list(`policyStatus=QUEUED&contactId=${contactId}`);
    expect(found.map((policy) => policy.id)).toContain(id);
    expect(found.every((policy) => policy.policyStatus === 'QUEUED')).toBe(true);
    expect(await ids(`contactId=${unknownId}`)).toEqual([]);
  });

  it('is sorted by creation, effective and expiration date, unknown dates first', async () => {
    const { id: contactId } = await calls.quotes.otherContact();
    const days = { effectiveDate: null, expiredDate: null };
    const make = async (values: object) => {
      server.clock.advance(1);
      return (await calls.policy({ contactId, ...values })).id;
    };
    const early = await make({ effectiveDate: today(), expiredDate: today() + 9 * DAY });
    const late = await make({ effectiveDate: today() + DAY, expiredDate: today() + 3 * DAY });
    const unknown = await make(days);
    const of = `contactId=${contactId}`;
    expect(await ids(of)).toEqual([unknown, late, early]);
    expect(await ids(`${of}&ascOrDesc=asc`)).toEqual([early, late, unknown]);
    expect(await ids(`${of}&sortBy=effectiveDate`)).toEqual([late, early, unknown]);
    expect(await ids(`${of}&sortBy=effectiveDate&ascOrDesc=asc`)).toEqual([unknown, early, late]);
    expect(await ids(`${of}&sortBy=expiredDate`)).toEqual([early, late, unknown]);
  });

  it("and its counters contain only a customer's own policies", async () => {
    const mine = await calls.policy({ policyStatus: 'NOT_RENEWED' });
    const other = await calls.policy({
      contactId: (await calls.quotes.otherContact()).id,
      policyStatus: 'NOT_RENEWED',
    });
    const seen = await ids('policyStatus=NOT_RENEWED', customer);
    expect(seen).toContain(mine.id);
    expect(seen).not.toContain(other.id);
    expect((await calls.get(customer, `/api/policy/id/${other.id}`)).statusCode).toBe(404);
    expect((await calls.update(other, { policyStatus: 'CANCELLED' }, customer)).statusCode).toBe(404);
    const counted = async (as: string) => (await calls.get(as, '/api/policy/all/counters')).json().payload;
    const [whole, own] = [await counted(agent), await counted(customer)];
    expect(own.counters.map(({ policyStatus }: { policyStatus: string }) => policyStatus)).toEqual(policyStatuses);
    for (const { total, counters } of [whole, own])
      expect(counters.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(total);
    const total = async (as: string) =>
      (await calls.get(as, '/api/policy/all?pageSize=1')).json().payload.totalElements;
    expect([whole.total, own.total]).toEqual([await total(agent), await total(customer)]);
    const assigned = await calls.get(agent, '/api/policy/all?pageSize=1&filters=agent.is.ME');
    expect([whole.mine, own.mine]).toEqual([assigned.json().payload.totalElements, null]);
    expect(whole.mine).toBeLessThan(whole.total);
    expect(own.total).toBeLessThan(whole.total);
  });
});
