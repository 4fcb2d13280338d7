import { DAY, dateOf, utcToday } from '@fairlead/rules';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '../src/db/ids.ts';
import {
  certificates,
  claims,
  contacts,
  docs,
  policies,
  policyTransactions,
  quotes,
  users,
} from '../src/db/schema/index.ts';
import { claimCalls } from './support/claims.ts';
import { storeFile } from './support/fileUses.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const agent = 'agent@demo.test';
const customer = 'customer@demo.test';
const read = async (as: string, url: string) => (await server.call(as, { url })).json().payload;
const work = async (as = agent) => (await read(as, '/api/dashboard/pipeline')).policies;
const total = async (url: string, as = agent): Promise<number> => (await read(as, `${url}&pageSize=1`)).totalElements;
const userId = async (email: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  return user?.id ?? '';
};
/** Creates a policy of the demo's customer. */
async function ownPolicy() {
  const [found] = await server.db
    .select({ policy: policies })
    .from(policies)
    .innerJoin(contacts, eq(contacts.id, policies.contactId))
    .where(eq(contacts.userId, await userId(customer)));
  if (!found) throw new Error('the customer has no policy');
  return found.policy;
}

describe('the pending work on policies', () => {
  it('has the same numbers as the linked lists', async () => {
    const seen = await work();
    const { in30, in60, in90 } = seen.expiring;
    expect([in30, in60, in90]).toEqual([in30, in60, in90].toSorted((a, b) => a - b));
    expect(await total('/api/policy/all?expiresWithin=30')).toBe(in30);
    expect(await total('/api/policy/all?expiresWithin=60')).toBe(in60);
    expect(await total('/api/policy/all?expiresWithin=90')).toBe(in90);
    expect(await total('/api/policy/all?hasPastDue=true')).toBe(seen.pastDue.policies);
    expect(await total('/api/policy/all?hasCertificateRequest=true')).toBe(seen.certificateRequests.policies);
    expect(await total('/api/claim/all?isOpen=true')).toBe(seen.openClaims);
    expect(in90).toBeGreaterThan(0);
    expect(seen.pastDue.transactions).toBeGreaterThanOrEqual(seen.pastDue.policies);
    const all = await total('/api/policy/all?sortBy=expiredDate');
    expect(await total('/api/policy/all?hasPastDue=false')).toBe(all - seen.pastDue.policies);
  });

  it('counts policies in force that expire from today until the last day of the period', async () => {
    const { id, status, expiresOn } = await ownPolicy();
    const today = utcToday(server.clock.now());
    const set = (days: number, as: typeof status = 'ACTIVE') =>
      server.db
        .update(policies)
        .set({ expiresOn: dateOf(today + days * DAY), effectiveOn: dateOf(today - 400 * DAY), status: as })
        .where(eq(policies.id, id));
    await set(200);
    const { in30, in60 } = (await work()).expiring;
    for (const [days, more30, more60] of [
      [-1, 0, 0],
      [0, 1, 1],
      [30, 1, 1],
      [31, 0, 1],
      [60, 0, 1],
      [61, 0, 0],
    ] as const) {
      await set(days);
      expect((await work()).expiring, `${days} days`).toMatchObject({ in30: in30 + more30, in60: in60 + more60 });
    }
    await set(5, 'CANCELLED');
    expect((await work()).expiring.in30).toBe(in30);
    await set(0);
    expect((await work()).renewals[0]).toMatchObject({ expiredDate: today });
    expect((await work()).renewals.length).toBeLessThanOrEqual(5);
    await server.db.update(policies).set({ status, expiresOn }).where(eq(policies.id, id));
  });

  it('counts past-due transactions and requested certificates until they are done', async () => {
    const { id: policyId, agencyId } = await ownPolicy();
    const createdBy = await userId(agent);
    const before = await work();
    const reference = 'T-DASHBOARD';
    const transactionOn = dateOf(utcToday(server.clock.now()));
    await server.db.insert(policyTransactions).values({
      id: uuidv7(),
      agencyId,
      policyId,
      createdBy,
      reference,
      transactionOn,
      transactionType: 'AUDIT',
      paymentStatus: 'PAST_DUE',
    });
    const certificate = { id: uuidv7(), agencyId, policyId, requestedBy: createdBy, holderName: 'City of Venice' };
    await server.db.insert(certificates).values(certificate);
    const after = await work();
    expect(after.pastDue.transactions).toBe(before.pastDue.transactions + 1);
    expect(after.certificateRequests.certificates).toBe(before.certificateRequests.certificates + 1);
    await server.db
      .update(policyTransactions)
      .set({ deletedAt: new Date() })
      .where(eq(policyTransactions.reference, reference));
    await server.db.delete(certificates).where(eq(certificates.id, certificate.id));
    expect(await work()).toEqual(before);
  });

  it('is hidden from agents who read only their assigned records', async () => {
    expect(await work('assistant@demo.test')).toBeNull();
  });
});

