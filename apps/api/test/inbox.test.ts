import { desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, claims, contacts, mailNotes, mails, mailThreads } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { emailCalls } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { policyCalls } from './support/policies.ts';
import { quoteCalls } from './support/quotes.ts';

let server: Harness;
const calls = emailCalls(() => server);
const policies = policyCalls(() => server);
const quotes = quoteCalls(() => server);
const agent = 'agent@demo.test';
const owner = 'owner@demo.test';
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());
// Open threads only: an update of all rows runs the triggers of each.
beforeEach(async () => {
  await server.db.update(mailThreads).set({ doneAt: new Date() }).where(isNull(mailThreads.doneAt));
});

const list = async (query = '', as = agent) => {
  const response = await server.call(as, { url: `/api/inbox/all${query}` });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload.content;
};
const ids = async (query = '', as = agent) => (await list(query, as)).map(({ id }: { id: string }) => id);
const counts = async (as = agent) => (await server.call(as, { url: '/api/inbox/counts' })).json().payload;
const thread = async (id: string, as = agent) => (await server.call(as, { url: `/api/inbox/id/${id}` })).json().payload;
const change = async (id: string, payload: object, as = agent) => {
  const response = await server.call(as, { method: 'PUT', url: `/api/inbox/id/${id}`, payload });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};
/** Sends a mail and lets the contact reply. A new thread has the id of its first mail. */
const asked = async (subject = 'A question', mailBody = '<p>Is &amp; how?</p>'): Promise<string> => {
  const { id } = await calls.sent({ mailSubject: subject });
  server.clock.advance(60);
  const reply = await calls.reply(await calls.answer(await calls.token(), { mailBody }));
  expect(reply.statusCode, reply.body).toBe(200);
  return id;
};
const answer = async (threadId: string, as = agent) => {
  server.clock.advance(60);
  const { id: receiverId } = await calls.contact();
  const input = await calls.input({ receiverId, senderId: await calls.userId(as), mailSubject: 'A question' });
  return calls.send(input, [], { as, query: `?threadId=${threadId}` });
};

describe('a reply', () => {
  it('is unread for the agent and waits for an answer', async () => {
    const id = await asked();
    const { id: contactId, email } = await calls.contact();
    expect(await list('?filter=UNREAD')).toMatchObject([
      {
        id,
        subject: 'A question',
        reference: expect.stringMatching(/^ML-\d+$/),
        customer: { id: contactId, email },
        assignee: { id: await calls.userId(agent) },
        lastText: 'Is & how?',
        lastSender: 'CUSTOMER',
        lastAt: server.clock.now(),
        waitingSince: server.clock.now(),
        messageCount: 2,
        isUnread: true,
        isDone: false,
      },
    ]);
    expect(await ids('?filter=WAITING')).toEqual([id]);
    expect(await counts()).toMatchObject({ mine: { open: 1, unread: 1, waiting: 1 }, agency: { open: 1, unread: 1 } });
    // The mark is the assignee's.
    expect(await ids('?filter=UNREAD&scope=AGENCY', owner)).toEqual([]);
    expect(await list('?scope=AGENCY', owner)).toMatchObject([{ id, isUnread: false }]);
    expect(await ids('', owner)).toEqual([]);
  });

  it('opens a thread again that was done', async () => {
    const id = await asked();
    await change(id, { isDone: true });
    expect(await ids()).toEqual([]);
    expect(await counts()).toMatchObject({ mine: { open: 0, unread: 0, waiting: 0 } });
    await answer(id);
    expect(await ids('?filter=DONE&search=A%20question')).toContain(id);
    await calls.reply(await calls.answer(await calls.token()));
    expect(await list()).toMatchObject([{ id, messageCount: 4, isUnread: true }]);
  });

  it('notifies the agent with a link to the thread', async () => {
    const id = await asked();
    const [notice] = await server.db
      .select()
      .from(mails)
      .where(eq(mails.kind, 'contactReply'))
      .orderBy(desc(mails.createdAt), desc(mails.id))
      .limit(1);
    expect(notice?.text).toContain(`https://portal.test/inbox/${id}`);
  });
});

