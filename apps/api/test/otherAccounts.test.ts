import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, mails, users } from '../src/db/schema/index.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { type OtherAccount, otherAccounts } from './support/otherAccounts.ts';
import { adminWith } from './support/roles.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const admin = 'admin@demo.test';
const owner = 'owner@demo.test';
const accounts = otherAccounts(() => server);
const { newCustomer, newMember, newOwner, enrolAccount, signIn, show, act, idOf } = accounts;

const tokenOf = async ({ email }: OtherAccount): Promise<string> => (await signIn(email)).json().payload.accessToken;
const statusOf = async (token: string) =>
  (await server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })).statusCode;
const newAdmin = async (privileges: string[]): Promise<OtherAccount> => {
  const { email } = await adminWith(server, privileges);
  return { id: await idOf(email), email };
};
const entryOf = async (operationId: string, { id }: OtherAccount) => {
  const ofAccount = and(eq(auditLog.operationId, operationId), eq(auditLog.recordId, id));
  const [entry] = await server.db.select().from(auditLog).where(ofAccount).orderBy(desc(auditLog.id)).limit(1);
  return entry;
};

/** Accounts by the caller who may end their sessions and reset their second factor. */
const controlled: [string, string, () => Promise<OtherAccount>][] = [
  ['an agency admin', owner, newCustomer],
  ['an agency admin', owner, () => newMember('agent@demo.test')],
  ['a platform admin', admin, newOwner],
  ['a platform admin', admin, () => newAdmin(['ADMIN_VIEW'])],
];

describe.each(controlled)('%s', (_, caller, make) => {
  it('ends the sessions of a person', async () => {
    const person = await make();
    const [first, second] = [await tokenOf(person), await tokenOf(person)];
    const before = (await show(caller, person.id)).json().payload;
    expect(before).toMatchObject({ id: person.id, disabled: false, secondFactor: false });
    expect(before.sessionCount).toBeGreaterThanOrEqual(2);
    expect(before.lastSignIn).toBe(server.clock.now());
    const ended = await act(caller, 'end-sessions', person.id);
    expect(ended.json()).toMatchObject({ code: 'userAccount.sessionsEnded', payload: { sessionCount: 0 } });
    for (const token of [first, second]) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(await tokenOf(person))).toBe(200);
    const entry = await entryOf('endUserSessions', person);
    expect(entry).toMatchObject({ userId: await idOf(caller), recordType: 'user', action: 'CHANGED' });
    expect(entry?.before).toMatchObject({ email: person.email, sessionCount: before.sessionCount });
  });

  it('resets the second factor of a person', async () => {
    const person = await make();
    await enrolAccount(person);
    const refused = await signIn(person.email);
    const { challenge } = refused.json().payload;
    expect(refused.json().code).toBe('auth.secondFactorRequired');
    expect((await show(caller, person.id)).json().payload.secondFactor).toBe(true);
    const reset = await act(caller, 'reset-second-factor', person.id);
    expect(reset.json()).toMatchObject({
      code: 'userAccount.secondFactorReset',
      payload: { secondFactor: false, sessionCount: 0 },
    });
    const url = '/api/auth/signin/second-factor';
    expect((await server.app.inject({ method: 'POST', url, payload: { challenge, code: '1' } })).statusCode).toBe(410);
    expect((await signIn(person.email)).json().code).toBe('auth.signedIn');
    expect((await act(caller, 'reset-second-factor', person.id)).json().code).toBe('userAccount.noSecondFactor');
    expect(await entryOf('resetUserSecondFactor', person)).toMatchObject({ userId: await idOf(caller) });
  });
});

it('mails the person who reset the second factor, in their language', async () => {
  const person = await newCustomer();
  await enrolAccount(person);
  await server.db.update(users).set({ language: 'de' }).where(eq(users.id, person.id));
  await act(owner, 'reset-second-factor', person.id);
  const ofReset = and(eq(mails.to, person.email), eq(mails.kind, 'secondFactorReset'));
  const [mail] = await server.db.select().from(mails).where(ofReset);
  const [{ name } = { name: '' }] = await server.db.select().from(users).where(eq(users.email, owner));
  expect(mail?.subject).toBe('Zwei-Faktor-Anmeldung zurückgesetzt');
  expect(mail?.text).toContain(`${name} hat die Authenticator-App`);
});

