import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { access } from '../src/access.ts';
import { SESSION_LIFE } from '../src/areas/auth/sessions.ts';
import { contract } from '../src/contract/document.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { agencies, auditLog, contacts, mails, passkeys, users } from '../src/db/schema/index.ts';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, startHarness } from './support/harness.ts';
import { unknownId } from './support/requests.ts';
import { secondFactorRequests } from './support/secondFactors.ts';

const owner = 'owner@demo.test';
const MINUTE = 60;
const settingsUrl = '/api/agency/settings';

let server: Harness;
let admins: Harness;
beforeAll(async () => {
  server = await startHarness();
  admins = await startHarness({ adminsNeedFactor: true });
});
afterAll(async () => {
  await server.close();
  await admins.close();
});

const requests = secondFactorRequests(() => server);
const { enrol, turnOff, signIn } = requests;
const { signUpByReferral, verify } = accountRequests(() => server);

/** A new customer of the demo agency. */
async function customer() {
  const email = newEmail();
  await signUpByReferral({ email });
  await verify(email);
  return { email, token: await tokenOf(email) };
}

const agency = async () => {
  const [found] = await server.db
    .select({ agency: agencies })
    .from(agencies)
    .innerJoin(users, eq(users.agencyId, agencies.id))
    .where(eq(users.email, owner));
  if (!found) throw new Error('the demo agency is missing');
  return found.agency;
};
const save = async (values: { factorRequiredFor?: string[]; idleMinutes?: number }) => {
  const { id: agencyId, version } = await agency();
  const payload = { agencyId, version, factorRequiredFor: [], idleMinutes: 720, ...values };
  return server.call(owner, { method: 'PUT', url: `${settingsUrl}/sign-in`, payload });
};
const call = (token: string, url: string, headers = {}) =>
  server.app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
const me = (token: string, headers = {}) => call(token, '/api/auth/me', headers);
const tokenOf = async (email: string) => (await signIn(email)).json().payload.accessToken as string;

