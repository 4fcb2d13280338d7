import { DAY, emailLimits } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog, mails, users } from '../src/db/schema/index.ts';
import { type MailPort, noMailServer } from '../src/ports/mail.ts';
import { claimCalls } from './support/claims.ts';
import { emailCalls, rejecting } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, runDueJobs } from './support/jobs.ts';

let server: Harness;
const calls = emailCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
beforeEach(async () => {
  await deleteJobs(server);
  await server.db.delete(mails);
});
afterAll(() => server.close());

const listed = async (as?: string) => {
  const response = await calls.listUndelivered(as);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().payload;
};
const agent = 'agent@demo.test';
const owner = 'owner@demo.test';
const assistant = 'assistant@demo.test';
const otherAgency = 'unsubscribed@demo.test';

describe('an automatic mail that was not delivered', () => {
  it('is shown to the member who caused it and to agency admins, without its text', async () => {
    const id = await calls.undelivered();
    const mail = {
      id,
      kind: 'QUOTE_READY',
      email: 'customer@demo.test',
      subject: expect.stringContaining('quote'),
      sender: expect.any(String),
      failure: 'REFUSED',
      failedAt: expect.any(Number),
    };
    expect(await listed(agent)).toEqual([mail]);
    expect(await listed(owner)).toEqual([mail]);
    expect(await listed(assistant)).toEqual([]);
    expect((await calls.retryUndelivered(id, assistant)).json().code).toBe('auth.forbidden');
    expect((await calls.listUndelivered(otherAgency)).body).not.toContain(id);
  });

  it('is sent by a retry, with an entry in the audit log', async () => {
    const id = await calls.undelivered();
    expect((await calls.retryUndelivered(id)).json().code).toBe('email.retried');
    expect(await listed()).toEqual([]);
    expect((await allJobs(server)).filter(({ lane }) => lane === 'failed')).toEqual([]);
    await runDueJobs(server, { mail: { ...noMailServer, send: () => Promise.resolve('sent') } });
    const [mail] = await server.db.select().from(mails).where(eq(mails.id, id));
    expect(mail).toMatchObject({ sentAt: expect.any(Date), failedAt: null, failure: null, text: '' });
    const [entry] = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(entry?.operationId).toBe('retryUndeliveredMail');
  });

  it('is listed again when the retry fails, and can be retried 5 times', async () => {
    const id = await calls.undelivered();
    for (let retry = 0; retry < emailLimits.retries; retry++) {
      expect((await calls.retryUndelivered(id)).statusCode).toBe(200);
      await runDueJobs(server, { mail: rejecting });
    }
    expect(await listed()).toMatchObject([{ id }]);
    expect((await calls.retryUndelivered(id)).json().code).toBe('email.retryLimit');
  });

  it('is no longer listed when it is dismissed, which can be undone', async () => {
    const id = await calls.undelivered();
    expect((await calls.dismiss(id, true, assistant)).json().code).toBe('auth.forbidden');
    expect((await calls.dismiss(id)).json().code).toBe('email.dismissed');
    expect(await listed(agent)).toEqual([]);
    expect(await listed(owner)).toEqual([]);
    expect((await calls.dismiss(id, false, owner)).json().code).toBe('email.restored');
    expect(await listed(agent)).toMatchObject([{ id }]);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(entries.map(({ operationId }) => operationId)).toEqual(['updateUndeliveredMail', 'updateUndeliveredMail']);
  });

  it('is dismissed and restored repeatedly with the same answer', async () => {
    const id = await calls.undelivered();
    for (const isDismissed of [true, true, false, false]) {
      const answer = await calls.dismiss(id, isDismissed);
      expect([answer.statusCode, answer.json().code]).toEqual([
        200,
        isDismissed ? 'email.dismissed' : 'email.restored',
      ]);
      expect(await listed()).toHaveLength(isDismissed ? 0 : 1);
    }
  });

  it('is listed again when a retry of the dismissed mail fails', async () => {
    const id = await calls.undelivered();
    await calls.dismiss(id);
    expect((await calls.retryUndelivered(id)).statusCode).toBe(200);
    await runDueJobs(server, { mail: rejecting });
    expect(await listed()).toMatchObject([{ id }]);
  });

  it('is listed for 30 days', async () => {
    const id = await calls.undelivered();
    const failed = (secondsAgo: number) =>
      server.db
        .update(mails)
        .set({ failedAt: new Date((server.clock.now() - secondsAgo) * 1000) })
        .where(eq(mails.id, id));
    await failed(emailLimits.retryLife - 60);
    expect(await listed()).toHaveLength(1);
    await failed(emailLimits.retryLife + 60);
    expect(await listed()).toEqual([]);
    expect((await calls.retryUndelivered(id)).json().code).toBe('email.retryTooLate');
  });
});

