import { DAY } from '@fairlead/rules';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeInvitations } from '../src/areas/auth/invitations.ts';
import { onlyRow } from '../src/db/rows.ts';
import { agencies, auditLog, mails, sessions, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { startDay } from '../src/jobs/startDay.ts';
import { remindDocumentRequests } from '../src/records/documentReminders.ts';
import { accountRequests } from './support/accounts.ts';
import { documentRequestCalls } from './support/documentRequests.ts';
import { emailCalls } from './support/emails.ts';
import { type Harness, signInRequest, silentLog, startHarness } from './support/harness.ts';
import { notificationMails } from './support/notificationMails.ts';

let server: Harness;
let agencyId: string;
const { signUpByReferral, post, newestToken } = accountRequests(() => server);
const emails = emailCalls(() => server);
const documents = documentRequestCalls(() => server);
beforeAll(async () => {
  server = await startHarness();
  const [found] = await server.db.select().from(users).where(eq(users.email, owner));
  agencyId = found?.agencyId ?? '';
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const owner = 'owner@demo.test';
const people = [owner, 'agent@demo.test', 'assistant@demo.test', 'customer@demo.test'];

const signIn = (email: string) => server.app.inject(signInRequest(email));
const statusOf = async (token: string) =>
  (await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
const act = (action: 'disable' | 'enable') =>
  server.call(admin, { method: 'POST', url: `/api/agency/${action}/id/${agencyId}` });
const show = async () => (await server.call(admin, { url: `/api/agency/id/${agencyId}` })).json().payload;
const run = () => scoped(server.runtime, { role: 'fairlead_jobs' });
const agencyRow = async () => onlyRow(await server.db.select().from(agencies).where(eq(agencies.id, agencyId)));

/** Signs in again in later calls: disabling ends the sessions of the agency. */
beforeEach(async () => {
  await act('enable');
  server.clock.advance(1);
});

describe('a disabled agency', () => {
  it('ends the sessions of its people, who cannot sign in until it is enabled', async () => {
    const tokens = [];
    for (const email of people) tokens.push((await signIn(email)).json().payload.accessToken);
    const other = (await signIn('unsubscribed@demo.test')).json().payload.accessToken;
    const disabled = await act('disable');
    expect(disabled.json()).toMatchObject({ code: 'agency.disabled', payload: { id: agencyId, access: 'DISABLED' } });
    for (const token of tokens) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(other)).toBe(200);
    const ofAgency = eq(users.agencyId, agencyId);
    const open = server.db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId));
    expect(await open.where(and(ofAgency, isNull(sessions.endedAt)))).toEqual([]);
    for (const email of people)
      expect((await signIn(email)).json(), email).toMatchObject({ success: false, code: 'auth.agencyDisabled' });
    const wrong = await server.app.inject(signInRequest(owner, 'wrong password'));
    expect(wrong.json().code).toBe('auth.badCredentials');

    expect((await act('enable')).json()).toMatchObject({ code: 'agency.enabled', payload: { access: 'ENABLED' } });
    for (const token of tokens) expect(await statusOf(token)).toBe(401);
    for (const email of people) expect((await signIn(email)).json().code, email).toBe('auth.signedIn');
  });

  it('stays disabled for accounts that are disabled themselves', async () => {
    const disabledAt = new Date();
    await server.db.update(users).set({ disabledAt }).where(eq(users.email, 'assistant@demo.test'));
    await act('disable');
    expect((await signIn('assistant@demo.test')).json().code).toBe('auth.agencyDisabled');
    await act('enable');
    expect((await signIn('assistant@demo.test')).json().code).toBe('auth.disabled');
    await server.db.update(users).set({ disabledAt: null }).where(eq(users.email, 'assistant@demo.test'));
  });

  it('is in the audit log once, and keeps the time', async () => {
    await act('disable');
    const before = await agencyRow();
    server.clock.advance(60);
    expect((await act('disable')).statusCode).toBe(200);
    expect(await agencyRow()).toEqual(before);
    const entries = await server.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.operationId, 'disableAgency'), eq(auditLog.recordId, agencyId)))
      .orderBy(desc(auditLog.id));
    expect(entries[0]).toMatchObject({ before: { disabled: false }, after: { disabled: true }, recordType: 'agency' });
    expect(entries.filter(({ at }) => at.getTime() === server.clock.now() * 1000)).toEqual([]);
  });

  it('is found by a filter of the list', async () => {
    await act('disable');
    const list = async (value: string) =>
      (await server.call(admin, { url: `/api/agency/all?filters=access.any.${value}&pageSize=100` }))
        .json()
        .payload.content.map(({ id }: { id: string }) => id);
    expect(await list('DISABLED')).toEqual([agencyId]);
    expect(await list('ENABLED')).not.toContain(agencyId);
    expect(await list('DISABLED.ENABLED')).toContain(agencyId);
    expect(await show()).toMatchObject({ access: 'DISABLED' });
  });

  it('answers no link that it has mailed or published', async () => {
    await emails.sent();
    const reply = await emails.token();
    await post('forget-password', { userEmail: owner });
    const reset = await newestToken(owner, 'resetPassword');
    const invited = 'invited.to.disabled@people.test';
    const created = await server.call(owner, {
      method: 'POST',
      url: '/api/invitation/create',
      payload: { agentEmail: invited },
    });
    await server.call(owner, { method: 'POST', url: `/api/invitation/invite/id/${created.json().payload.id}` });
    const invitation = await newestToken(invited, 'agentInvitation');
    expect(invitation).not.toBe('');
    const links = async () => [
      (await emails.lookUp(reply)).statusCode,
      (await server.call(null, { url: `/api/auth/invitation/validate?token=${invitation}` })).statusCode,
      (await server.call(null, { url: '/api/auth/referral/validate?referral=DANIEL-OKAFOR' })).statusCode,
      (await signUpByReferral()).statusCode,
    ];
    expect(await links()).toEqual([200, 200, 200, 201]);
    await act('disable');
    expect(await links()).toEqual([410, 410, 404, 404]);
    const change = { token: reset, newPassword: 'Another#2026x' };
    expect((await post('reset-password', change)).statusCode).toBe(410);
    const sent = () => server.db.$count(mails, and(eq(mails.to, owner), eq(mails.kind, 'resetPassword')));
    const before = await sent();
    await post('forget-password', { userEmail: owner });
    expect(await sent()).toBe(before);
  });

  it('gets no daily work, digests and reminders', async () => {
    const { id } = await documents.request({ neededBy: documents.today() + DAY });
    const { clock, mailer } = server;
    await server.db.update(agencies).set({ dayStartedOn: null, digestedOn: null });
    await act('disable');
    const later = { now: () => clock.now() + DAY };
    await startDay({ run: run(), clock: later, log: silentLog });
    await notificationMails(server).sendDigests();
    await remindDocumentRequests({
      run: run(),
      clock: later,
      mailer,
      inviter: makeInvitations(server),
      log: silentLog,
    });
    expect(await agencyRow()).toMatchObject({ dayStartedOn: null, digestedOn: null });
    const others = await server.db.$count(agencies, isNull(agencies.dayStartedOn));
    expect(others).toBe(1);
    const reminders = () =>
      server.db.$count(mails, sql`${mails.text} like ${`%${id}%`} and ${mails.subject} like 'Reminder%'`);
    expect(await reminders()).toBe(0);
    await act('enable');
    await startDay({ run: run(), clock: later, log: silentLog });
    await remindDocumentRequests({
      run: run(),
      clock: later,
      mailer,
      inviter: makeInvitations(server),
      log: silentLog,
    });
    expect((await agencyRow()).dayStartedOn).not.toBeNull();
    expect(await reminders()).toBe(1);
  });
});
