import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTIVITY_STEP } from '../src/areas/auth/authenticate.ts';
import { auditLog, mails } from '../src/db/schema/index.ts';
import { describeDevice } from '../src/records/devices.ts';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, signInRequest, startHarness } from './support/harness.ts';

let server: Harness;
beforeAll(async () => {
  server = await startHarness();
});
afterAll(() => server.close());

const { signUp, verify } = accountRequests(() => server);
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let callers = 0;
async function account(): Promise<string> {
  const email = newEmail();
  await signUp({ email }, { remoteAddress: `198.51.100.${callers++}` });
  await verify(email);
  return email;
}
/** Signs in from a device: a new one, or the one with the cookie. */
async function signIn(email: string, cookie?: string) {
  const request = signInRequest(email, password);
  const headers = { ...request.headers, 'user-agent': firefox, ...(cookie && { cookie }) };
  const response = await server.app.inject({ ...request, headers });
  expect(response.statusCode, response.body).toBe(200);
  const token: string = response.json().payload.accessToken;
  return { token, cookie: String(response.headers['set-cookie']).split(';')[0] };
}
type Method = 'GET' | 'POST' | 'PUT';
const send = (token: string, method: Method, path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `/api/auth/${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
const security = async (token: string) => (await send(token, 'GET', 'security')).json().payload;
const alertsTo = async (email: string) =>
  (await server.db.select().from(mails).where(eq(mails.to, email))).filter(({ kind }) => kind === 'newDevice');

describe('the sessions of a user', () => {
  it('name the device and the current session first', async () => {
    const email = await account();
    await signIn(email);
    const { token } = await signIn(email);
    const { sessions, sessionCount } = await security(token);
    expect(sessionCount).toBe(2);
    expect(sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    expect(sessions[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', networkAddress: '127.0.0.1' });
  });

  it('end one by one, and only for their own user', async () => {
    const email = await account();
    const [first, second] = [await signIn(email), await signIn(email)];
    const other = (await security(second.token)).sessions[1].id;
    const stranger = await signIn(await account());
    expect((await send(stranger.token, 'POST', `session/id/${other}/end`)).statusCode).toBe(404);
    expect((await security(first.token)).sessions).toHaveLength(2);
    const ended = await send(second.token, 'POST', `session/id/${other}/end`);
    expect(ended.json()).toMatchObject({ code: 'session.ended', payload: { sessionCount: 1 } });
    expect((await send(first.token, 'GET', 'security')).statusCode).toBe(401);
    expect((await send(second.token, 'POST', `session/id/${other}/end`)).statusCode).toBe(404);
    const entries = await server.db.select().from(auditLog).where(eq(auditLog.recordId, other)).orderBy(auditLog.id);
    expect(entries.map(({ operationId }) => operationId)).toEqual(['signIn', 'endSession']);
  });

  it('end all but the current one', async () => {
    const email = await account();
    const others = [await signIn(email), await signIn(email)];
    const { token } = await signIn(email);
    expect((await send(token, 'POST', 'session/end-others')).json().payload.sessionCount).toBe(1);
    for (const other of others) expect((await send(other.token, 'GET', 'me')).statusCode).toBe(401);
    expect((await send(token, 'GET', 'me')).statusCode).toBe(200);
  });

  it('store their last request every few minutes at most', async () => {
    const { token } = await signIn(await account());
    const lastActive = async () => (await security(token)).sessions[0].lastActiveDate as number;
    const first = await lastActive();
    server.clock.advance(ACTIVITY_STEP - 1);
    expect(await lastActive()).toBe(first);
    server.clock.advance(1);
    expect(await lastActive()).toBe(first + ACTIVITY_STEP);
  });
});

describe('a sign-in on a new device', () => {
  it('sends a mail, but not for the first sign-in or a known device', async () => {
    const email = await account();
    const first = await signIn(email);
    expect(await alertsTo(email)).toHaveLength(0);
    await signIn(email, first.cookie);
    expect(await alertsTo(email)).toHaveLength(0);
    await signIn(email);
    const [alert] = await alertsTo(email);
    expect(JSON.stringify(alert)).toContain('Firefox, Linux');
  });

  it('is marked until the user confirms it in another session', async () => {
    const email = await account();
    const first = await signIn(email);
    const second = await signIn(email);
    const { sessions } = await security(first.token);
    expect(sessions.map(({ unfamiliar }: { unfamiliar: boolean }) => unfamiliar)).toEqual([false, true]);
    const path = `session/id/${sessions[1].id}/confirm`;
    expect((await send(second.token, 'POST', path)).statusCode).toBe(404);
    const confirmed = await send(first.token, 'POST', path);
    expect(confirmed.json()).toMatchObject({ code: 'session.confirmed' });
    expect(confirmed.json().payload.sessions[1].unfamiliar).toBe(false);
  });

  it('sends nothing when the alert is off', async () => {
    const email = await account();
    const { token } = await signIn(email);
    const saved = await send(token, 'PUT', 'security/alerts', { newDeviceMail: false });
    expect(saved.json().payload.newDeviceMail).toBe(false);
    await signIn(email);
    expect(await alertsTo(email)).toHaveLength(0);
  });
});

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/143.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_1) Version/18.1 Safari/605.1.15', 'Safari', 'macOS'],
  ['curl/8.9', null, null],
  [null, null, null],
])('describes the device of %s', (userAgent, browser, system) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system });
});
