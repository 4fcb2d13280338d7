import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRefusal } from '../src/db/auditRefusal.ts';
import { uuidv7 } from '../src/db/ids.ts';
import { auditLog, users } from '../src/db/schema/index.ts';
import { scoped } from '../src/db/scope.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());
// Start in a new minute, so that locks from other tests do not count.
beforeEach(() => server.clock.advance(3600));

const owner = 'owner@demo.test';
const from = { remoteAddress: '203.0.113.7' };
const signIn = (email: string, password?: string, more = from) =>
  server.app.inject({
    ...signInRequest(email, password),
    headers: { domain: 'portal.test', 'user-agent': `Browser/1 ${'x'.repeat(400)}` },
    ...more,
  });
const rows = async () => {
  const minute = Math.floor(server.clock.now() / 60);
  return server.db
    .select()
    .from(auditLog)
    .where(like(auditLog.bucket, `${minute}%`))
    .orderBy(auditLog.id);
};
const userOf = async (email: string) => {
  const [user] = await server.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`${email} has no account`);
  return user;
};

describe('the audit log', () => {
  it('has one row per minute for wrong passwords and one for the lock, without the password', async () => {
    const { id, agencyId } = await userOf(owner);
    for (let i = 0; i < 7; i++) await signIn(owner, 'Typed#Wrong1');
    const found = await rows();
    expect(found).toMatchObject([
      { outcome: 'FAILED', occurrences: 5, after: { code: 'auth.badCredentials' } },
      { outcome: 'LOCKED', occurrences: 2, after: { code: 'auth.tooManyFailures' } },
    ]);
    for (const row of found) {
      const account = { userId: id, agencyId, recordType: 'user', recordId: id };
      expect(row).toMatchObject({
        ...account,
        actorKind: 'VISITOR',
        operationId: 'signIn',
        networkAddress: '203.0.113.7',
      });
      expect(row.userAgent).toMatch(/^Browser\/1 x+$/);
      expect(row.userAgent).toHaveLength(200);
    }
    expect(JSON.stringify(found)).not.toContain('Typed#Wrong1');
  });

  it('has one row for the lock of a change of password, with the account of the caller', async () => {
    const { id, agencyId } = await userOf(owner);
    const payload = { email: owner, previousPassword: 'Typed#Wrong1', newPassword: 'Another#2026' };
    for (let i = 0; i < 7; i++)
      await server.call(owner, { method: 'POST', url: '/api/auth/changepassword', payload, ...from });
    const account = { operationId: 'changePassword', actorKind: 'USER', userId: id, agencyId };
    const changes = (await rows()).filter(({ operationId }) => operationId === 'changePassword');
    expect(changes).toMatchObject([
      { ...account, outcome: 'FAILED', occurrences: 5, after: { code: 'auth.wrongPassword' } },
      { ...account, outcome: 'LOCKED', occurrences: 2, after: { code: 'auth.tooManyAttempts' } },
    ]);
    expect(JSON.stringify(changes)).not.toContain('Typed#Wrong1');
  });

  it('stores only the hash of an unknown email address', async () => {
    for (const name of ['a', 'b', 'c']) await signIn(`${name}@unknown.test`, 'x');
    await signIn('d@unknown.test', 'x', { remoteAddress: '2001:db8::1' });
    await signIn('e@unknown.test', 'x', { remoteAddress: '2001:0DB8:0000::5:0:0:2' });
    const found = await rows();
    expect(found.map(({ occurrences }) => occurrences)).toEqual([3, 2]);
    expect(found[0]).toMatchObject({ userId: null, agencyId: null, recordId: null });
    expect(found[0]?.after).toEqual({
      code: 'auth.badCredentials',
      emailHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.stringify(found)).not.toContain('unknown.test');
  });

  it('records requests that the access table or a handler rejects', async () => {
    const { id, agencyId } = await userOf('assistant@demo.test');
    for (let i = 0; i < 3; i++)
      await server.call('assistant@demo.test', { method: 'POST', url: '/api/contact/create', payload: {} });
    await server.call('assistant@demo.test', {
      method: 'POST',
      url: '/api/invitation/create',
      payload: { agentEmail: 'a@people.test' },
    });
    expect(await rows()).toMatchObject([
      { operationId: 'createContact', occurrences: 3, outcome: 'REFUSED', actorKind: 'USER', userId: id, agencyId },
      { operationId: 'createInvitation', occurrences: 1, outcome: 'REFUSED', after: { code: 'auth.forbidden' } },
    ]);
  });

  it('limits the rows per minute and counts the rest in one row', async () => {
    const run = scoped(server.db, { role: 'fairlead_auth' });
    const now = server.clock.now();
    await run(async (tx) => {
      for (let i = 0; i < 210; i++) {
        const origin = { networkAddress: `10.0.0.${i}`, userAgent: null };
        const event = { operationId: 'signIn', outcome: 'FAILED', details: { code: 'auth.badCredentials' } } as const;
        await auditRefusal(tx, { kind: 'VISITOR', userId: uuidv7(), agencyId: null, origin, now, ...event });
      }
    });
    const found = await rows();
    expect(found).toHaveLength(201);
    // Ids of one millisecond have no order.
    expect(found.find(({ operationId }) => operationId === 'others')).toMatchObject({
      occurrences: 10,
      userId: null,
      networkAddress: null,
    });
  });

  it('has a limited number of rows per minute and network: another network keeps rows of its own', async () => {
    const run = scoped(server.db, { role: 'fairlead_auth' });
    const refuse = (networkAddress: string) =>
      run((tx) =>
        auditRefusal(tx, {
          kind: 'VISITOR',
          userId: uuidv7(),
          agencyId: null,
          operationId: 'signIn',
          outcome: 'FAILED',
          details: { code: 'auth.badCredentials' },
          origin: { networkAddress, userAgent: null },
          now: server.clock.now(),
        }),
      );
    // More than all networks may have in a minute, each from another address of one network.
    for (let i = 0; i < 230; i++) await refuse(`2001:db8:5:1::${i.toString(16)}`);
    await refuse('2001:db8:5:2::1');
    const found = await rows();
    expect(found).toHaveLength(22);
    const others = found.find(({ operationId }) => operationId === 'others');
    expect(others).toMatchObject({ occurrences: 210, userId: null, after: null });
    expect(others?.networkAddress).toMatch(/^2001:db8:5:1::/);
    const last = found.find(({ networkAddress }) => networkAddress === '2001:db8:5:2::1');
    expect(last).toMatchObject({ operationId: 'signIn', occurrences: 1 });
  });

  it('cannot be changed by the roles of the server, except the count', async () => {
    await signIn(owner, 'wrong');
    for (const role of ['fairlead_app', 'fairlead_auth', 'fairlead_platform'] as const) {
      const changed = scoped(server.db, { role })((tx) => tx.update(auditLog).set({ occurrences: sql`0` }));
      await expect(changed).rejects.toThrow();
    }
  });

  it('contains the network address and the browser', async () => {
    const signedIn = await signIn(owner);
    expect(signedIn.statusCode).toBe(200);
    const headers = { authorization: `Bearer ${signedIn.json().payload.accessToken}`, 'user-agent': 'Browser/2' };
    await server.app.inject({ method: 'POST', url: '/api/auth/signout', headers, ...from });
    const { id } = await userOf(owner);
    const trail = await server.db.select().from(auditLog).where(eq(auditLog.userId, id)).orderBy(auditLog.id);
    expect(trail.slice(-2)).toMatchObject([
      { operationId: 'signIn', outcome: 'DONE', networkAddress: from.remoteAddress },
      { operationId: 'signOut', actorKind: 'USER', networkAddress: from.remoteAddress, userAgent: 'Browser/2' },
    ]);
  });
});
