import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, configureClient, forgetStartedReads, type Read, startRead, takeRead } from './client';

const fetched = vi.fn<(request: Request) => Promise<Response>>();
const answer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));
const states: Read<'/api/states/all'> = ['/api/states/all', undefined];
const ended = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  ended.mockReset();
  vi.stubGlobal('fetch', fetched);
  configureClient({
    baseUrl: 'http://portal.test',
    token: () => 'secret',
    language: () => 'nl',
    onSessionEnded: ended,
    describe: (code) => `no answer: ${code}`,
  });
});
afterEach(() => {
  forgetStartedReads();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('sends the token and the language, and gives the payload', async () => {
    fetched.mockReturnValue(answer(200, { success: true, message: 'Done', code: 'ok', payload: [] }));
    expect(await call('get', '/api/states/all')).toEqual({ ok: true, payload: [], message: 'Done', code: 'ok' });
    const request = fetched.mock.calls[0]?.[0];
    expect(request?.url).toBe('http://portal.test/api/states/all');
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.get('accept-language')).toBe('nl');
  });

  it('gives a refusal with its fields as a value', async () => {
    const errors = [{ field: 'couponCode', code: 'required', message: 'Coupon Code is required' }];
    fetched.mockReturnValue(
      answer(400, { success: false, message: 'Invalid', code: 'invalid', payload: null, errors }),
    );
    expect(await call('get', '/api/states/all')).toEqual({
      ok: false,
      failure: { status: 400, code: 'invalid', message: 'Invalid', errors, payload: null },
    });
    expect(ended).not.toHaveBeenCalled();
  });

  it('takes a 2xx that says success: false for the failure that it is', async () => {
    fetched.mockReturnValue(answer(200, { success: false, message: 'No', code: 'no', payload: null }));
    expect(await call('get', '/api/states/all')).toMatchObject({ ok: false, failure: { status: 200, message: 'No' } });
  });

  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('too long', 'TimeoutError')],
  ])('words no answer at all: %s', async (code, error) => {
    fetched.mockRejectedValue(error);
    expect(await call('get', '/api/states/all')).toMatchObject({
      ok: false,
      failure: { status: 0, code, message: `no answer: ${code}` },
    });
  });

  it('survives an answer that is not of the contract', async () => {
    fetched.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
    expect(await call('get', '/api/states/all')).toMatchObject({
      ok: false,
      failure: { status: 502, code: 'http.502' },
    });
  });

  it('says that the session is over when its token is refused, and only then', async () => {
    fetched.mockImplementation(() => answer(401, { success: false, message: 'x', code: 'x', payload: null }));
    await call('get', '/api/auth/me');
    expect(ended).toHaveBeenCalledOnce();
    configureClient({ token: () => null });
    await call('get', '/api/auth/me');
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('a read that was started ahead', () => {
  const respond = () =>
    fetched.mockImplementation(() => answer(200, { success: true, message: '', code: '', payload: [] }));

  it('is asked once and used once', async () => {
    respond();
    startRead(states);
    await takeRead(states);
    expect(fetched).toHaveBeenCalledOnce();
    await takeRead(states);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is too old after five seconds', async () => {
    vi.useFakeTimers();
    respond();
    startRead(states);
    vi.advanceTimersByTime(5_001);
    await takeRead(states);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is not used after a write', async () => {
    respond();
    startRead(states);
    forgetStartedReads();
    await takeRead(states);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('throws its failure to whoever takes it, and to nobody else', async () => {
    fetched.mockImplementation(() => answer(503, { success: false, message: 'Later', code: 'busy', payload: null }));
    startRead(states);
    await expect(takeRead(states)).rejects.toMatchObject({ status: 503, code: 'busy' });
  });
});
