import { call, configureClient } from '@fairlead/api-client/client';
import { people } from '@fairlead/api-client/mocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './session';

const jwt = (exp: number) => `e30.${btoa(JSON.stringify({ exp }))}.e30`;
const now = () => Math.floor(Date.now() / 1000);
const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const meAnswer = () => json(200, { success: true, message: '', code: 'ok', payload: people.admin });
const errorAnswer = (status: number) => json(status, { success: false, message: 'no', code: 'no', payload: null });

/** Answers that do not tell whether the session is over. */
const noAnswers: [string, () => Promise<Response>][] = [
  ['is unavailable', () => Promise.resolve(errorAnswer(503))],
  ['limits the requests', () => Promise.resolve(errorAnswer(429))],
  ['cannot be reached', () => Promise.reject(new TypeError('network'))],
  ['is too slow', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
];

const store = new Map<string, string>();
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  store.clear();
  fetched.mockReset();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { hostname: 'portal.test' } }));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
  vi.stubGlobal('fetch', fetched);
  configureClient({ baseUrl: 'http://portal.test' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a user without input', () => {
  const MINUTE = 60_000;
  const signIn = async (idleMinutes: 15 | 720 = 15) => {
    store.set('fairlead.token', jwt(now() + 86_400));
    fetched.mockImplementation(() =>
      Promise.resolve(json(200, { ...answer, payload: { ...people.agent, idleMinutes } })),
    );
    const session = createSession();
    await session.ready();
    fetched.mockClear();
    return session;
  };
  const answer = { success: true, message: '', code: 'ok' };
  const input = () => window.dispatchEvent(new Event('keydown'));
  const endsAt = (session: ReturnType<typeof createSession>) => {
    const state = session.getState();
    return state.status === 'signedIn' ? state.endsAt : undefined;
  };

  it('is asked two minutes before the end, and goes on', async () => {
    const session = await signIn();
    const begin = Date.now();
    vi.advanceTimersByTime(12.5 * MINUTE);
    expect(endsAt(session)).toBeUndefined();
    vi.advanceTimersByTime(MINUTE);
    expect(endsAt(session)).toBe(begin + 15 * MINUTE);
    input();
    expect(endsAt(session)).toBe(begin + 15 * MINUTE);
    expect(fetched).not.toHaveBeenCalled();
    session.stay();
    await vi.advanceTimersByTimeAsync(0);
    expect(endsAt(session)).toBeUndefined();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched.mock.calls[0]?.[0].headers.has('X-Background')).toBe(false);
    vi.advanceTimersByTime(12 * MINUTE);
    expect(endsAt(session)).toBeUndefined();
  });

  it('is not asked while another tab is used', async () => {
    const session = await signIn();
    vi.advanceTimersByTime(10 * MINUTE);
    store.set('fairlead.active', String(Date.now()));
    vi.advanceTimersByTime(10 * MINUTE);
    expect(endsAt(session)).toBeUndefined();
  });

  it('sends requests that do not keep the session open', async () => {
    await signIn();
    await call('get', '/api/inbox/counts');
    vi.advanceTimersByTime(2 * MINUTE);
    await call('get', '/api/inbox/counts');
    expect(fetched.mock.calls.map(([request]) => request.headers.get('X-Background'))).toEqual([null, '1']);
  });

  it('learns of the end from the server', async () => {
    const session = await signIn();
    fetched.mockImplementation(() => Promise.resolve(errorAnswer(401)));
    await vi.advanceTimersByTimeAsync(16 * MINUTE);
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'ended' });
  });

  it('keeps the session open by reading and writing', async () => {
    const session = await signIn();
    for (let minutes = 0; minutes < 30; minutes += 1) {
      input();
      await vi.advanceTimersByTimeAsync(MINUTE);
    }
    expect(endsAt(session)).toBeUndefined();
    expect(fetched.mock.calls.length).toBeGreaterThan(20);
    expect(fetched.mock.calls.every(([request]) => !request.headers.has('X-Background'))).toBe(true);
  });
});

