import { call, configureClient } from '@fairlead/api-client/client';
import { people } from '@fairlead/api-client/mocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Me, type Session } from './session';

const token = `e30.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.e30`;
const json = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));
const profileOf = (me: Me) => json(200, { success: true, message: '', code: 'ok', payload: me });
const error = (status: number) => json(status, { success: false, message: 'no', code: 'no', payload: null });

const full = people.admin;
/** The same admin without a single privilege. */
const stripped: Me = {
  ...full,
  user: { ...full.user, roles: full.user.roles.map((role) => ({ ...role, privileges: [] })) },
};

const store = new Map<string, string>();
const fetched = vi.fn<(request: Request) => Promise<Response>>();
/** Answer to the next reads of the profile. */
let profile: () => Promise<Response>;
const reads = () => fetched.mock.calls.filter(([{ url }]) => url.endsWith('/api/auth/me')).length;
const opened: Session[] = [];

async function start(options?: Parameters<typeof createSession>[1]) {
  const session = createSession(undefined, options);
  opened.push(session);
  await session.ready();
  fetched.mockClear();
  return session;
}
const privileges = (session: Session) => {
  const state = session.getState();
  return state.status === 'signedIn' ? state.viewer.privileges.length : undefined;
};
const refuse = () => call('delete', '/api/coupons/delete/id/{id}', { params: { path: { id: '1' } } });
const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const returnToTab = async (event: 'focus' | 'visibilitychange') => {
  window.dispatchEvent(new Event(event));
  await wait(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  store.set('fairlead.token', token);
  profile = () => profileOf(full);
  fetched.mockReset();
  fetched.mockImplementation(({ url }) => (url.endsWith('/api/auth/me') ? profile() : error(403)));
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { hostname: 'portal.test' } }));
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.stubGlobal('fetch', fetched);
  configureClient({ baseUrl: 'http://portal.test' });
});
afterEach(() => {
  for (const session of opened.splice(0)) session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('after a refused operation', () => {
  it('takes over the rights that are left, also for the next visit', async () => {
    const session = await start();
    profile = () => profileOf(stripped);
    await refuse();
    await wait(0);
    expect(privileges(session)).toBe(0);
    expect(JSON.parse(store.get('fairlead.viewer') ?? '{}')).toMatchObject({ privileges: [] });
  });

  it('reads the profile once per five seconds, and once more for later refusals', async () => {
    const session = await start();
    await Promise.all([refuse(), refuse()]);
    await wait(0);
    expect(reads()).toBe(1);
    profile = () => profileOf(stripped);
    await Promise.all([refuse(), refuse()]);
    await wait(4);
    expect(reads()).toBe(1);
    await wait(1);
    expect(reads()).toBe(2);
    expect(privileges(session)).toBe(0);
    await wait(30);
    expect(reads()).toBe(2);
  });

  it('keeps the same state when the rights are the same', async () => {
    const session = await start();
    const before = session.getState();
    const changed = vi.fn();
    session.subscribe(changed);
    await refuse();
    await wait(0);
    expect(reads()).toBe(1);
    expect(session.getState()).toBe(before);
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([403, 429, 500, 503])(
    'keeps the profile when the server answers %i, and does not ask again',
    async (status) => {
      const session = await start();
      const before = session.getState();
      profile = () => error(status);
      await refuse();
      await wait(30);
      expect(reads()).toBe(1);
      expect(session.getState()).toBe(before);
      expect(store.get('fairlead.token')).toBe(token);
    },
  );

  it('keeps the profile without a connection', async () => {
    const session = await start();
    const before = session.getState();
    profile = () => Promise.reject(new TypeError('network'));
    await refuse();
    await wait(0);
    expect(session.getState()).toBe(before);
  });

  it('ends the session when the server no longer accepts it', async () => {
    const session = await start();
    profile = () => error(401);
    await refuse();
    await wait(0);
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'ended' });
  });

  it('keeps a profile that was saved during the read', async () => {
    const session = await start();
    const saved: Me = { ...stripped, user: { ...stripped.user, name: 'Saved' } };
    let respond = (_: Response): void => undefined;
    profile = () => new Promise<Response>((resolve) => (respond = resolve));
    await refuse();
    await wait(0);
    session.updateProfile(saved);
    profile = () => profileOf(saved);
    respond(await profileOf(full));
    await wait(0);
    expect(session.getState()).toMatchObject({ me: { user: { name: 'Saved' } }, viewer: { privileges: [] } });
  });

  it('ignores the answer after a sign-out', async () => {
    const session = await start();
    let respond = (_: Response): void => undefined;
    profile = () => new Promise<Response>((resolve) => (respond = resolve));
    await refuse();
    await wait(0);
    await session.signOut();
    respond(await profileOf(stripped));
    await wait(30);
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(reads()).toBe(1);
  });
});

describe('on a return to the tab', () => {
  it.each(['focus', 'visibilitychange'] as const)('reads a profile that is a minute old: %s', async (event) => {
    const session = await start();
    profile = () => profileOf(stripped);
    await wait(59);
    await returnToTab(event);
    expect(reads()).toBe(0);
    await wait(1);
    await returnToTab(event);
    expect(reads()).toBe(1);
    expect(privileges(session)).toBe(0);
    await returnToTab(event);
    expect(reads()).toBe(1);
  });

  it('sends nothing when the tab is hidden, or after a sign-out', async () => {
    const session = await start();
    await wait(120);
    vi.stubGlobal('document', { visibilityState: 'hidden' });
    await returnToTab('visibilitychange');
    expect(reads()).toBe(0);
    vi.stubGlobal('document', { visibilityState: 'visible' });
    await session.signOut();
    await returnToTab('focus');
    expect(reads()).toBe(0);
  });

  it('keeps the question to a user who is away', async () => {
    const away = { ...full, idleMinutes: 15 } as const;
    profile = () => profileOf(away);
    const session = await start();
    await wait(13.5 * 60);
    expect(session.getState()).toHaveProperty('endsAt');
    profile = () => profileOf({ ...stripped, idleMinutes: 15 });
    await returnToTab('focus');
    expect(privileges(session)).toBe(0);
    expect(session.getState()).toHaveProperty('endsAt');
    // a return to the tab is no activity
    expect(fetched.mock.calls.at(-1)?.[0].headers.get('X-Background')).toBe('1');
  });
});

it('the requests that keep a session open bring the new rights', async () => {
  const session = await start();
  profile = () => profileOf(stripped);
  await wait(30);
  window.dispatchEvent(new Event('keydown'));
  await wait(45);
  expect(reads()).toBe(1);
  expect(privileges(session)).toBe(0);
});

it('a session that does not follow changes elsewhere keeps its profile', async () => {
  const session = await start({ followTabs: false });
  profile = () => profileOf(stripped);
  await refuse();
  await wait(120);
  await returnToTab('focus');
  expect(reads()).toBe(0);
  expect(privileges(session)).toBeGreaterThan(0);
});

it('a closed session no longer sends requests', async () => {
  const session = await start();
  await refuse();
  session.close();
  await wait(120);
  await returnToTab('focus');
  expect(reads()).toBe(0);
});