describe('the account of a customer', () => {
  it('is disabled and enabled by an agency admin', async () => {
    const person = await newCustomer();
    const contact = async () =>
      (await server.call('agent@demo.test', { url: `/api/contact/id/${person.contactId}` })).json().payload;
    expect((await contact()).account).toEqual({ id: person.id, disabled: false });
    const token = await tokenOf(person);
    const disabled = await act(owner, 'disable', person.id);
    expect(disabled.json()).toMatchObject({
      code: 'userAccount.disabled',
      payload: { disabled: true, sessionCount: 0 },
    });
    expect(await statusOf(token)).toBe(401);
    expect((await signIn(person.email)).json()).toMatchObject({ code: 'auth.disabled' });
    expect(await contact()).toMatchObject({ client: true, account: { id: person.id, disabled: true } });
    expect(await entryOf('disableCustomerAccount', person)).toMatchObject({
      userId: await idOf(owner),
      before: { disabled: false },
      after: { disabled: true },
    });
    const enabled = await act(owner, 'enable', person.id);
    expect(enabled.json()).toMatchObject({ code: 'userAccount.enabled', payload: { disabled: false } });
    expect((await contact()).account.disabled).toBe(false);
    expect(await statusOf(await tokenOf(person))).toBe(200);
  });

  it('keeps the time at which it was disabled first', async () => {
    const person = await newCustomer();
    const readUser = async () => (await server.db.select().from(users).where(eq(users.id, person.id)))[0];
    await act(owner, 'disable', person.id);
    const before = await readUser();
    server.clock.advance(60);
    expect((await act(owner, 'disable', person.id)).statusCode).toBe(200);
    expect(await readUser()).toEqual(before);
  });

  it('gets no link to a new password while it is disabled', async () => {
    const person = await newCustomer();
    await act(owner, 'disable', person.id);
    const payload = { userEmail: person.email };
    await server.call(null, { method: 'POST', url: '/api/auth/forget-password', payload });
    expect(await server.db.$count(mails, and(eq(mails.to, person.email), eq(mails.kind, 'resetPassword')))).toBe(0);
  });
});

describe('refusals', () => {
  const actions = ['end-sessions', 'reset-second-factor', 'disable', 'enable'] as const;
  const answers = async (caller: string, id: string, only: readonly (typeof actions)[number][] = actions) => {
    const sent = [];
    for (const action of only) sent.push(await act(caller, action, id));
    return sent.map((answer) => answer.json().code);
  };

  it('hide accounts of another agency', async () => {
    const { id } = await newOwner();
    expect(await answers(owner, id)).toEqual(actions.map(() => 'userAccount.notFound'));
    expect((await show(owner, id)).statusCode).toBe(404);
    expect(await answers(owner, await idOf(admin))).toEqual(actions.map(() => 'userAccount.notFound'));
  });

  it('hide deleted accounts', async () => {
    const { id } = await newMember('agent@demo.test');
    await server.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, id));
    expect(await answers(owner, id)).toEqual(actions.map(() => 'userAccount.notFound'));
  });

  it('keep the own account out', async () => {
    expect(await answers(owner, await idOf(owner))).toEqual(actions.map(() => 'userAccount.own'));
    expect(await answers(admin, await idOf(admin), ['end-sessions', 'reset-second-factor'])).toEqual([
      'userAccount.own',
      'userAccount.own',
    ]);
  });

  it('answer every other role with 403', async () => {
    const { id } = await newCustomer();
    for (const caller of ['agent@demo.test', 'assistant@demo.test', 'customer@demo.test', 'limited-admin@demo.test']) {
      expect(await answers(caller, id)).toEqual(actions.map(() => 'auth.forbidden'));
    }
    expect(await answers(admin, id, ['disable', 'enable'])).toEqual(['auth.forbidden', 'auth.forbidden']);
  });

  it('leave customers and agents to their agency', async () => {
    const [customer, member] = [await newCustomer(), await newMember('agent@demo.test')];
    for (const { id } of [customer, member]) {
      expect(await answers(admin, id, ['end-sessions', 'reset-second-factor'])).toEqual([
        'userAccount.forbidden',
        'userAccount.forbidden',
      ]);
    }
  });

  it('protect the second factor of an agency admin, and members from being disabled here', async () => {
    const [colleague, member] = [await newMember(owner), await newMember('agent@demo.test')];
    expect(await answers(owner, colleague.id)).toEqual([
      'userAccount.sessionsEnded',
      'userAccount.forbidden',
      'userAccount.forbidden',
      'userAccount.forbidden',
    ]);
    expect(await answers(owner, member.id, ['disable', 'enable'])).toEqual([
      'userAccount.forbidden',
      'userAccount.forbidden',
    ]);
  });

  it('protect admins who have more privileges', async () => {
    const { email } = await newAdmin(['ADMIN_VIEW', 'ADMIN_UPDATE']);
    expect(await answers(email, await idOf(admin), ['end-sessions', 'reset-second-factor'])).toEqual([
      'userAccount.beyondOwn',
      'userAccount.beyondOwn',
    ]);
  });
});
