import { DAY, signInLimit } from '@fairlead/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_COOKIE_LIFE, makeDeviceCookies } from '../src/areas/auth/deviceCookies.ts';
import { networkSignInLimits } from '../src/areas/auth/limits.ts';
import { makeLogger } from '../src/log.ts';
import { accountRequests, newEmail, password } from './support/accounts.ts';
import { type Harness, secrets, signInRequest, startHarness } from './support/harness.ts';

const lines: string[] = [];
let server: Harness;
beforeAll(async () => {
  server = await startHarness({ log: makeLogger('trace', { write: (line) => void lines.push(line) }) });
});
afterAll(() => server.close());
// The failures of other tests no longer count.
beforeEach(() => server.clock.advance(DAY));

const { post, signUp, newestToken, verify } = accountRequests(() => server);

/** Signs in from a device with these cookies. */
const signIn = (email: string, enteredPassword = password, cookies: string[] = []) => {
  const request = signInRequest(email, enteredPassword);
  const cookie = cookies.length > 0 && { cookie: cookies.join('; ') };
  return server.app.inject({ ...request, headers: { ...request.headers, ...cookie } });
};
type Answer = Awaited<ReturnType<typeof signIn>>;
/** Cookie of a response, in the form in which browsers send it. */
const cookieOf = ({ headers }: Answer): string => String(headers['set-cookie']).split(';')[0] ?? '';
const failures = async (count: number, email: string, cookies: string[] = []) => {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await signIn(email, 'Guess#2026', cookies)).statusCode);
  return statuses;
};
const wrong = (count: number): number[] => Array<number>(count).fill(401);
const lock = (email: string, cookies: string[] = []) => failures(signInLimit.failures, email, cookies);

async function account(): Promise<string> {
  const email = newEmail();
  await signUp({ email }, { remoteAddress: `203.0.113.${callers++}` });
  await verify(email);
  return email;
}
let callers = 0;

describe('the device cookie', () => {
  it('is set by a successful sign-in, only for this path and with HttpOnly', async () => {
    const email = await account();
    expect((await signIn(email, 'Guess#2026')).headers['set-cookie']).toBeUndefined();
    const [pair, ...attributes] = String((await signIn(email)).headers['set-cookie']).split('; ');
    expect(pair).toMatch(/^fairlead_device_[0-9a-f]{16}=[\w-]{22}\.\d+\.[\w-]{43}$/);
    expect(attributes.sort()).toEqual([
      'HttpOnly',
      `Max-Age=${DEVICE_COOKIE_LIFE}`,
      'Path=/api/auth/signin',
      'SameSite=Strict',
      'Secure',
    ]);
    expect(lines.join('')).not.toContain(pair?.split('.').at(-1));
  });

  it('is Secure only when the browser would send it back', () => {
    const cookies = makeDeviceCookies(secrets.jwt);
    const owner = { id: 'a', passwordChangedAt: new Date(0) };
    expect(cookies.issue(owner, { now: 0, secure: false })).not.toContain('Secure');
    expect(cookies.issue(owner, { now: 0, secure: true })).toContain('; Secure');
  });

  it('is valid for one account, one password and one secret, and expires', () => {
    const cookies = makeDeviceCookies(secrets.jwt);
    const owner = { id: 'a', passwordChangedAt: new Date(0) };
    const sent = cookies.issue(owner, { now: 0, secure: true }).split(';')[0] ?? '';
    expect(cookies.read(`other=1; ${sent}`, owner, 1)).toBeDefined();
    expect(cookies.read(sent, { ...owner, id: 'b' }, 1)).toBeUndefined();
    const value = sent.slice(sent.indexOf('='));
    const ofB = (cookies.issue({ ...owner, id: 'b' }, { now: 0, secure: true }).split('=')[0] ?? '') + value;
    expect(cookies.read(ofB, { ...owner, id: 'b' }, 1)).toBeUndefined();
    expect(cookies.read(sent, { ...owner, passwordChangedAt: new Date(1) }, 1)).toBeUndefined();
    expect(makeDeviceCookies(['x'.repeat(32)]).read(sent, owner, 1)).toBeUndefined();
    expect(cookies.read(sent, owner, DEVICE_COOKIE_LIFE)).toBeUndefined();
    expect(cookies.read(sent.slice(0, -1), owner, 1)).toBeUndefined();
  });
});

