import { DAY, nextTermOf } from '@fairlead/rules';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, opportunities, policies, quotes } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer } from './support/quotes.ts';
import { unknownId } from './support/requests.ts';

let server: Harness;
const calls = policyCalls(() => server);
const { today } = calls;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const withCoverages = async (names: readonly string[]) => {
  const { id } = await calls.expiring({ policyTerm: '12 months', paymentStatus: 'PAID', otherInformation: 'Dog' });
  for (const name of names) await calls.addCoverage(calls.coverage(id, { name }));
  return calls.detail(id);
};
const countsOf = async () => (await calls.get(agent, '/api/policy/all/counters')).json().payload;
const auditOf = (id: string) => server.db.select().from(auditLog).where(eq(auditLog.recordId, id));

describe('a renewal', () => {
  it('creates the policy of the next term with the chosen coverages, and links both terms', async () => {
    const before = await withCoverages(['Dwelling', 'Contents', 'Liability']);
    const [first, , third] = before.coverages;
    const term = nextTermOf(before);
    const response = await calls.renew(before, { ...term, coverageIds: [third.id, first.id] });
    expect(response.statusCode, response.body).toBe(201);
    const { message, payload } = response.json();
    expect(message).toBe('Policy renewed');
    expect(response.headers.location).toBe(`/api/policy/id/${payload.id}`);
    expect(payload).toMatchObject({
      policyNumber: before.policyNumber,
      policyStatus: 'PENDING',
      policyType: 'RENEWAL',
      premium: 1250.75,
      ...term,
      policyTerm: '12 months',
      paymentStatus: 'PENDING',
      otherInformation: 'Dog',
      carrierId: before.carrierId,
      contactId: before.contactId,
      assignedAgentId: before.assignedAgentId,
      source: 'CREATED',
      quoteId: null,
      previousPolicyId: before.id,
      nextPolicyId: null,
      previousTerm: { id: before.id, premium: before.premium, expiredDate: before.expiredDate },
      nextTerm: null,
      transactions: [],
      version: 1,
    });
    expect(payload.serial).not.toBe(before.serial);
    expect(payload.coverages.map(({ name }: { name: string }) => name)).toEqual(['Dwelling', 'Liability']);

    const after = await calls.detail(before.id);
    expect(after).toMatchObject({
      version: before.version + 1,
      policyStatus: 'ACTIVE',
      nextPolicyId: payload.id,
      nextTerm: { id: payload.id, premium: 1250.75, ...term },
      transactions: [{ transactionType: 'RENEWAL', transactionPremium: '1250.75', paymentStatus: 'PENDING' }],
    });
    expect(after.transactions[0].transactionDate).toBe(today());
    expect(after.coverages).toHaveLength(3);
  });

  it('of another length leaves the text of the term empty', async () => {
    const before = await calls.expiring({ policyTerm: '12 months' });
    const { payload } = (await calls.renew(before, { expiredDate: today() + 202 * DAY })).json();
    expect(payload.policyTerm).toBe('');
  });

  it('keeps the counters and writes the audit log of both policies', async () => {
    const before = await withCoverages([]);
    const counted = await countsOf();
    const { payload } = (await calls.renew(before)).json();
    const of = (counters: { policyStatus: string; count: number }[], status: string) =>
      counters.find(({ policyStatus }) => policyStatus === status)?.count ?? 0;
    const after = await countsOf();
    expect(after.total).toBe(counted.total + 1);
    expect(of(after.counters, 'PENDING')).toBe(of(counted.counters, 'PENDING') + 1);
    expect(of(after.counters, 'ACTIVE')).toBe(of(counted.counters, 'ACTIVE'));
    const entries = [...(await auditOf(payload.id)), ...(await auditOf(before.id))];
    expect(entries.filter(({ operationId }) => operationId === 'renewPolicy')).toHaveLength(2);
  });

  it('is made once, also when two agents send it at the same time', async () => {
    const before = await calls.expiring();
    const answers = await Promise.all([calls.renew(before), calls.renew(before)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const again = (await calls.renew({ ...before, version: 2 })).json();
    expect(again).toMatchObject({ code: 'policy.renewedAlready', payload: { id: before.id } });
    const rows = await server.db.select().from(policies).where(eq(policies.previousPolicyId, before.id));
    expect(rows).toHaveLength(1);
  });

  it('sent twice with the same key has the same answer, and with another key is refused', async () => {
    const before = await calls.expiring();
    const headers = { 'idempotency-key': `renewal-of-${before.id}` };
    const [one, two] = [await calls.renew(before, {}, agent, headers), await calls.renew(before, {}, agent, headers)];
    expect([one.statusCode, two.statusCode]).toEqual([201, 201]);
    expect(two.json().payload).toEqual(one.json().payload);
    const other = await calls.renew(before, {}, agent, { 'idempotency-key': `another-${before.id}` });
    expect([other.statusCode, other.json().code]).toEqual([409, 'policy.renewedAlready']);
  });

  it('of an outdated version is refused with the current record', async () => {
    const before = await calls.expiring();
    await calls.update(before, { premium: 5 });
    expect((await calls.renew(before)).json()).toMatchObject({
      code: 'stale',
      payload: { id: before.id, premium: 5, version: 2, nextTerm: null },
    });
  });

  it.each([
    ['that expires in 121 days', { days: 121 }],
    ['that expired 60 days ago', { days: -60 }],
    ['that is cancelled', { days: 21, values: { policyStatus: 'CANCELLED' } }],
    ['without an expiration date', { days: undefined }],
  ])('of a policy %s is refused', async (_, { days, values = {} }: { days: number | undefined; values?: object }) => {
    const expiredDate = days === undefined ? null : today() + days * DAY;
    const before = await calls.expiring({ expiredDate, ...values });
    const response = await calls.renew(before);
    expect([response.statusCode, response.json().code]).toEqual([409, 'policy.notRenewable']);
    expect((await calls.requote(before.id, { carrierIds: [unknownId] })).statusCode).toBe(409);
    expect((await calls.markNotRenewing(before)).json().code).toBe('policy.notRenewable');
  });

  it('names the wrong fields, and stores nothing', async () => {
    const before = await calls.expiring();
    const errorsOf = async (values: object) =>
      (await calls.renew(before, values))
        .json()
        .errors.map(({ field, code }: { field: string; code: string }) => [field, code]);
    const effectiveDate = today() + 21 * DAY;
    expect(await errorsOf({ expiredDate: effectiveDate })).toEqual([['expiredDate', 'policy.expiryNotAfter']]);
    expect(await errorsOf({ effectiveDate: 5 })).toEqual([['effectiveDate', 'field.day']]);
    expect(await errorsOf({ coverageIds: [unknownId] })).toEqual([['coverageIds', 'policy.coverageOther']]);
    expect(await errorsOf({ premium: -1 })).toEqual([['premium', 'field.minimum']]);
    expect(await calls.detail(before.id)).toMatchObject({ version: 1, nextTerm: null, transactions: [] });
  });

  it('is also visible to the customer, who cannot renew', async () => {
    const before = await calls.expiring();
    expect((await calls.renew(before, {}, customer)).statusCode).toBe(403);
    const { payload } = (await calls.renew(before)).json();
    expect(await calls.detail(before.id, customer)).toMatchObject({ nextTerm: { id: payload.id } });
    expect(await calls.detail(payload.id, customer)).toMatchObject({ previousTerm: { id: before.id } });
  });
});

describe('a request for quotes of the next term', () => {
  it('creates an opportunity and one quote per carrier with the data of the policy', async () => {
    const { id } = await withCoverages(['Dwelling', 'Liability']);
    const policy = await calls.detail(id);
    const options = (await calls.get(agent, '/api/carrier/all/dropdown')).json().payload;
    const carrierIds: string[] = options.slice(0, 2).map((carrier: { id: string }) => carrier.id);
    const response = await calls.requote(id, { carrierIds });
    expect(response.statusCode, response.body).toBe(201);
    const { opportunityId, quoteIds } = response.json().payload;
    const { contactId, insuranceTypeId, premium } = policy;
    const [opportunity] = await server.db.select().from(opportunities).where(eq(opportunities.id, opportunityId));
    expect(opportunity).toMatchObject({ contactId, insuranceTypeId, status: 'NEW', createdByRole: 'AGENT' });
    for (const [at, quoteId] of quoteIds.entries()) {
      const { quote, coverageList } = await calls.quotes.detail(quoteId);
      expect(quote).toMatchObject({
        opportunityId,
        contactId,
        insuranceTypeId,
        carrierId: carrierIds[at],
        premiumAmount: premium,
        effectiveDate: policy.expiredDate,
        quoteStatus: 'PENDING',
      });
      expect(coverageList.map(({ name }: { name: string }) => name)).toEqual(['Dwelling', 'Liability']);
    }
    // the policy is not written without a mark to remove
    expect(await calls.detail(id)).toMatchObject({ version: policy.version, nextTerm: null });
  });

  it('begins today when the policy has expired', async () => {
    const { id } = await calls.expiring({ expiredDate: today() - 3 * DAY });
    const { carrierId } = await calls.quotes.input();
    const { quoteIds } = (await calls.requote(id, { carrierIds: [carrierId] })).json().payload;
    expect((await calls.quotes.detail(quoteIds[0])).quote.effectiveDate).toBe(today());
  });

  it('sent twice with the same key creates quotes once', async () => {
    const { id, contactId } = await calls.expiring();
    const { carrierId } = await calls.quotes.input();
    const headers = { 'idempotency-key': `requote-${id}` };
    const send = () => calls.requote(id, { carrierIds: [carrierId] }, agent, headers);
    const [one, two] = [(await send()).json().payload, (await send()).json().payload];
    expect(two).toEqual(one);
    const found = and(eq(quotes.contactId, contactId), inArray(quotes.id, one.quoteIds));
    expect(await server.db.select().from(quotes).where(found)).toHaveLength(1);
  });

  it('refuses unknown carriers', async () => {
    const { id } = await calls.expiring();
    const { carrierId } = await calls.quotes.input();
    const response = await calls.requote(id, { carrierIds: [carrierId, unknownId] });
    expect(response.json().errors).toMatchObject([{ field: 'carrierIds', code: 'quote.carrierUnknown' }]);
  });
});

describe('the quote for the next term', () => {
  it('is shown to agents when the customer accepted it or has to answer, of the same carrier only', async () => {
    const { id } = await calls.expiring();
    const { carrierId } = await calls.detail(id);
    const { quoteIds } = (await calls.requote(id, { carrierIds: [carrierId] })).json().payload;
    const [quoteId = ''] = quoteIds;
    const set = (values: Partial<typeof quotes.$inferInsert>) =>
      server.db.update(quotes).set(values).where(eq(quotes.id, quoteId));
    expect(await calls.detail(id)).toMatchObject({ renewalQuote: null });
    await set({ status: 'PENDING_APPROVAL', premiumCents: 130_050 });
    const { serial } = (await calls.quotes.detail(quoteId)).quote;
    expect(await calls.detail(id)).toMatchObject({ renewalQuote: { id: quoteId, serial, premium: 1300.5 } });
    const { renewalQuote } = (await calls.get(customer, `/api/policy/id/${id}`)).json().payload;
    expect(renewalQuote).toBeNull();
    await set({ customerFeedback: 'REJECTED', feedbackAt: new Date() });
    expect(await calls.detail(id)).toMatchObject({ renewalQuote: null });
    await set({ customerFeedback: 'ACCEPTED' });
    expect(await calls.detail(id)).toMatchObject({ renewalQuote: { id: quoteId } });

    const options = (await calls.get(agent, '/api/carrier/all/dropdown')).json().payload;
    const other = options.find((carrier: { id: string }) => carrier.id !== carrierId);
    await set({ carrierId: other.id });
    expect(await calls.detail(id)).toMatchObject({ renewalQuote: null });
    await set({ carrierId });
    await calls.renew(await calls.detail(id), nextTermOf(await calls.detail(id)));
    expect(await calls.detail(id)).toMatchObject({ renewalQuote: null });
  });
});

describe('a policy that is not renewed', () => {
  it('keeps its status, shows the reason to agents only, and can be marked and unmarked', async () => {
    const before = await calls.expiring();
    const marked = await calls.markNotRenewing(before, { note: ' Cheaper elsewhere ' });
    const nonRenewal = { reason: 'PRICE', note: 'Cheaper elsewhere' };
    expect(marked.json()).toMatchObject({
      message: 'Policy marked as not renewing',
      payload: { policyStatus: 'ACTIVE', nonRenewal, version: 2 },
    });
    expect(await calls.detail(before.id)).toMatchObject({ nonRenewal });
    expect(await calls.detail(before.id, customer)).toMatchObject({ nonRenewal: null });
    const unmarked = await calls.markNotRenewing({ ...before, version: 2 }, { reason: null });
    expect(unmarked.json()).toMatchObject({ code: 'policy.nonRenewalRemoved', payload: { nonRenewal: null } });
    expect((await calls.markNotRenewing(before)).json().code).toBe('stale');
  });

  it('can be unmarked after the renewal period, but not marked', async () => {
    const before = await calls.expiring();
    await calls.markNotRenewing(before);
    await calls.update({ ...before, version: 2 }, { policyStatus: 'CANCELLED' });
    expect((await calls.markNotRenewing({ ...before, version: 3 }, { reason: 'SOLD' })).json().code).toBe(
      'policy.notRenewable',
    );
    expect((await calls.markNotRenewing({ ...before, version: 3 }, { reason: null })).statusCode).toBe(200);
  });

  it('can still be renewed, which removes the mark', async () => {
    const before = await calls.expiring();
    await calls.markNotRenewing(before, { reason: 'MOVED' });
    expect((await calls.renew({ ...before, version: 2 })).statusCode).toBe(201);
    expect(await calls.detail(before.id)).toMatchObject({ nonRenewal: null, version: 3 });
    expect((await calls.markNotRenewing({ ...before, version: 3 })).json().code).toBe('policy.renewedAlready');
  });

  it('can still be quoted again, which removes the mark', async () => {
    const before = await calls.expiring();
    await calls.markNotRenewing(before, { reason: 'CARRIER', note: 'Left the market' });
    const { carrierId } = await calls.quotes.input();
    expect((await calls.requote(before.id, { carrierIds: [carrierId] })).statusCode).toBe(201);
    expect(await calls.detail(before.id)).toMatchObject({ nonRenewal: null, version: 3 });
  });
});