describe('the customer dashboard', () => {
  const dashboard = () => read(customer, '/api/dashboard/customer');

  it('shows the policies that expire first, and the total', async () => {
    const { policies: seen } = await dashboard();
    expect(seen.total).toBe(await total('/api/policy/all?sortBy=creationDate', customer));
    expect(seen.content.length).toBeGreaterThan(0);
    const own: { id: string }[] = (await read(customer, '/api/policy/all?pageSize=100')).content;
    const ids = own.map(({ id }) => id);
    for (const { id } of seen.content) expect(ids).toContain(id);
    const days = seen.content.map((row: { expiredDate: number | null }) => row.expiredDate ?? Infinity);
    expect(days).toEqual(days.toSorted((a: number, b: number) => a - b));
    const statuses = seen.content.map((row: { policyStatus: string }) => row.policyStatus);
    for (const over of ['CANCELLED', 'EXPIRED', 'NOT_RENEWED', 'FAILED']) expect(statuses).not.toContain(over);
  });

  it('shows a quote until it is answered or has a policy', async () => {
    const { quotes: waiting } = await dashboard();
    const [quote] = waiting;
    expect(quote).toMatchObject({ serial: expect.stringMatching(/^Q-\d+$/) });
    const answered = await server.call(customer, {
      method: 'POST',
      url: '/api/quotes/give-feedback',
      payload: { quoteId: quote.id, customerFeedback: 'ACCEPTED', version: quote.version },
    });
    expect(answered.statusCode).toBe(200);
    const accepted = async () =>
      (await dashboard()).inProgress.filter(({ kind }: { kind: string }) => kind === 'QUOTE');
    expect(await accepted()).toContainEqual(
      expect.objectContaining({ id: quote.id, serial: quote.serial, insuranceName: quote.insuranceName }),
    );
    expect((await dashboard()).quotes.map(({ id }: { id: string }) => id)).not.toContain(quote.id);
    const change = (values: object) => server.db.update(quotes).set(values).where(eq(quotes.id, quote.id));
    await change({ hasPolicy: true });
    expect((await accepted()).map(({ id }: { id: string }) => id)).not.toContain(quote.id);
    await change({ customerFeedback: null, feedbackAt: null });
    expect((await dashboard()).quotes.map(({ id }: { id: string }) => id)).not.toContain(quote.id);
    await change({ hasPolicy: false });
    expect((await dashboard()).quotes.map(({ id }: { id: string }) => id)).toContain(quote.id);
  });

  it('shows requests in progress, newest first, and the responsible agent', async () => {
    const { inProgress, agent: who, agencyName, coverages } = await dashboard();
    const since = inProgress.map((entry: { since: number }) => entry.since);
    expect(since).toEqual(since.toSorted((a: number, b: number) => b - a));
    expect(inProgress.length).toBeLessThanOrEqual(6);
    expect(who).toMatchObject({ name: 'Daniel Okafor', email: agent });
    expect(agencyName).toBe('Harbor & Hale Insurance');
    expect(coverages.total).toBe(await total('/api/subscribed-product/all?active=true', customer));
    const type = await read(customer, '/api/subscribed-product/all?insuranceType=Umbrella');
    await server.call(customer, {
      method: 'POST',
      url: '/api/opportunity/create',
      payload: { insuranceTypeIds: [type.content[0].id] },
    });
    expect((await dashboard()).inProgress[0]).toMatchObject({
      kind: 'REQUEST',
      insuranceName: 'Umbrella',
      opportunityStatus: 'NEW',
      policyId: null,
    });
  });

  it('shows the progress of open claims, with those that wait for information first', async () => {
    const calls = claimCalls(() => server);
    const shown = async (): Promise<{ id: string; claimStatus: string; history: object[] }[]> =>
      (await dashboard()).claims;
    const asked = await calls.moved('IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED');
    const newest = await calls.moved('IN_REVIEW');
    const claims = await shown();
    const statuses = claims.map(({ claimStatus }) => claimStatus);
    expect(statuses.filter((status) => status === 'INFO_REQUESTED').length).toBeGreaterThan(0);
    expect(statuses).toEqual(statuses.toSorted((a) => (a === 'INFO_REQUESTED' ? -1 : 1)));
    expect(claims.find(({ id }) => id === newest.id)?.history).toMatchObject([
      { claimStatus: 'IN_REVIEW', note: 'Because.' },
      { claimStatus: 'SUBMITTED', note: '' },
    ]);
    expect(claims[0]).toMatchObject({ id: asked.id, serial: asked.serial });

    // each status has its last change only, and a claim that was decided is gone
    const back = (await calls.move(asked, 'FILED_WITH_CARRIER', { note: 'Thank you.' })).json().payload;
    const again = (await calls.move(back, 'INFO_REQUESTED', { note: 'One more photo.' })).json().payload;
    expect((await shown())[0]?.history).toMatchObject([
      { claimStatus: 'INFO_REQUESTED', note: 'One more photo.' },
      { claimStatus: 'FILED_WITH_CARRIER', note: 'Thank you.' },
      { claimStatus: 'IN_REVIEW' },
      { claimStatus: 'SUBMITTED' },
    ]);
    await calls.move(again, 'SETTLED');
    expect((await shown()).map(({ id }) => id)).not.toContain(asked.id);
  });

  it('shows the payment of a current policy that is due first, and no past-due one', async () => {
    const { id: policyId, agencyId, policyNumber, status } = await ownPolicy();
    const today = utcToday(server.clock.now());
    const payment = (days: number, paymentStatus: 'PENDING' | 'PAST_DUE') => ({
      id: uuidv7(),
      agencyId,
      policyId,
      reference: `T-NEXT-${days}`,
      transactionType: 'AUDIT' as const,
      transactionOn: dateOf(today),
      dueOn: dateOf(today + days * DAY),
      premium: `${days}.50`,
      paymentStatus,
    });
    const createdBy = await userId(agent);
    const set = (values: Partial<typeof policies.$inferInsert>) =>
      server.db.update(policies).set(values).where(eq(policies.id, policyId));
    await set({ status: 'ACTIVE' });
    // the demo's payments are due later
    const added = [payment(1, 'PAST_DUE'), payment(2, 'PENDING'), payment(3, 'PENDING')];
    await server.db.insert(policyTransactions).values(added.map((values) => ({ ...values, createdBy })));
    expect((await dashboard()).nextPayment).toMatchObject({
      id: added[1]?.id,
      policyId,
      policyNumber,
      transactionPremium: '2.50',
      dueDate: today + 2 * DAY,
    });
    await set({ status: 'EXPIRED' });
    expect((await dashboard()).nextPayment?.policyId).not.toBe(policyId);
    await set({ status });
    const ids = added.map(({ id }) => id);
    await server.db.delete(policyTransactions).where(inArray(policyTransactions.id, ids));
  });

  it('shows the newest documents that agents have added to policies and claims', async () => {
    const { id: policyId, agencyId, contactId, policyNumber } = await ownPolicy();
    const by = await userId(agent);
    const [quote] = await server.db.select().from(quotes).where(eq(quotes.contactId, contactId)).limit(1);
    const claim = await claimCalls(() => server).moved('IN_REVIEW');
    const records = { policy: { policyId }, claim: { claimId: claim.id }, quote: { quoteId: quote?.id ?? '' } };
    let minutes = 0;
    const add = async (record: keyof typeof records, createdByRole: 'AGENT' | 'CUSTOMER' = 'AGENT') => {
      const { id: fileId } = await storeFile(server, { id: by, agencyId }, 'ATTACHMENT');
      const id = uuidv7();
      const createdAt = new Date((server.clock.now() + 60 * ++minutes) * 1000);
      const owner = { agencyId, contactId, createdBy: by };
      await server.db.insert(docs).values({ id, ...owner, ...records[record], fileId, createdByRole, createdAt });
      return id;
    };
    const first = await add('policy');
    const second = await add('claim');
    await add('policy', 'CUSTOMER');
    await add('quote');
    const { receivedDocuments } = await dashboard();
    expect(receivedDocuments.slice(0, 2)).toMatchObject([
      { id: second, number: claim.serial },
      { id: first, number: policyNumber },
    ]);
    expect(receivedDocuments.length).toBeLessThanOrEqual(3);
    const file = await server.app.inject({ url: receivedDocuments[0].file.fileUrl });
    expect(file.statusCode).toBe(200);
    await server.db.update(docs).set({ deletedAt: new Date() }).where(eq(docs.id, second));
    expect((await dashboard()).receivedDocuments[0].id).toBe(first);
  });

  it('shows no records of other customers', async () => {
    const [mine] = await server.db
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.userId, await userId(customer)));
    const seen = await dashboard();
    const owners = new Map(
      (await server.db.select({ id: policies.id, contactId: policies.contactId }).from(policies)).map((row) => [
        row.id,
        row.contactId,
      ]),
    );
    const shown: string[] = [
      ...seen.policies.content.map(({ id }: { id: string }) => id),
      ...seen.inProgress.flatMap(({ policyId }: { policyId: string | null }) => policyId ?? []),
    ];
    expect(new Set(shown.map((id) => owners.get(id)))).toEqual(new Set([mine?.id]));
    const claimIds: string[] = seen.claims.map(({ id }: { id: string }) => id);
    const shownClaims = await server.db.select().from(claims).where(inArray(claims.id, claimIds));
    expect(shownClaims.map(({ contactId }) => contactId)).toEqual(claimIds.map(() => mine?.id));
    expect(claimIds.length).toBeGreaterThan(0);
  });
});