describe('the idle time of an agency', () => {
  beforeEach(() => save({ idleMinutes: 15 }));

  it('ends sessions without requests, and only them', async () => {
    const idle = await tokenOf('assistant@demo.test');
    const active = await tokenOf('agent@demo.test');
    for (let minutes = 0; minutes < 20; minutes += 5) {
      expect((await me(active)).statusCode).toBe(200);
      server.clock.advance(5 * MINUTE);
    }
    expect((await me(active)).statusCode).toBe(200);
    const ended = await me(idle);
    expect([ended.statusCode, ended.json().code]).toEqual([401, 'auth.expired']);
  });

  it('is not extended by requests that the portal sends by itself', async () => {
    const token = await tokenOf('agent@demo.test');
    for (let minutes = 0; minutes < 15; minutes += 5) {
      expect((await me(token, { 'x-background': '1' })).statusCode).toBe(200);
      server.clock.advance(5 * MINUTE);
    }
    server.clock.advance(MINUTE);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('hides idle sessions from the list of the user', async () => {
    await tokenOf('customer@demo.test');
    server.clock.advance(16 * MINUTE);
    const token = await tokenOf('customer@demo.test');
    const { sessions, sessionCount } = (await call(token, '/api/auth/security')).json().payload;
    expect([sessions.length, sessionCount]).toEqual([1, 1]);
  });

  it('has no effect beyond the longest life of a session', async () => {
    await save({ idleMinutes: 1440 });
    const token = await tokenOf('agent@demo.test');
    for (let passed = 0; passed < SESSION_LIFE; passed += SESSION_LIFE / 4) {
      expect((await me(token)).statusCode).toBe(200);
      server.clock.advance(SESSION_LIFE / 4);
    }
    expect((await me(token)).statusCode).toBe(401);
  });
});

describe('a second factor that the agency requires', () => {
  const reset = () => save({});

  it('limits the next session of users without one to its setup', async () => {
    const someone = await customer();
    await save({ factorRequiredFor: ['CUSTOMER'] });
    expect((await me(someone.token)).json().payload.mustEnrol).toBe(false);
    const answer = (await signIn(someone.email)).json();
    expect(answer.payload.mustEnrol).toBe(true);
    const limited = { ...someone, token: answer.payload.accessToken };
    expect((await me(limited.token)).json().payload.mustEnrol).toBe(true);
    await enrol(limited);
    expect((await me(limited.token)).json().payload.mustEnrol).toBe(false);
    expect((await call(limited.token, '/api/auth/security')).statusCode).toBe(200);
    await reset();
  });

  it('leaves every other operation closed until then', async () => {
    const someone = await customer();
    await save({ factorRequiredFor: ['CUSTOMER'] });
    const token = await tokenOf(someone.email);
    const open = Object.entries(access).flatMap(([id, guard]) => (guard === 'anySession' ? [id] : []));
    expect(open.sort()).toEqual([
      'confirmAuthenticator',
      'confirmPasskey',
      'getMe',
      'getSecondFactor',
      'signOut',
      'startAuthenticator',
      'startPasskey',
    ]);
    const closed = [...contract.values()].filter(({ id }) => access[id] !== 'public' && !open.includes(id));
    expect(closed.length).toBeGreaterThan(200);
    for (const { id, method, path } of closed) {
      const url = path.replace(/\{\w+\}/g, unknownId);
      const answer = await server.app.inject({
        method: method as 'GET',
        url,
        headers: { authorization: `Bearer ${token}` },
      });
      expect([answer.statusCode, answer.json().code], id).toEqual([403, 'auth.secondFactorMissing']);
    }
    await reset();
  });

  it('cannot be turned off', async () => {
    const someone = await customer();
    const factor = await enrol(someone);
    await save({ factorRequiredFor: ['CUSTOMER'] });
    const refused = await turnOff(someone, { password });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'auth.secondFactorNeeded']);
    expect(factor.codes).toHaveLength(10);
    await reset();
    expect((await turnOff(someone, { password })).statusCode).toBe(200);
  });

  it('is announced once to the agents whom it concerns, who are named in the settings', async () => {
    const sent = () =>
      server.db.select({ to: mails.to }).from(mails).where(eq(mails.kind, 'factorRequired')).orderBy(desc(mails.id));
    const saved = await save({ factorRequiredFor: ['LICENSED_AGENT', 'CUSTOMER'] });
    const { signIn: rules } = saved.json().payload;
    expect(rules.factorRequiredFor).toEqual(['LICENSED_AGENT', 'CUSTOMER']);
    const licensed = rules.staff.find(({ group }: { group: string }) => group === 'LICENSED_AGENT');
    expect(licensed.missing).toContain('Daniel Okafor');
    const accounts = await server.db
      .select({ id: users.id })
      .from(contacts)
      .innerJoin(users, eq(users.id, contacts.userId))
      .where(eq(contacts.agencyId, (await agency()).id));
    expect(rules.customerCount).toBe(accounts.length);
    expect(rules.customerCount).toBeGreaterThan(0);
    const to = (await sent()).map((mail) => mail.to);
    expect(to).toContain('agent@demo.test');
    expect(to).not.toContain(owner);
    expect(to).toHaveLength(licensed.missingCount);
    await save({ factorRequiredFor: ['LICENSED_AGENT', 'CUSTOMER'], idleMinutes: 60 });
    expect(await sent()).toHaveLength(to.length);
    await reset();
  });

  it('is not missing for an agent who has a passkey', async () => {
    const [agent] = await server.db.select({ id: users.id }).from(users).where(eq(users.email, 'agent@demo.test'));
    const keys = { name: 'Laptop', credentialId: 'laptop', publicKey: '', counter: 0, transports: [], synced: false };
    const passkey = { id: uuidv7(), userId: agent?.id ?? '', ...keys, createdAt: new Date() };
    await server.db.insert(passkeys).values(passkey);
    await server.db.delete(mails);
    const { signIn: rules } = (await save({ factorRequiredFor: ['LICENSED_AGENT'] })).json().payload;
    const licensed = rules.staff.find(({ group }: { group: string }) => group === 'LICENSED_AGENT');
    expect(licensed.missing).not.toContain('Daniel Okafor');
    const announced = await server.db.select({ to: mails.to }).from(mails).where(eq(mails.kind, 'factorRequired'));
    expect(announced.map(({ to }) => to)).not.toContain('agent@demo.test');
    await server.db.delete(passkeys).where(eq(passkeys.id, passkey.id));
    await reset();
  });

  it('is in the audit log with both values', async () => {
    await save({ factorRequiredFor: ['AGENCY_ADMIN'] });
    const [entry] = await server.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.operationId, 'updateSignInSecurity'))
      .orderBy(desc(auditLog.id))
      .limit(1);
    expect(entry?.before).toMatchObject({ factorRequiredFor: [] });
    expect(entry?.after).toMatchObject({ factorRequiredFor: ['AGENCY_ADMIN'] });
    await reset();
  });

  it('can be set by agency admins only', async () => {
    const { id: agencyId, version } = await agency();
    const payload = { agencyId, version, factorRequiredFor: [], idleMinutes: 720 };
    const answer = await server.call('agent@demo.test', { method: 'PUT', url: `${settingsUrl}/sign-in`, payload });
    expect(answer.statusCode).toBe(403);
    expect((await save({ idleMinutes: 5 })).statusCode).toBe(400);
    expect((await save({ factorRequiredFor: ['EVERYBODY'] })).statusCode).toBe(400);
  });
});

it('is required of platform admins in production', async () => {
  const { signIn: signInThere } = secondFactorRequests(() => admins);
  expect((await signInThere('admin@demo.test')).json().payload.mustEnrol).toBe(true);
  expect((await signInThere('agent@demo.test')).json().payload.mustEnrol).toBe(false);
  expect((await signIn('admin@demo.test')).json().payload.mustEnrol).toBe(false);
});