describe('five wrong passwords', () => {
  it("lock clients without a device cookie, but not the owner's device", async () => {
    const email = await account();
    const device = cookieOf(await signIn(email));
    expect(await lock(email)).toEqual(wrong(5));
    expect((await signIn(email)).statusCode).toBe(429);
    const owner = await signIn(email, password, [device]);
    expect(owner.statusCode, owner.body).toBe(200);
    // The owner's sign-in does not unlock the attacker.
    expect((await signIn(email)).statusCode).toBe(429);
  });

  it('lock every client without a cookie of the account, from any address', async () => {
    const [email, other] = [await account(), await account()];
    const devices = [cookieOf(await signIn(other)), 'fairlead_device_0123456789abcdef=a.9999999999.b'];
    await lock(email);
    for (let i = 0; i < 3; i++) {
      const request = signInRequest(email, password);
      const headers = { ...request.headers, cookie: devices.join('; ') };
      const answer = await server.app.inject({ ...request, headers, remoteAddress: `203.0.113.${100 + i}` });
      expect(answer.statusCode).toBe(429);
    }
  });

  it('on a device lock only that device, which then counts as any other client', async () => {
    const email = await account();
    const [one, another] = [cookieOf(await signIn(email)), cookieOf(await signIn(email))];
    // Five on the counter of the device, then five on the shared counter of clients without a cookie.
    expect(await failures(11, email, [one])).toEqual([...wrong(10), 429]);
    expect((await signIn(email, password, [one])).statusCode).toBe(429);
    expect((await signIn(email, password, [another])).statusCode).toBe(200);
    server.clock.advance(signInLimit.windowSeconds);
    expect((await signIn(email, password, [one])).statusCode).toBe(200);
  });

  it('at the same time on a device are all counted', async () => {
    const email = await account();
    const device = cookieOf(await signIn(email));
    const answers = await Promise.all(Array.from({ length: 14 }, () => signIn(email, 'Guess#2026', [device])));
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([...wrong(10), 429, 429, 429, 429]);
  });

  it('are reset by a sign-in on the same counter', async () => {
    const email = await account();
    const device = cookieOf(await signIn(email));
    await failures(4, email, [device]);
    expect((await signIn(email, password, [device])).statusCode).toBe(200);
    expect(await failures(4, email, [device])).toEqual(wrong(4));
    expect((await signIn(email, password, [device])).statusCode).toBe(200);
  });
});