describe('an answer', () => {
  it('belongs to the thread, with the same reference, and ends the waiting', async () => {
    const id = await asked();
    const response = await answer(id);
    expect(response.statusCode, response.body).toBe(201);
    const found = await thread(id);
    expect(found).toMatchObject({ messageCount: 3, waitingSince: null, lastSender: 'AGENT' });
    expect(found.messages.map(({ email }: { email: { reference: string } }) => email.reference)).toEqual(
      Array(3).fill(found.reference),
    );
    expect(
      found.messages.map(({ email }: { email: { fromDetails: { type: string } } }) => email.fromDetails.type),
    ).toEqual(['AGENT', 'CUSTOMER', 'AGENT']);
    expect(found.messages[1].email).toMatchObject({
      emailStatus: 'RESPONDED',
      childMailId: response.json().payload.id,
    });
    // A second answer has no mail to answer.
    expect((await answer(id)).json().payload).toMatchObject({ parentMailId: null, reference: found.reference });
  });

  it('is refused in a thread with another contact', async () => {
    const id = await asked();
    const contact = await calls.contact();
    const [other] = await server.db
      .select({ id: contacts.id })
      .from(contacts)
      .where(sql`${contacts.agencyId} = ${contact.agencyId} and ${contacts.id} <> ${contact.id}`)
      .limit(1);
    const input = await calls.input({ receiverId: other?.id });
    const response = await calls.send(input, [], { query: `?threadId=${id}` });
    expect([response.statusCode, response.json().errors?.[0]?.field]).toEqual([404, 'threadId']);
  });

  it('assigns an unassigned thread to its author', async () => {
    const id = await asked();
    await change(id, { assigneeId: null });
    await answer(id, owner);
    expect(await thread(id)).toMatchObject({ assignee: { id: await calls.userId(owner) } });
  });
});

describe('a thread', () => {
  it('is marked as read and unread for the caller only', async () => {
    const id = await asked();
    expect(await change(id, { isUnread: false })).toMatchObject({ isUnread: false });
    expect(await counts()).toMatchObject({ mine: { unread: 0 } });
    expect(await change(id, { isUnread: true }, owner)).toMatchObject({ isUnread: true });
    expect(await thread(id)).toMatchObject({ isUnread: false });
    // The owner of the agency reads it among the threads of the agency.
    expect(await counts(owner)).toMatchObject({ mine: { unread: 0 }, agency: { unread: 1 } });
  });

  it('moves to the new assignee, unread', async () => {
    const id = await asked();
    await change(id, { assigneeId: await calls.userId(owner) });
    expect(await ids()).toEqual([]);
    expect(await list('', owner)).toMatchObject([{ id, isUnread: true }]);
    const [noted] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(desc(auditLog.id));
    expect(noted).toMatchObject({ operationId: 'updateMailThread', recordType: 'mailThread' });
  });

  it('without an assignee belongs to the agent of the contact', async () => {
    const id = await asked();
    await change(id, { assigneeId: null });
    const contact = await calls.contact();
    const other = await calls.userId('assistant@demo.test');
    await server.db.update(contacts).set({ agentId: other }).where(eq(contacts.id, contact.id));
    expect(await ids('', 'assistant@demo.test')).toEqual([id]);
    await server.db.update(contacts).set({ agentId: contact.agentId }).where(eq(contacts.id, contact.id));
    expect(await ids('', 'assistant@demo.test')).toEqual([]);
  });

  it('is done and open again, and waits as before', async () => {
    const id = await asked();
    const { waitingSince } = await thread(id);
    expect(await change(id, { isDone: true })).toMatchObject({ isDone: true, isUnread: false });
    expect(await ids('?filter=WAITING')).toEqual([]);
    expect(await change(id, { isDone: false })).toMatchObject({ isDone: false, waitingSince });
    expect(await ids('?filter=WAITING')).toEqual([id]);
  });

  it('is found by subject, customer and reference', async () => {
    const id = await asked('Zeppelin insurance');
    const { reference } = await thread(id);
    const { lastName } = await calls.contact();
    for (const text of ['zeppelin', 'Ze', lastName, reference]) {
      expect(await ids(`?search=${encodeURIComponent(text)}`)).toEqual([id]);
    }
    expect(await ids('?search=balloon')).toEqual([]);
  });
});

