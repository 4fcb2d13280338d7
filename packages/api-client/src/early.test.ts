import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, configureClient, discardPreloaded, type EarlyRequests } from './client';

const answer = (code: string, status = 200) =>
  Response.json({ success: status === 200, message: '', code, payload: [] }, { status });
const url = 'http://portal.test/api/states/all';
const fetched = vi.fn<(request: Request) => Promise<Response>>();
const onSessionEnded = vi.fn();
const page: { fairleadEarly?: EarlyRequests } = {};

function startEarly(response: Promise<Response>, changes: Partial<EarlyRequests> = {}) {
  page.fairleadEarly = {
    token: 'token',
    language: 'de',
    startedAt: Date.now(),
    responses: new Map([[url, response]]),
    ...changes,
  };
}
async function readCode() {
  const result = await call('get', '/api/states/all');
  return result.ok ? result.code : result.failure.code;
}

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(answer('late')));
  onSessionEnded.mockReset();
  vi.stubGlobal('window', page);
  vi.stubGlobal('fetch', fetched);
  configureClient({ baseUrl: 'http://portal.test', token: () => 'token', language: () => 'de', onSessionEnded });
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete page.fairleadEarly;
});

describe('an early request', () => {
  it('answers the first call only', async () => {
    startEarly(Promise.resolve(answer('early')));
    expect([await readCode(), await readCode()]).toEqual(['early', 'late']);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each<[string, Partial<EarlyRequests>]>([
    ['is too old', { startedAt: Date.now() - 60_000 }],
    ['was sent with another token', { token: 'other' }],
    ['was sent in another language', { language: 'en' }],
    ['was sent to another address', { responses: new Map() }],
  ])('is ignored if it %s', async (_, changes) => {
    startEarly(Promise.resolve(answer('early')), changes);
    expect(await readCode()).toBe('late');
  });

  it('is sent again after a lost connection', async () => {
    const lost = Promise.reject<Response>(new TypeError('network'));
    startEarly(lost);
    expect(await readCode()).toBe('late');
  });

  it('ends the session with 401, like any other request', async () => {
    startEarly(Promise.resolve(answer('early', 401)));
    expect(await readCode()).toBe('early');
    expect(onSessionEnded).toHaveBeenCalledOnce();
  });

  it('is discarded after sign-out and after a write', async () => {
    startEarly(Promise.resolve(answer('early')));
    discardPreloaded();
    expect(await readCode()).toBe('late');
  });
});
