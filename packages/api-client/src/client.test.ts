import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  call,
  configureClient,
  createApiClient,
  discardPreloaded,
  messageOf,
  preload,
  type Read,
  takePreloaded,
  takeReceived,
} from './client';

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
  discardPreloaded();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('call', () => {
  it('sends the token and the language, and returns the payload', async () => {
    fetched.mockReturnValue(answer(200, { success: true, message: 'Done', code: 'ok', payload: [] }));
    expect(await call('get', '/api/states/all')).toEqual({ ok: true, payload: [], message: 'Done', code: 'ok' });
    const request = fetched.mock.calls[0]?.[0];
    expect(request?.url).toBe('http://portal.test/api/states/all');
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.get('accept-language')).toBe('nl');
  });

  it('returns an error response with its field errors', async () => {
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

  it('ignores a late answer to a request of an earlier session', async () => {
    let token = 'earlier';
    configureClient({ token: () => token });
    fetched.mockImplementation(() => {
      token = 'current';
      return answer(401, { success: false, message: 'Expired', code: 'auth.expired', payload: null });
    });
    await call('get', '/api/states/all');
    expect(ended).not.toHaveBeenCalled();
    await call('get', '/api/states/all');
    expect(ended).toHaveBeenCalledOnce();
  });

  it('treats a 2xx with `success: false` as a failure', async () => {
    fetched.mockReturnValue(answer(200, { success: false, message: 'No', code: 'no', payload: null }));
    expect(await call('get', '/api/states/all')).toMatchObject({ ok: false, failure: { status: 200, message: 'No' } });
  });

  it.each([
    ['network', new TypeError('Failed to fetch')],
    ['timeout', new DOMException('too long', 'TimeoutError')],
  ])('describes a missing response: %s', async (code, error) => {
    fetched.mockRejectedValue(error);
    expect(await call('get', '/api/states/all')).toMatchObject({
      ok: false,
      failure: { status: 0, code, message: `no answer: ${code}` },
    });
  });

  it.each([
    ['an empty body', new Response('', { status: 500, statusText: 'Internal Server Error' })],
    ['no body', new Response(null, { status: 500, statusText: 'Internal Server Error' })],
    ['an HTML body', new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' })],
  ])('leaves the message empty for an error response with %s', async (_, response) => {
    fetched.mockResolvedValue(response);
    const result = await call('get', '/api/states/all');
    expect(result).toMatchObject({
      ok: false,
      failure: { status: response.status, code: `http.${response.status}`, message: '', errors: [] },
    });
  });

  it('shows a general message for a failure without one', () => {
    expect(messageOf({ message: 'The server’s own' })).toBe('The server’s own');
    expect(messageOf({ message: '' })).toBe('no answer: unknown');
  });

  it('reports the end of the session only when the server rejects its token', async () => {
    fetched.mockImplementation(() => answer(401, { success: false, message: 'x', code: 'x', payload: null }));
    await call('get', '/api/auth/me');
    expect(ended).toHaveBeenCalledOnce();
    configureClient({ token: () => null });
    await call('get', '/api/auth/me');
    expect(ended).toHaveBeenCalledOnce();
  });

  it('reports an operation that the server refuses to the session', async () => {
    const refused = vi.fn();
    configureClient({ onForbidden: refused });
    fetched.mockImplementation(() => answer(404, { success: false, message: 'x', code: 'x', payload: null }));
    await call('get', '/api/states/all');
    expect(refused).not.toHaveBeenCalled();
    fetched.mockImplementation(() => answer(403, { success: false, message: 'x', code: 'x', payload: null }));
    await call('get', '/api/states/all');
    expect(refused).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
    configureClient({ token: () => null });
    await call('get', '/api/states/all');
    expect(refused).toHaveBeenCalledOnce();
    configureClient({ onForbidden: undefined });
  });
});

describe('createApiClient', () => {
  it('keeps the options of each client apart', async () => {
    fetched.mockImplementation(() => answer(200, { success: true, message: '', code: '', payload: [] }));
    const [ann, ben] = ['ann', 'ben'].map((name) =>
      createApiClient({ baseUrl: `http://${name}.test`, token: () => name, language: () => 'fr' }),
    );
    await Promise.all([ann?.call('get', '/api/states/all'), ben?.call('get', '/api/states/all')]);
    await call('get', '/api/states/all');
    const sent = fetched.mock.calls.map(([request]) => [
      new URL(request.url).host,
      request.headers.get('authorization'),
      request.headers.get('accept-language'),
    ]);
    expect(sent).toEqual([
      ['ann.test', 'Bearer ann', 'fr'],
      ['ben.test', 'Bearer ben', 'fr'],
      ['portal.test', 'Bearer secret', 'nl'],
    ]);
  });

  it('reports only its own session as ended', async () => {
    fetched.mockImplementation(() => answer(401, { success: false, message: 'x', code: 'x', payload: null }));
    const own = vi.fn();
    await createApiClient({ baseUrl: 'http://ann.test', token: () => 'ann', onSessionEnded: own }).call(
      'get',
      '/api/auth/me',
    );
    expect(own).toHaveBeenCalledOnce();
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('a preloaded request', () => {
  const respond = () =>
    fetched.mockImplementation(() => answer(200, { success: true, message: '', code: '', payload: [] }));

  it('is sent once and used once', async () => {
    respond();
    preload(states);
    await takePreloaded(states);
    expect(fetched).toHaveBeenCalledOnce();
    await takePreloaded(states);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('expires after five seconds', async () => {
    vi.useFakeTimers();
    respond();
    preload(states);
    vi.advanceTimersByTime(5_001);
    await takePreloaded(states);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('is discarded after a write', async () => {
    respond();
    preload(states);
    discardPreloaded();
    await takePreloaded(states);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('can be taken without waiting once its response has arrived', async () => {
    respond();
    preload(states);
    expect(takeReceived()).toEqual([]);
    await vi.waitFor(() => expect(takeReceived()).toEqual([{ read: states, payload: [] }]));
    expect(takeReceived()).toEqual([]);
    await takePreloaded(states);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('rejects only for the caller that takes it', async () => {
    fetched.mockImplementation(() => answer(503, { success: false, message: 'Later', code: 'busy', payload: null }));
    preload(states);
    await expect(takePreloaded(states)).rejects.toMatchObject({ status: 503, code: 'busy' });
  });
});