it('an invitation that was sent again no longer lists the mail with the old link', async () => {
  const created = await server.call(owner, {
    method: 'POST',
    url: '/api/invitation/create',
    payload: { agentEmail: 'new@sample.test' },
  });
  expect(created.statusCode, created.body).toBe(201);
  const invite = async () => {
    const url = `/api/invitation/invite/id/${created.json().payload.id}`;
    expect((await server.call(owner, { method: 'POST', url })).statusCode).toBe(200);
  };
  await invite();
  await runDueJobs(server, { mail: rejecting });
  const [old] = await listed(owner);
  expect(old).toMatchObject({ kind: 'AGENT_INVITATION', email: 'new@sample.test' });
  await server.db.execute(sql`update mails set created_at = created_at - interval '1 minute'`);
  await invite();
  expect(await listed(owner)).toEqual([]);
  expect((await calls.retryUndelivered(old.id, owner)).statusCode).toBe(404);
});

it('an invitation that is sent by a retry is valid for a week from then', async () => {
  const created = await server.call(owner, {
    method: 'POST',
    url: '/api/invitation/create',
    payload: { agentEmail: 'late@sample.test' },
  });
  const { id } = created.json().payload;
  await server.call(owner, { method: 'POST', url: `/api/invitation/invite/id/${id}` });
  await runDueJobs(server, { mail: rejecting });
  const [failed] = await listed(owner);
  server.clock.advance(8 * DAY);
  expect((await calls.retryUndelivered(failed.id, owner)).statusCode).toBe(200);
  const sent: string[] = [];
  const mail: MailPort = {
    ...noMailServer,
    send: ({ text }) => {
      sent.push(text);
      return Promise.resolve('sent');
    },
  };
  await runDueJobs(server, { mail });
  const [, token = ''] = /InvitationToken=([\w-]+)/.exec(sent.join()) ?? [];
  const accepted = await server.call(null, {
    method: 'POST',
    url: '/api/auth/invitation/signup',
    payload: { name: 'New Colleague', password: 'Portal#2026', invitationToken: token, licensedAgent: false },
  });
  expect(accepted.statusCode, accepted.body).toBe(201);
});

it('a mail about a claim is listed for licensed agents only, also when an agent has reported the claim', async () => {
  const { create, input } = claimCalls(() => server);
  await deleteJobs(server);
  expect((await create(await input(), agent)).statusCode).toBe(201);
  await runDueJobs(server, { mail: rejecting });
  const [mail] = await server.db.select().from(mails).where(eq(mails.kind, 'claimReported'));
  expect(mail?.failedAt).not.toBeNull();
  expect(await listed(agent)).toContainEqual(expect.objectContaining({ id: mail?.id, kind: 'CLAIM_STATUS' }));
  const isOwner = eq(users.email, owner);
  await server.db.update(users).set({ licensedAgent: false }).where(isOwner);
  const unlicensed = [await listed(owner), (await calls.retryUndelivered(mail?.id ?? '', owner)).statusCode];
  await server.db.update(users).set({ licensedAgent: true }).where(isOwner);
  expect(unlicensed).toEqual([[], 404]);
  expect((await listed(owner)).map(({ id }: { id: string }) => id)).toEqual([mail?.id]);
});

it('the invitation of an agent is listed for agency admins only', async () => {
  const id = await calls.undelivered();
  await server.db.update(mails).set({ kind: 'agentInvitation' }).where(eq(mails.id, id));
  expect([await listed(agent), (await calls.retryUndelivered(id, agent)).statusCode]).toEqual([[], 403]);
  expect(await listed(owner)).toMatchObject([{ id }]);
});

it('mails to the caller and mails of customers are not listed', async () => {
  await calls.undelivered();
  await server.db.update(mails).set({ kind: 'passwordChanged' });
  expect(await listed(owner)).toEqual([]);
  await server.db.update(mails).set({ kind: 'quoteReady', senderId: await calls.userId('customer@demo.test') });
  expect(await listed(agent)).toEqual([]);
});