describe('the owner of a locked account', () => {
  /** Locks the account, then signs in with the right password from a device with this cookie. */
  const whileLocked = async (email: string, typed: string, cookie: string) => {
    await lock(email);
    return (await signIn(email, typed, [cookie])).statusCode;
  };
  const newPassword = 'Another#2026';

  it('signs in from the browser that reset the password, and not from an older device', async () => {
    const email = await account();
    const old = cookieOf(await signIn(email));
    server.clock.advance(60);
    await post('forget-password', { userEmail: email }, { remoteAddress: '203.0.113.250' });
    const reset = await post('reset-password', { token: await newestToken(email, 'resetPassword'), newPassword });
    expect(await whileLocked(email, newPassword, cookieOf(reset))).toBe(200);
    expect(await whileLocked(email, newPassword, old)).toBe(429);
  });

  it('signs in from the browser that changed the password, and not from an older device', async () => {
    const email = await account();
    const first = await signIn(email);
    server.clock.advance(60);
    const changed = await server.app.inject({
      method: 'POST',
      url: '/api/auth/changepassword',
      headers: { authorization: `Bearer ${first.json().payload.accessToken}` },
      payload: { email, previousPassword: password, newPassword },
    });
    expect(await whileLocked(email, newPassword, cookieOf(changed))).toBe(200);
    expect(await whileLocked(email, newPassword, cookieOf(first))).toBe(429);
  });

  it('signs in for the first time from the browser that verified the address', async () => {
    const email = newEmail();
    await signUp({ email }, { remoteAddress: '203.0.113.251' });
    const verified = await verify(email);
    expect(await whileLocked(email, password, cookieOf(verified))).toBe(200);
  });

  it('signs in for the first time from the browser that accepted the invitation', async () => {
    const email = newEmail();
    const owner = 'owner@demo.test';
    const body = { method: 'POST' as const, payload: { agentEmail: email } };
    const made = await server.call(owner, { url: '/api/invitation/create', ...body });
    await server.call(owner, { method: 'POST', url: `/api/invitation/invite/id/${made.json().payload.id}` });
    const invitationToken = await newestToken(email, 'agentInvitation');
    const accepted = await post('invitation/signup', { name: 'Kim', password, licensedAgent: false, invitationToken });
    expect(accepted.statusCode).toBe(201);
    expect(await whileLocked(email, password, cookieOf(accepted))).toBe(200);
  });

  it('gets no cookie from a refused reset or a refused change', async () => {
    const reset = await post('reset-password', { token: 'x', newPassword });
    const wrongOne = { email: 'owner@demo.test', previousPassword: 'wrong', newPassword };
    const changed = await post('changepassword', wrongOne, { as: 'owner@demo.test' });
    expect([reset.statusCode, changed.statusCode]).toEqual([410, 400]);
    expect([reset.headers['set-cookie'], changed.headers['set-cookie']]).toEqual([undefined, undefined]);
  });
});

describe('a network', () => {
  const [perQuarter, perDay] = networkSignInLimits;
  /** A sign-in from a host of an IPv6 network. */
  const from = (network: number, host: number, email: string, typed = password, cookie?: string) => {
    const request = signInRequest(email, typed);
    const headers = { ...request.headers, ...(cookie && { cookie }) };
    return server.app.inject({ ...request, headers, remoteAddress: `2001:db8:9:${network}::${host.toString(16)}` });
  };
  /** Tries one password on many accounts, each from another address of the network. */
  const spray = async (network: number, count: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++)
      statuses.push((await from(network, i, `spray${i}@people.test`, 'Guess#2026')).statusCode);
    return statuses;
  };

  it('is locked by failures on many accounts, and not another network', async () => {
    const email = await account();
    const device = cookieOf(await signIn(email));
    expect(await spray(1, perQuarter.failures + 2)).toEqual([...wrong(perQuarter.failures), 429, 429]);
    const locked = await from(1, 999, email);
    expect([locked.statusCode, locked.json().code]).toEqual([429, 'auth.tooManyFailures']);
    expect(Number(locked.headers['retry-after'])).toBeLessThanOrEqual(perQuarter.windowSeconds);
    expect((await from(2, 1, email)).statusCode).toBe(200);
    // A device of the account has its own counter, so an attacker in an office does not lock out its people.
    expect((await from(1, 1, email, password, device)).statusCode).toBe(200);
    server.clock.advance(perQuarter.windowSeconds);
    expect((await from(1, 999, email)).statusCode).toBe(200);
  });

  it('is locked for the day by slow failures', async () => {
    const email = await account();
    const rounds = perDay.failures / perQuarter.failures;
    for (let i = 0; i < rounds; i++) {
      expect((await from(3, 1, email)).statusCode).toBe(200);
      expect(await spray(3, perQuarter.failures)).toEqual(wrong(perQuarter.failures));
      server.clock.advance(perQuarter.windowSeconds);
    }
    const locked = await from(3, 1, email);
    expect(locked.statusCode).toBe(429);
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(perDay.windowSeconds / 2);
  }, 120_000);

  it('of an office of 100 people is not locked by their sign-ins, and some of them mistype', async () => {
    const emails = await Promise.all(Array.from({ length: 4 }, () => account()));
    for (let i = 0; i < 100; i++) {
      const email = emails[i % emails.length] ?? '';
      if (i % 2 === 0) expect((await from(4, i, email, 'Typo#2026')).statusCode).toBe(401);
      expect((await from(4, i, email)).statusCode).toBe(200);
    }
  }, 120_000);
});