describe('at the start', () => {
  it('is uninitialised, and sends no request without a token', async () => {
    const session = createSession();
    expect(session.getState()).toEqual({ status: 'uninitialised' });
    expect(await session.ready()).toEqual({ status: 'signedOut', reason: 'none' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is signed in with a valid token after the profile has loaded', async () => {
    store.set('fairlead.token', jwt(now() + 60));
    fetched.mockResolvedValue(meAnswer());
    const session = createSession();
    const [first, second] = await Promise.all([session.ready(), session.ready()]);
    expect(first).toMatchObject({ status: 'signedIn', viewer: { role: 'ADMIN' } });
    expect(second).toBe(first);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[0].headers.get('authorization')).toMatch(/^Bearer e30/);
  });

  it.each([
    ['expired', () => jwt(now() - 1)],
    ['no JWT', () => 'rubbish'],
  ])('is signed out with a token that is %s, and removes it', async (_, token) => {
    store.set('fairlead.token', token());
    expect(await createSession().ready()).toMatchObject({ status: 'signedOut' });
    expect(store.has('fairlead.token')).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses the token', () => Promise.resolve(errorAnswer(401))],
    ['fails', () => Promise.resolve(errorAnswer(500))],
    ...noAnswers,
  ])('is signed out when the server %s, and removes the token', async (_, answer) => {
    store.set('fairlead.token', jwt(now() + 60));
    store.set('fairlead.supportToken', 'support');
    fetched.mockImplementation(answer);
    expect(await createSession().ready()).toEqual({ status: 'signedOut', reason: 'ended' });
    expect(store.size).toBe(0);
  });
});

describe('while signed in', () => {
  async function signedIn() {
    const session = createSession();
    fetched.mockResolvedValueOnce(
      json(200, {
        success: true,
        message: '',
        code: 'ok',
        payload: { ...people.agent, accessToken: jwt(now() + 60), supportTicketSessionToken: 'support' },
      }),
    );
    await session.signIn('agent@demo.test', 'secret');
    return session;
  }

  it('stores user, subscription and role, and sends the host', async () => {
    const session = await signedIn();
    expect(session.getState()).toMatchObject({
      status: 'signedIn',
      me: { roleType: 'AGENT', subscribed: true },
      viewer: { role: 'AGENT', subscribed: true, licensed: true },
    });
    expect(store.get('fairlead.supportToken')).toBe('support');
    expect(fetched.mock.calls[0]?.[0].headers.get('domain')).toBe('portal.test');
  });

  it('ends when the token expires', async () => {
    const session = await signedIn();
    vi.advanceTimersByTime(61_000);
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'ended' });
    expect(store.size).toBe(0);
  });

  it('ends when the token has expired while the computer was asleep', async () => {
    const session = await signedIn();
    fetched.mockImplementation(() => Promise.resolve(errorAnswer(401)));
    // timers pause in the meantime
    vi.setSystemTime(Date.now() + 86_400_000);
    window.dispatchEvent(new Event('keydown'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'ended' });
  });

  it('ends when the server no longer accepts it', async () => {
    const session = await signedIn();
    fetched.mockResolvedValueOnce(errorAnswer(401));
    expect(await session.reload()).toBe(false);
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'ended' });
  });

  it.each(noAnswers)('keeps the user when a reload fails because the server %s', async (_, answer) => {
    const session = await signedIn();
    const state = session.getState();
    const token = store.get('fairlead.token');
    fetched.mockImplementationOnce(answer);
    expect(await session.reload()).toBe(false);
    expect(session.getState()).toBe(state);
    expect(store.get('fairlead.token')).toBe(token);
  });

  it('follows a sign-in in another tab once the server answers', async () => {
    const session = await signedIn();
    const token = jwt(now() + 120);
    store.set('fairlead.token', token);
    fetched.mockResolvedValueOnce(errorAnswer(503));
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'fairlead.token' }));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.getState()).toMatchObject({ viewer: { role: 'AGENT' } });
    fetched.mockResolvedValueOnce(meAnswer());
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.getState()).toMatchObject({ viewer: { role: 'ADMIN' } });
    expect(store.get('fairlead.token')).toBe(token);
  });

  it('ends when another tab signs out', async () => {
    const session = await signedIn();
    store.clear();
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'fairlead.token' }));
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'left' });
  });

  it('removes both tokens at sign-out, even when the server cannot be reached', async () => {
    const session = await signedIn();
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await session.signOut();
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(store.size).toBe(0);
  });

  it('stays signed out after a failed sign-in', async () => {
    const session = createSession({ status: 'signedOut', reason: 'none' });
    fetched.mockResolvedValueOnce(errorAnswer(401));
    expect(await session.signIn('a@b.co', 'wrong')).toMatchObject({ ok: false, failure: { status: 401 } });
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'none' });
  });
});

describe('a view of the portal as a customer', () => {
  const tab = new Map<string, string>();
  const assign = vi.fn<(path: string) => void>();
  const view = { returnTo: '/contact/1?tab=quotes', contactPath: '/contact/1' };
  beforeEach(() => {
    tab.clear();
    assign.mockReset();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => tab.get(key) ?? null,
      setItem: (key: string, value: string) => tab.set(key, value),
      removeItem: (key: string) => tab.delete(key),
    });
    Object.assign(window.location, { assign });
    store.set('fairlead.token', jwt(now() + 86_400));
    fetched.mockImplementation(() => Promise.resolve(meAnswer()));
  });
  const start = async (seconds = 1800) => {
    const session = createSession();
    session.startView({ ...view, token: jwt(now() + seconds) });
    await session.ready();
    return session;
  };
  const tokenOfLast = () => fetched.mock.calls.at(-1)?.[0].headers.get('Authorization');

  it('uses the token of the view in this tab, and leaves the token of the agent', async () => {
    const own = store.get('fairlead.token');
    await start();
    expect(assign).toHaveBeenCalledWith('/');
    expect(tokenOfLast()).not.toBe(`Bearer ${own}`);
    expect(store.get('fairlead.token')).toBe(own);
  });

  it('ends on the server, and returns to the page where the agent started', async () => {
    const session = await start();
    await session.stopView();
    expect(fetched.mock.calls.at(-1)?.[0]).toMatchObject({
      method: 'DELETE',
      url: 'http://portal.test/api/contact/view',
    });
    expect(assign).toHaveBeenLastCalledWith(view.returnTo);
    await call('get', '/api/auth/me');
    expect(tokenOfLast()).toBe(`Bearer ${store.get('fairlead.token')}`);
  });

  it('opens the contact with a notice when its time is up', async () => {
    await start(60);
    vi.advanceTimersByTime(60_000);
    expect(assign).toHaveBeenLastCalledWith('/contact/1?viewEnded=time');
    expect(store.has('fairlead.token')).toBe(true);
  });

  it('ends when the server ends it', async () => {
    await start();
    fetched.mockImplementation(() => Promise.resolve(errorAnswer(401)));
    await call('get', '/api/auth/me');
    expect(assign).toHaveBeenLastCalledWith('/contact/1?viewEnded=other');
  });
});
