import { setTimeout as wait } from 'node:timers/promises';
import { emailLimits } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { markUndelivered } from '../src/jobs/markUndelivered.ts';
import type { MailPort } from '../src/ports/mail.ts';
import { emailCalls, rejecting } from './support/emails.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { allJobs, deleteJobs, makeJobsDue, runDueJobs } from './support/jobs.ts';

let server: Harness;
const calls = emailCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
});
beforeEach(() => deleteJobs(server));
afterAll(() => server.close());

const port = (send: MailPort['send']): MailPort => ({ send, close: () => undefined });
const accepting = (subjects: string[] = []) =>
  port(async ({ subject }) => {
    subjects.push(subject);
    return 'sent';
  });
const unreachable = port(() => Promise.reject(new Error('connect ECONNREFUSED')));

const fetchEmail = async (id: string) => {
  const { emailStatus, failure } = (await calls.get(id)).json().payload;
  return { emailStatus, failure };
};
const delivered = { emailStatus: 'DELIVERED', failure: null };
const mailOf = async (id: string) => (await server.db.select().from(mails).where(eq(mails.emailId, id)))[0];

it('that takes minutes on a slow line is sent once', async () => {
  const { id } = await calls.sent();
  // One second of the test is five minutes.
  await server.db.execute(sql`update pgboss.job set expire_seconds = expire_seconds / 300`);
  const minutes = port(async () => {
    attempts += 1;
    await wait(2500);
    return 'sent';
  });
  let attempts = 0;
  const retrying = setInterval(() => void makeJobsDue(server), 100);
  await runDueJobs(server, { mail: minutes });
  clearInterval(retrying);
  expect(attempts).toBe(1);
  expect((await mailOf(id))?.sentAt).not.toBeNull();
});

describe("an email that the recipient's mail server rejects", () => {
  it('becomes FAILED immediately, keeps its text and is a failed job', async () => {
    const { id } = await calls.sent();
    await runDueJobs(server, { mail: rejecting });
    expect(await fetchEmail(id)).toEqual({ emailStatus: 'FAILED', failure: 'REFUSED' });
    expect((await mailOf(id))?.html).toContain('Hello');
    const failed = (await allJobs(server)).filter(({ lane }) => lane === 'failed');
    expect(failed).toMatchObject([{ kind: 'sendMail', payload: { mailId: (await mailOf(id))?.id } }]);
    const filtered = (await calls.list('?emailStatus=FAILED')).json().payload.content;
    expect(filtered.map((email: { id: string }) => email.id)).toContain(id);
  });

  it('is sent by a retry of the sender, and is no longer a failed job', async () => {
    const { id } = await calls.sent({ mailSubject: 'Again' });
    await runDueJobs(server, { mail: rejecting });
    const retried = await calls.retry(id);
    expect(retried.json()).toMatchObject({ code: 'email.retried', payload: { id, ...delivered } });
    const subjects: string[] = [];
    await runDueJobs(server, { mail: accepting(subjects) });
    expect(subjects).toEqual(['Again']);
    expect(await fetchEmail(id)).toEqual(delivered);
    expect(await mailOf(id)).toMatchObject({ html: '', text: '', sentAt: expect.any(Date) });
    expect((await allJobs(server)).filter(({ lane }) => lane === 'failed')).toEqual([]);
  });

  it('becomes FAILED again when the retry fails', async () => {
    const { id } = await calls.sent();
    await runDueJobs(server, { mail: rejecting });
    await calls.retry(id);
    await runDueJobs(server, { mail: rejecting });
    expect(await fetchEmail(id)).toEqual({ emailStatus: 'FAILED', failure: 'REFUSED' });
  });
});

describe('an email that no mail server accepts', () => {
  it('stays DELIVERED during retries and becomes FAILED after the last attempt', async () => {
    const { id } = await calls.sent();
    await runDueJobs(server, { mail: unreachable });
    expect(await fetchEmail(id)).toEqual(delivered);
    await server.db.execute(sql`update pgboss.job set retry_count = retry_limit - 1`);
    await makeJobsDue(server);
    await runDueJobs(server, { mail: unreachable });
    expect(await fetchEmail(id)).toEqual({ emailStatus: 'FAILED', failure: 'UNREACHABLE' });
  });

  it("becomes DELIVERED after a platform admin's retry of the job", async () => {
    const { id } = await calls.sent();
    await runDueJobs(server, { mail: rejecting });
    await server.db.execute(sql`update pgboss.job set name = 'mail', state = 'created' where name = 'failed'`);
    await runDueJobs(server, { mail: accepting() });
    expect(await fetchEmail(id)).toEqual(delivered);
  });
});

it('an email whose process died in the last attempt becomes FAILED after a few minutes', async () => {
  const { id } = await calls.sent();
  await server.db.execute(sql`update pgboss.job set name = 'failed', source_name = 'mail' where name = 'mail'`);
  expect(await fetchEmail(id)).toEqual(delivered);
  await markUndelivered(scoped(server.db, { role: 'fairlead_jobs' }), server.clock);
  expect(await fetchEmail(id)).toEqual({ emailStatus: 'FAILED', failure: 'UNREACHABLE' });
  expect((await calls.retry(id)).statusCode).toBe(200);
});

describe('a retry', () => {
  it('is allowed for the sender and agency admins', async () => {
    expect((await calls.retry(await calls.failed(), 'assistant@demo.test')).statusCode).toBe(403);
    expect((await calls.retry(await calls.failed(), 'owner@demo.test')).statusCode).toBe(200);
  });

  it('is rejected while the failed attempt is still in the queue', async () => {
    const id = await calls.failed();
    const mail = await mailOf(id);
    await server.db.execute(
      sql`update pgboss.job set name = 'mail', policy = 'exclusive', state = 'active' where name = 'failed'`,
    );
    const response = await calls.retry(id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'email.stillSending']);
    expect(await fetchEmail(id)).toMatchObject({ emailStatus: 'FAILED' });
    expect(await mailOf(id)).toMatchObject({ failedAt: mail?.failedAt, retries: mail?.retries });
  });

  it('is rejected for an email that has not failed', async () => {
    expect((await calls.retry((await calls.sent()).id)).json().code).toBe('email.notFailed');
  });

  it(`is possible ${emailLimits.retries} times`, async () => {
    const id = await calls.failed();
    for (let retry = 0; retry < emailLimits.retries; retry++) {
      expect((await calls.retry(id)).statusCode).toBe(200);
      await runDueJobs(server, { mail: rejecting });
    }
    const response = await calls.retry(id);
    expect([response.statusCode, response.json().code]).toEqual([409, 'email.retryLimit']);
    expect(response.json().message).toContain(String(emailLimits.retries));
  });

  it('is possible for 30 days after the failure', async () => {
    const [early, late] = [await calls.failed(), await calls.failed()];
    const at = (seconds: number) => new Date((server.clock.now() - seconds) * 1000);
    await server.db
      .update(mails)
      .set({ failedAt: at(emailLimits.retryLife - 60) })
      .where(eq(mails.emailId, early));
    await server.db
      .update(mails)
      .set({ failedAt: at(emailLimits.retryLife + 60) })
      .where(eq(mails.emailId, late));
    expect((await calls.retry(early)).statusCode).toBe(200);
    expect((await calls.retry(late)).json().code).toBe('email.retryTooLate');
  });
});
