import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claims, contacts, docs, emails, mails, quotes } from '../src/db/schema/index.ts';
import { makeCustomer, type SampleCustomer } from './support/customers.ts';
import { emailCalls } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { noteCalls } from './support/notes.ts';
import { policyCalls } from './support/policies.ts';
import { agent, customer } from './support/quotes.ts';
import { serviceCalls } from './support/serviceRequests.ts';

let server: Harness;
let other: SampleCustomer;
beforeAll(async () => {
  server = await startHarness();
  other = await makeCustomer(server.db, 'Brightwaterx');
});
afterAll(() => server.close());

const calls = noteCalls(() => server);
const policies = policyCalls(() => server);
const services = serviceCalls(() => server);
const mailing = emailCalls(() => server);

interface Entry {
  id: string;
  entryKind: string;
  actor: { actorKind: string; person: { name: string } | null };
  mail: { subject: string; threadId: string | null; isRequest: boolean } | null;
  change: { changeAction: string; values: { field: string; before: string | null; after: string | null }[] } | null;
  document: { fileName: string } | null;
}
const entriesOf = async (recordType: string, recordId: string, query = '', as = customer): Promise<Entry[]> =>
  (await calls.timeline({ recordType, recordId }, `&pageSize=100${query}`, as)).entries;

/** A policy of the customer with internal entries of each kind, a mail, a request and two changes. */
async function busyPolicy() {
  const policy = await policies.policy();
  const record = { recordType: 'POLICY', recordId: policy.id };
  await calls.note({ ...record, text: '<p>Internal: watch the loss ratio.</p>', isPinned: true });
  await calls.note({
    ...record,
    noteKind: 'CALL',
    callDirection: 'OUTBOUND',
    callOutcome: 'REACHED',
    text: '<p>Internal: called the carrier.</p>',
  });
  const task = { ...record, title: 'Internal: ask the carrier', taskKind: 'CALL', dueDate: 1_900_022_400 };
  expect((await calls.send(agent, 'POST', '/api/task/create', task)).statusCode).toBe(201);
  const cancelled = await policies.update(policy, { policyStatus: 'CANCELLED' });
  expect(cancelled.statusCode, cancelled.body).toBe(200);
  const { version } = cancelled.json().payload;
  const premium = await policies.update({ ...policy, version }, { premium: 4321.5 });
  expect(premium.statusCode, premium.body).toBe(200);
  await services.request({ policyId: policy.id, title: 'A new card' });
  const letter = await mailing.input({
    receiverId: policy.contactId,
    mailSubject: 'Your renewal',
    emailType: 'POLICY',
  });
  const sent = await mailing.send(letter, [], { query: `?policyId=${policy.id}` });
  expect(sent.statusCode, sent.body).toBe(201);
  return { policy, record };
}

