import { signInLimit } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_LIFE } from '../src/areas/auth/sessions.ts';
import { roles, sessions, users } from '../src/db/schema/index.ts';
import { demoAccounts } from '../src/demo/accounts.ts';
import { hashToken } from '../src/randomTokens.ts';
import { type Harness, secrets, signInRequest, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const signIn = async (email: string, password?: string) => server.app.inject(signInRequest(email, password));
const me = (token: string) => server.app.inject({ url: '/api/auth/me', headers: { authorization: `Bearer ${token}` } });

describe('sign-in', () => {
  it('works for every demo account in any letter case and returns the user', async () => {
    for (const account of demoAccounts) {
      const response = await signIn(account.email.toUpperCase());
      expect(response.statusCode, response.body).toBe(200);
      const { user, roleType, subscribed, agency } = response.json().payload;
      expect(user).toMatchObject({ email: account.email, name: account.name, licensedAgent: account.licensedAgent });
      expect(roleType).toBe(user.roles[0].roleType);
      expect(subscribed).toBe(account.agency === 'rich');
      expect(agency === null).toBe(account.agency === null);
    }
  });

  it('does not reveal whether the email or the password was wrong', async () => {
    const wrong = await signIn('owner@demo.test', 'wrong');
    const unknown = await signIn('nobody@demo.test', 'wrong');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual(unknown.json());
    expect(wrong.json()).toMatchObject({ success: false, code: 'auth.badCredentials', payload: null });
  });

  it('requires the domain header, a valid email and a password', async () => {
    const body = await server.app.inject({ ...signInRequest('x'), payload: { email: 'x', password: '' } });
    expect(body.json().errors).toEqual([
      { field: 'email', message: 'Please give a valid email', code: 'field.email' },
      { field: 'password', message: 'Password is required', code: 'field.required' },
    ]);
    const header = await server.app.inject({ ...signInRequest('admin@demo.test'), headers: {} });
    expect(header.json().errors).toEqual([{ field: 'domain', message: 'Domain is required', code: 'field.required' }]);
  });

  it('stores neither the password nor the support token', async () => {
    const { payload } = (await signIn('agent@demo.test')).json();
    const hash = hashToken(payload.supportTicketSessionToken);
    const [session] = await server.db.select().from(sessions).where(eq(sessions.supportTokenHash, hash));
    expect(session?.userId).toBe(payload.user.id);
    const dump = JSON.stringify(await server.db.select().from(sessions));
    expect(dump).not.toContain(payload.supportTicketSessionToken);
  });

  it('reports an unverified or disabled account only with the right password', async () => {
    const set = (values: Partial<typeof users.$inferInsert>) =>
      server.db.update(users).set(values).where(eq(users.email, 'assistant@demo.test'));
    await set({ emailVerifiedAt: null });
    expect((await signIn('assistant@demo.test')).json()).toMatchObject({ code: 'auth.unverified' });
    expect((await signIn('assistant@demo.test', 'wrong')).json()).toMatchObject({ code: 'auth.badCredentials' });
    await set({ emailVerifiedAt: new Date(), disabledAt: new Date() });
    const disabled = await signIn('assistant@demo.test');
    expect([disabled.statusCode, disabled.json().code]).toEqual([403, 'auth.disabled']);
    await set({ disabledAt: null });
  });
});

describe('failed sign-ins', () => {
  const tries = async (email: string, count: number) => {
    const answers = await Promise.all(Array.from({ length: count }, () => signIn(email, 'guess')));
    return answers.map(({ statusCode }) => statusCode).sort();
  };

  it.each(['limited-admin@demo.test', 'ghost@demo.test'])(
    'lock %s after five attempts for 15 minutes',
    async (email) => {
      for (let i = 0; i < signInLimit.failures; i++) expect((await signIn(email, 'guess')).statusCode).toBe(401);
      server.clock.advance(60);
      const closed = await signIn(email);
      expect(closed.statusCode).toBe(429);
      expect(Number(closed.headers['retry-after'])).toBeGreaterThan(13 * 60);
      expect(Number(closed.headers['retry-after'])).toBeLessThanOrEqual(14 * 60);
      expect(closed.json()).toMatchObject({
        code: 'auth.tooManyFailures',
        message: 'Too many failed attempts. Please try again in 14 min.',
      });
      server.clock.advance(14 * 60);
      expect((await signIn(email)).statusCode).toBe(email.startsWith('ghost') ? 401 : 200);
    },
  );

  it('are all counted when sent at the same time', async () => {
    expect(await tries('unsubscribed@demo.test', 12)).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    expect((await signIn('unsubscribed@demo.test')).statusCode).toBe(429);
  });

  it('are reset by a successful sign-in', async () => {
    await tries('customer@demo.test', 4);
    expect((await signIn('customer@demo.test')).statusCode).toBe(200);
    expect(await tries('customer@demo.test', 4)).toEqual(Array(4).fill(401));
  });
});

describe('a session', () => {
  const newToken = async (email = 'owner@demo.test'): Promise<string> =>
    (await signIn(email)).json().payload.accessToken;

  it('contains only the user and the session', async () => {
    const [, claims = ''] = (await newToken()).split('.');
    const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
    expect(Object.keys(read).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
  });

  it('ends at sign-out, without ending others', async () => {
    const [one, other] = [await newToken(), await newToken()];
    const out = { method: 'POST' as const, url: '/api/auth/signout', headers: { authorization: `Bearer ${one}` } };
    expect((await server.app.inject(out)).json()).toMatchObject({ success: true, code: 'auth.signedOut' });
    expect((await me(one)).json()).toMatchObject({ success: false, code: 'auth.expired' });
    expect((await server.app.inject(out)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  it('expires', async () => {
    const token = await newToken();
    server.clock.advance(SESSION_LIFE + 1);
    expect((await me(token)).statusCode).toBe(401);
  });

  it('reflects changes of its user immediately', async () => {
    const token = await newToken('limited-admin@demo.test');
    const list = () => server.app.inject({ url: '/api/coupons/all', headers: { authorization: `Bearer ${token}` } });
    expect((await list()).statusCode).toBe(200);
    await server.db.update(roles).set({ privileges: [] }).where(eq(roles.name, 'Coupon viewer'));
    expect((await list()).statusCode).toBe(403);
    await server.db
      .update(roles)
      .set({ privileges: ['COUPONS_READ'] })
      .where(eq(roles.name, 'Coupon viewer'));
    await server.db.update(users).set({ disabledAt: sql`now()` }).where(eq(users.email, 'limited-admin@demo.test'));
    expect((await list()).statusCode).toBe(401);
  });

  it('cannot be forged', async () => {
    const [, body = ''] = (await newToken()).split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
    const forge = (secret: string, change: object = {}) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode(secret));
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const forged = [
      await forge('x'.repeat(32)),
      await forge(secrets.jwt[0], { aud: 'another' }),
      await forge(secrets.jwt[0], { jti: '01940000-0000-7000-8000-000000000000' }),
      // The session of another user.
      await forge(secrets.jwt[0], { sub: '01940000-0000-7000-8000-000000000000' }),
      none,
      'nonsense',
    ];
    for (const token of forged) expect((await me(token)).statusCode, token).toBe(401);
    expect((await me(await forge(secrets.jwt[0]))).statusCode).toBe(200);
  });
});