describe('an internal note', () => {
  const note = (threadId: string, as = agent, text = 'She prefers mornings.') =>
    server.call(as, { method: 'POST', url: '/api/inbox/notes/create', payload: { threadId, text } });

  it('is a message of the thread, and is not mailed', async () => {
    const id = await asked();
    const agentId = await calls.userId(agent);
    server.clock.advance(60);
    // A new sign-in of the agent would mail an alert.
    await server.tokenOf(agent);
    const mailed = await server.db.$count(mails);
    const response = await note(id);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json().payload).toMatchObject({ threadId: id, createdBy: { id: agentId } });
    expect(await server.db.$count(mails)).toBe(mailed);
    const { messages, ...found } = await thread(id);
    expect(messages.at(-1)).toMatchObject({ email: null, request: null, note: { text: 'She prefers mornings.' } });
    // The customer still waits for an answer.
    expect(found).toMatchObject({ messageCount: 2, lastSender: 'CUSTOMER', waitingSince: expect.any(Number) });
  });

  it('of another agent is unread for the owner', async () => {
    const id = await asked();
    await change(id, { isUnread: false });
    await note(id);
    expect(await counts()).toMatchObject({ mine: { unread: 0 } });
    await note(id, owner);
    expect(await ids('?filter=UNREAD')).toEqual([id]);
    expect(await counts(owner)).toMatchObject({ agency: { unread: 0 } });
  });

  it('is hidden from customers and cannot be changed', async () => {
    const id = await asked();
    await note(id);
    expect((await note(id, 'customer@demo.test')).statusCode).toBe(403);
    const { agencyId: agency, id: contact } = await calls.contact();
    const denied = { cause: { message: 'permission denied for table mail_notes' } };
    const customer = scoped(server.db, { role: 'fairlead_customer', agency, contact });
    const member = scoped(server.db, { role: 'fairlead_app', agency });
    await expect(customer((tx) => tx.select().from(mailNotes))).rejects.toMatchObject(denied);
    await expect(member((tx) => tx.update(mailNotes).set({ text: 'x' }))).rejects.toMatchObject(denied);
  });
});

describe('a mail about a claim', () => {
  it('starts a thread of the claim and of its policy', async () => {
    const contact = await calls.contact();
    const [claim] = await server.db.select().from(claims).where(eq(claims.agencyId, contact.agencyId)).limit(1);
    const input = await calls.input({ receiverId: claim?.contactId, mailSubject: 'Your estimate' });
    const response = await calls.send(input, [], { query: `?claimId=${claim?.id}` });
    expect(response.statusCode, response.body).toBe(201);
    const { id } = response.json().payload;
    expect((await thread(id)).records).toMatchObject([
      { type: 'CLAIM', id: claim?.id },
      { type: 'POLICY', id: claim?.policyId },
    ]);
    expect(await ids(`?claimId=${claim?.id}`)).toContain(id);
    const other = await server.call(agent, { url: '/api/claim/all' });
    const elsewhere = other
      .json()
      .payload.content.find((one: { contact: { id: string } }) => one.contact.id !== contact.id);
    const refused = await calls.send(await calls.input({ receiverId: contact.id }), [], {
      query: `?claimId=${elsewhere?.id}`,
    });
    expect([refused.statusCode, refused.json().errors?.[0]?.field]).toEqual([404, 'claimId']);
  });
});

describe('an automatic mail', () => {
  it('starts a thread about its quote, and later mails join it', async () => {
    const { id: quoteId } = await quotes.quote({ quoteStatus: 'PENDING_APPROVAL' });
    for (let i = 0; i < 2; i++) await quotes.get(agent, `/api/quotes/${quoteId}/ready-mail/send`);
    const found = await list(`?quoteId=${quoteId}`);
    expect(found).toMatchObject([
      { messageCount: 2, lastSender: 'SYSTEM', isUnread: false, waitingSince: null, records: [{ type: 'QUOTE' }, {}] },
    ]);
    expect((await thread(found[0].id)).messages).toMatchObject([
      { email: null, request: null, subject: expect.stringContaining('quote') },
      {},
    ]);
  });
});

describe('a service request', () => {
  it('is a thread that waits until the request is answered', async () => {
    const policy = await policies.policy();
    const payload = {
      policyId: policy.id,
      policyServiceType: 'BILLING_INQUIRY',
      title: 'An invoice',
      description: 'Paid?',
    };
    const made = await server.call(owner, { method: 'POST', url: '/api/service-request/create', payload });
    expect(made.statusCode, made.body).toBe(201);
    const { id, version } = made.json().payload;
    expect(await list(`?policyId=${policy.id}`)).toMatchObject([
      { id, subject: 'An invoice', lastText: 'Paid?', isServiceRequest: true, waitingSince: expect.any(Number) },
    ]);
    expect((await thread(id)).messages).toMatchObject([
      { email: null, request: { id, policyServiceType: 'BILLING_INQUIRY', serviceRequestStatus: 'OPEN' } },
    ]);
    const resolve = { serviceRequestId: id, version, serviceRequestStatus: 'RESOLVED', answer: 'Yes, it is booked.' };
    const resolved = await server.call(agent, { method: 'PUT', url: '/api/service-request/update', payload: resolve });
    expect(resolved.statusCode, resolved.body).toBe(200);
    expect(await thread(id)).toMatchObject({ waitingSince: null, messageCount: 2, lastSender: 'SYSTEM' });
  });
});