describe('the timeline of a customer', () => {
  it('has mails, requests and status changes of a policy, and nothing internal', async () => {
    const { policy } = await busyPolicy();
    const entries = await entriesOf('POLICY', policy.id);
    expect(new Set(entries.map(({ entryKind }) => entryKind))).toEqual(new Set(['MAIL', 'CHANGE']));
    const changes = entries.flatMap(({ change }) => change ?? []);
    expect(changes.map(({ changeAction }) => changeAction)).toEqual(['CHANGED', 'CREATED']);
    expect(changes[0]?.values).toMatchObject([{ field: 'status', before: 'Active', after: 'Cancelled' }]);
    const subjects = entries.flatMap(({ mail }) => mail ?? []);
    expect(subjects).toContainEqual({ subject: 'Your renewal', threadId: null, isRequest: false });
    expect(subjects).toContainEqual({ subject: 'A new card', threadId: null, isRequest: true });
    const [request] = entries.filter(({ mail }) => mail?.isRequest);
    expect(request?.actor.actorKind).toBe('CUSTOMER');
    const { body } = await calls.getTimeline({ recordType: 'POLICY', recordId: policy.id }, '&pageSize=100', customer);
    expect(body).not.toMatch(/Internal|4321\.5|premium/);
    expect(JSON.parse(body).payload.pinned).toBeNull();
    // the agent's timeline of the same policy has them
    const all = JSON.stringify(await entriesOf('POLICY', policy.id, '', agent));
    for (const text of ['watch the loss ratio', 'called the carrier', 'ask the carrier', 'premium', '4321.5'])
      expect(all).toContain(text);
  });

  it.each(['NOTE', 'CALL', 'TASK'])('has no entries of the kind %s', async (kind) => {
    const { policy } = await busyPolicy();
    expect(await entriesOf('POLICY', policy.id, `&entryKind=${kind}`)).toEqual([]);
  });

  it('is filtered by kind, and read page by page', async () => {
    const { policy, record } = await busyPolicy();
    const all = (await entriesOf('POLICY', policy.id)).map(({ id }) => id);
    const ofKinds = [
      ...(await entriesOf('POLICY', policy.id, '&entryKind=MAIL')),
      ...(await entriesOf('POLICY', policy.id, '&entryKind=CHANGE')),
      ...(await entriesOf('POLICY', policy.id, '&entryKind=DOCUMENT')),
    ];
    expect(ofKinds.map(({ id }) => id).sort()).toEqual([...all].sort());
    const paged: string[] = [];
    for (let before = ''; ; ) {
      const page = await calls.timeline(record, `&pageSize=2${before}`, customer);
      paged.push(...page.entries.map(({ id }: Entry) => id));
      if (page.next === null) break;
      before = `&before=${page.next}`;
    }
    expect(paged).toEqual(all);
  });

  it('has no mail that could not be delivered', async () => {
    const { policy } = await busyPolicy();
    const failed = { status: 'FAILED', failure: 'REFUSED' } as const;
    await server.db.update(emails).set(failed).where(eq(emails.policyId, policy.id));
    const subjects = (await entriesOf('POLICY', policy.id)).map(({ mail }) => mail?.subject);
    expect(subjects).not.toContain('Your renewal');
  });

  it('of a quote has the answer of the customer', async () => {
    const [contact] = await server.db
      .select()
      .from(contacts)
      .where(eq(contacts.id, (await policies.policy()).contactId));
    const waiting = and(eq(quotes.contactId, contact?.id ?? ''), eq(quotes.status, 'PENDING_APPROVAL'));
    const [quote] = await server.db.select().from(quotes).where(waiting);
    if (!quote) throw new Error('the demo has no waiting quote');
    await server.db.update(quotes).set({ customerFeedback: null, feedbackAt: null }).where(eq(quotes.id, quote.id));
    const body = { quoteId: quote.id, version: quote.version, customerFeedback: 'ACCEPTED' };
    const answered = await calls.send(customer, 'POST', '/api/quotes/give-feedback', body);
    expect(answered.statusCode, answered.body).toBe(200);
    const [entry] = await entriesOf('QUOTE', quote.id, '&entryKind=CHANGE');
    expect(entry?.actor).toMatchObject({ actorKind: 'CUSTOMER', person: { id: contact?.userId } });
    expect(entry?.change?.values).toMatchObject([{ field: 'customerFeedback', before: null, after: 'Accepted' }]);
  });

  it('names the agent who sent a quote', async () => {
    const quote = await policies.quotes.quote();
    const { id, name } = await policies.quotes.userOf(agent);
    expect((await policies.quotes.sendMail(quote, { attachPdf: false })).statusCode).toBe(200);
    const record = { recordType: 'QUOTE', recordId: quote.id };
    const mail = { actor: { actorKind: 'AGENT', person: { id, name } }, mail: { subject: 'Your quote' } };
    expect(await entriesOf('QUOTE', quote.id, '&entryKind=MAIL')).toMatchObject([mail]);
    expect(await entriesOf('QUOTE', quote.id, '&entryKind=MAIL', agent)).toMatchObject([mail]);
    // other automatic mails have no sender, although an agent caused them
    await server.db.update(mails).set({ kind: 'claimFiled' }).where(eq(mails.subject, 'Your quote'));
    const { entries } = await calls.timeline(record, '&entryKind=MAIL', customer);
    expect(entries).toMatchObject([{ actor: { actorKind: 'SYSTEM', person: null } }]);
  });

  it('of a claim has documents and status changes, and no notes of the agents', async () => {
    const { contactId } = await policies.policy();
    const [claim] = await server.db.select().from(claims).where(eq(claims.contactId, contactId));
    if (!claim) throw new Error('the demo customer has no claim');
    const note = { claimId: claim.id, text: 'Internal: suspicious.' };
    expect((await calls.send(agent, 'POST', '/api/claim/notes/create', note)).statusCode).toBe(201);
    const { body } = await calls.getTimeline({ recordType: 'CLAIM', recordId: claim.id }, '&pageSize=100', customer);
    expect(body).not.toContain('suspicious');
    const documents = await server.db.select().from(docs).where(eq(docs.claimId, claim.id));
    const shown = (await entriesOf('CLAIM', claim.id, '&entryKind=DOCUMENT')).map(({ id }) => id);
    expect(shown.sort()).toEqual(documents.map(({ id }) => id).sort());
  });
});

describe('timelines that a customer must not read', () => {
  it('are those of contacts and opportunities', async () => {
    const { contactId } = await policies.policy();
    for (const recordType of ['CONTACT', 'OPPORTUNITY']) {
      const response = await calls.getTimeline({ recordType, recordId: contactId }, '', customer);
      expect([response.statusCode, response.json().code]).toEqual([403, 'auth.forbidden']);
    }
  });

  it('are those of other customers', async () => {
    const own = { QUOTE: other.ids['quotes'], POLICY: other.ids['policies'], CLAIM: other.ids['claims'] };
    for (const [recordType, [recordId = ''] = []] of Object.entries(own)) {
      const entries = await entriesOf(recordType, recordId, '', other.email);
      expect(entries.map(({ document }) => document?.fileName)).toContain('Brightwaterx.pdf');
      const response = await calls.getTimeline({ recordType, recordId }, '', customer);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain('Brightwaterx');
    }
  });
});
