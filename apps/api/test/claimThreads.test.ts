import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claims, mailThreads, users } from '../src/db/schema/index.ts';
import { emailCalls } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';

let server: Harness;
const calls = emailCalls(() => server);
const agent = 'agent@demo.test';
const assistant = 'assistant@demo.test';
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());
// Open threads only: an update of all rows runs the triggers of each.
beforeEach(async () => {
  await server.db.update(mailThreads).set({ doneAt: new Date() }).where(isNull(mailThreads.doneAt));
});

const read = async (as: string, url: string) => {
  const response = await server.call(as, { url });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};
const idsOf = (content: { id: string }[]): string[] => content.map(({ id }) => id);
const ids = async (query: string, as: string) => idsOf((await read(as, `/api/inbox/all${query}`)).content);
const thread = (id: string) => read(agent, `/api/inbox/id/${id}`);
const change = (id: string, payload: object, as: string) =>
  server.call(as, { method: 'PUT', url: `/api/inbox/id/${id}`, payload });

describe('a conversation about a claim', () => {
  /** Links a thread of an agent without a license to a claim of the same contact. */
  async function claimThread() {
    const agencyId = (await calls.contact()).agencyId;
    const [claim] = await server.db.select().from(claims).where(eq(claims.agencyId, agencyId)).limit(1);
    const { id: claimId = '', contactId: receiverId = '' } = claim ?? {};
    const input = await calls.input({ receiverId, mailSubject: 'Photos of the roof' });
    const first = await calls.send({ ...input, senderId: await calls.userId(assistant) }, [], { as: assistant });
    expect(first.statusCode, first.body).toBe(201);
    const { id } = first.json().payload;
    await change(id, { isUnread: true }, assistant);
    const before = await seenBy(assistant, receiverId);
    server.clock.advance(60);
    const second = await calls.send(input, [], { query: `?threadId=${id}&claimId=${claimId}` });
    expect(second.statusCode, second.body).toBe(201);
    return { id, claimId, receiverId, before, emailId: second.json().payload.id as string };
  }

  async function seenBy(as: string, contactId: string) {
    const threads = await ids(`?contactId=${contactId}`, as);
    const found = await read(as, '/api/search?q=Photos%20of%20the%20roof');
    const sent = await read(as, `/api/email/all?contactId=${contactId}&mailSubject=Photos`);
    return {
      threads,
      open: await ids('?scope=AGENCY', as),
      unread: await ids('?scope=AGENCY&filter=UNREAD', as),
      counts: (await read(as, '/api/inbox/counts')).agency,
      found: idsOf(found.filter(({ type }: { type: string }) => type === 'MAIL')),
      sent: sent.content.length,
      mails: (await read(as, `/api/contact/overview/id/${contactId}`)).counts.mails,
    };
  }

  it('is hidden from agents without a license', async () => {
    const { id, claimId, receiverId, before, emailId } = await claimThread();
    expect(before).toMatchObject({ threads: expect.arrayContaining([id]), open: [id], unread: [id], found: [id] });
    expect(before.counts).toEqual({ open: 1, unread: 1, waiting: 0 });
    const after = await seenBy(assistant, receiverId);
    expect(after).toEqual({
      threads: before.threads.filter((one: string) => one !== id),
      open: [],
      unread: [],
      counts: { open: 0, unread: 0, waiting: 0 },
      found: [],
      sent: before.sent - 1,
      mails: before.mails - 1,
    });
    expect(await seenBy(agent, receiverId)).toMatchObject({ open: [id], found: [id], counts: { open: 1 } });

    const statuses = async (as: string) => {
      const input = await calls.input({ receiverId, senderId: await calls.userId(as), mailSubject: 'About the roof' });
      const note = { threadId: id, text: 'Call them' };
      const all = [
        await server.call(as, { url: `/api/inbox/id/${id}` }),
        await server.call(as, { method: 'PUT', url: `/api/inbox/id/${id}`, payload: { isUnread: false } }),
        await server.call(as, { method: 'POST', url: '/api/inbox/notes/create', payload: note }),
        await server.call(as, { url: `/api/email/get/${emailId}` }),
        await calls.send(input, [], { as, query: `?threadId=${id}` }),
        await calls.send(input, [], { as, query: `?claimId=${claimId}` }),
      ];
      return all.map(({ statusCode }) => statusCode);
    };
    expect(await statuses(assistant)).toEqual(Array(6).fill(404));
    expect(await statuses(agent)).toEqual([200, 200, 201, 200, 201, 201]);
  });

  it('moves to the licensed agent who has linked it to the claim', async () => {
    const { id } = await claimThread();
    expect((await thread(id)).assignee).toMatchObject({ id: await calls.userId(agent) });
  });

  it('is not assigned to an agent without a license', async () => {
    const { id } = await claimThread();
    const assigneeId = await calls.userId(assistant);
    const refused = await change(id, { assigneeId }, agent);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'assigneeId', code: 'email.assigneeLicensed' })],
    ]);
  });

  it('takes its tasks and notifications along', async () => {
    const agencyId = (await calls.contact()).agencyId;
    const [claim] = await server.db.select().from(claims).where(eq(claims.agencyId, agencyId)).limit(1);
    const { id: claimId = '', contactId: receiverId = '' } = claim ?? {};
    const senderId = await calls.userId(assistant);
    const input = await calls.input({ receiverId, senderId, mailSubject: 'Where is the car?' });
    const { id } = (await calls.send(input, [], { as: assistant })).json().payload;
    await calls.reply(await calls.answer(await calls.token(), { mailSubject: 'Where is the car?' }));
    const seen = async (as: string) => {
      const { content } = await read(as, `/api/task/all?contactId=${receiverId}&taskStatus=OPEN&pageSize=100`);
      const task = content.find(({ subjectId }: { subjectId: string | null }) => subjectId === id);
      const notes = await read(as, '/api/notification/all');
      return { task, notified: JSON.stringify(notes).includes('Where is the car?') };
    };
    expect(await seen(assistant)).toMatchObject({ task: { assignee: { id: senderId } }, notified: true });

    const answer = { ...input, senderId: await calls.userId(agent) };
    const linked = await calls.send(answer, [], { query: `?threadId=${id}&claimId=${claimId}` });
    expect(linked.statusCode, linked.body).toBe(201);
    server.clock.advance(60);
    await calls.reply(await calls.answer(await calls.token(), { mailSubject: 'Where is the car?' }));
    expect(await seen(assistant)).toEqual({ task: undefined, notified: false });
    const record = { recordType: 'CLAIM', recordId: claimId };
    expect(await seen(agent)).toMatchObject({ task: { assignee: { id: answer.senderId }, record }, notified: true });
    const { id: taskId } = (await seen(agent)).task;
    const done = await server.call(assistant, { method: 'POST', url: `/api/task/id/${taskId}/complete` });
    expect([done.statusCode, done.json().code]).toEqual([403, 'task.licensed']);
  });

  it('is not sent again by an agent without a license', async () => {
    const { claimId } = await claimThread();
    const emailId = await calls.failed();
    await server.db.update(mailThreads).set({ claimId }).where(eq(mailThreads.id, emailId));
    const isOwner = eq(users.email, 'owner@demo.test');
    const again = () => server.call('owner@demo.test', { method: 'POST', url: `/api/email/id/${emailId}/retry` });
    await server.db.update(users).set({ licensedAgent: false }).where(isOwner);
    const refused = await again();
    await server.db.update(users).set({ licensedAgent: true }).where(isOwner);
    expect([refused.statusCode, (await again()).statusCode]).toEqual([404, 200]);
  });
});
