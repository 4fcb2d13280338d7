import { type PolicyStatus, policyStatuses, runningPolicyStatuses } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contacts, policies as policyTable } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer, owner, quoteCalls } from './support/quotes.ts';

const assistant = 'assistant@demo.test';

let server: Harness;
const calls = quoteCalls(() => server);
const policies = policyCalls(() => server);
/** The customer of the demo data, who has records of every kind. */
let id: string;
beforeAll(async () => {
  server = await startHarness();
  const { id: userId } = await calls.userOf(customer);
  const [found] = await server.db.select({ id: contacts.id }).from(contacts).where(eq(contacts.userId, userId));
  id = found?.id ?? '';
});
afterAll(() => server.close());

const read = async (as: string, url: string) => {
  const response = await server.call(as, { url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};
const overview = (as = owner, of = id) => read(as, `/api/contact/overview/id/${of}`);
const list = (path: string, query = '') => read(owner, `${path}?contactId=${id}&pageSize=100${query}`);
const total = async (path: string, query = '') => (await list(path, query)).totalElements;

/** In force, or about to be. */
const currentStatuses = new Set(['ACTIVE', 'EXPIRING', 'BOUND', 'PENDING', 'IN_REVIEW', 'QUEUED', 'MISSING_INFO']);

it('counts what the lists of the contact show', async () => {
  await calls.sendMail(await calls.quote());
  const { counts, figures } = await overview();
  expect(counts).toEqual({
    opportunities: await total('/api/opportunity/all'),
    quotes: await total('/api/quotes/all'),
    policies: await total('/api/policy/all'),
    claims: await total('/api/claim/all'),
    mails: await total('/api/inbox/all'),
    documents: await total('/api/document-request/all', '&documentRequestStatus=OPEN'),
    tasks: await total('/api/task/all', '&taskStatus=OPEN'),
  });
  for (const [kind, number] of Object.entries(counts)) expect(number, kind).toBeGreaterThan(0);
  expect(figures).toMatchObject({
    quotesToAnswer: await total('/api/quotes/all', '&answer=WAITING'),
    openClaims: await total('/api/claim/all', '&isOpen=true'),
  });
  const seen = await list('/api/policy/all', '&hasPastDue=true');
  const current = seen.content.filter(({ policyStatus }: { policyStatus: string }) =>
    currentStatuses.has(policyStatus),
  );
  expect(figures.policiesPastDue).toBe(current.length);
});

it("counts current policies past due only, as the customer's home does", async () => {
  const pastDue = async () => (await overview()).figures.policiesPastDue;
  const before = await pastDue();
  const { policyId } = await policies.billed({ paymentStatus: 'PAST_DUE', dueDate: policies.today() });
  const atHome = async () => {
    const { pastDue: payments } = await read(customer, '/api/dashboard/customer');
    return payments.some((payment: { policyId: string }) => payment.policyId === policyId);
  };
  const set = (status: PolicyStatus) =>
    server.db.update(policyTable).set({ status }).where(eq(policyTable.id, policyId));
  for (const status of policyStatuses) {
    await set(status);
    const isCurrent = currentStatuses.has(status);
    expect([await pastDue(), await atHome()], status).toEqual([before + Number(isCurrent), isCurrent]);
  }
  await set('CANCELLED');
});

it('sums the policies in force and names the one that expires first', async () => {
  const { figures, policies: shown } = await overview();
  const all: { id: string; policyStatus: string; premium: number | null; expiredDate: number | null }[] = (
    await list('/api/policy/all')
  ).content;
  const running = all.filter(({ policyStatus }) => runningPolicyStatuses.some((status) => status === policyStatus));
  expect(figures.policiesInForce).toBe(running.length);
  expect(figures.premium).toBeCloseTo(
    running.reduce((sum, { premium }) => sum + (premium ?? 0), 0),
    2,
  );
  const [first] = running
    .filter(({ expiredDate }) => expiredDate !== null)
    .toSorted((a, b) => (a.expiredDate ?? 0) - (b.expiredDate ?? 0));
  expect(figures.nextRenewal).toMatchObject({ id: first?.id, expiredDate: first?.expiredDate });
  expect(shown.length).toBeGreaterThan(0);
  expect(all.map((policy) => policy.id)).toEqual(expect.arrayContaining(shown.map((one: { id: string }) => one.id)));
});

it('shows accepted quotes first, and no quote that is rejected, closed or has a policy', async () => {
  const waiting = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
  const accepted = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
  const rejected = await calls.quote({ quoteStatus: 'PENDING_APPROVAL' });
  const closed = await calls.quote();
  await calls.update(closed, { quoteStatus: 'CLOSED' });
  await calls.answer({ quoteId: accepted.id, customerFeedback: 'ACCEPTED' });
  await calls.answer({ quoteId: rejected.id, customerFeedback: 'REJECTED' });
  const shown: { id: string; customerFeedback: string | null }[] = (await overview()).quotes;
  const places = shown.map((quote) => quote.id);
  expect(places).toContain(waiting.id);
  expect(places.indexOf(accepted.id)).toBeGreaterThanOrEqual(0);
  expect(places).not.toContain(rejected.id);
  expect(places).not.toContain(closed.id);
  const answers = shown.map(({ customerFeedback }) => customerFeedback);
  expect(answers).toEqual(answers.toSorted((a, b) => Number(b !== null) - Number(a !== null)));
});

it('shows an agent without a license no claims', async () => {
  const licensed = await overview();
  expect(licensed.inProgress.map(({ kind }: { kind: string }) => kind)).toContain('CLAIM');
  const { counts, figures, inProgress, documents } = await overview(assistant);
  expect([counts.claims, figures.openClaims]).toEqual([null, null]);
  expect(inProgress.map(({ kind }: { kind: string }) => kind)).not.toContain('CLAIM');
  expect(documents.length).toBeLessThanOrEqual(licensed.documents.length);
});

it('shows certificates only to agents who may read them', async () => {
  const kindsFor = async (as: string) =>
    (await overview(as)).inProgress.map(({ kind }: { kind: string }) => kind) as string[];
  expect(await kindsFor(agent)).toContain('CERTIFICATE');
  // neither the agent of the contact, nor an agent who answers requests
  expect(await kindsFor(assistant)).not.toContain('CERTIFICATE');
});

it('has nothing for a new contact, and shows no records of other contacts', async () => {
  const { id: other } = await calls.otherContact();
  expect(await overview(owner, other)).toEqual({
    figures: {
      premium: 0,
      policiesInForce: 0,
      nextRenewal: null,
      quotesToAnswer: 0,
      openClaims: 0,
      policiesPastDue: 0,
    },
    counts: { opportunities: 0, quotes: 0, policies: 0, claims: 0, mails: 0, documents: 0, tasks: 0 },
    policies: [],
    quotes: [],
    inProgress: [],
    documents: [],
  });
});
