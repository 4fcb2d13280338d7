import { renderToString } from 'react-dom/server';
import { type Middleware, SWRConfig, type SWRConfiguration } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyGetRequest, configureClient, discardPreloaded, preload, type Read } from './client';
import { createCache, useRead } from './swr';

const states: Read<'/api/states/all'> = ['/api/states/all', undefined];
const payload = [{ id: '1', name: 'Ohio', code: 'OH' }];
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  fetched
    .mockReset()
    .mockImplementation(() => Promise.resolve(Response.json({ success: true, message: '', code: '', payload })));
  vi.stubGlobal('fetch', fetched);
  configureClient({ baseUrl: 'http://portal.test', token: () => 'token', language: () => 'en' });
});
afterEach(() => {
  discardPreloaded();
  vi.unstubAllGlobals();
});

function States() {
  const { data } = useRead(states);
  return <p>{data ? data.map(({ name }) => name) : 'loading'}</p>;
}
/** The first rendering, before effects. */
const firstRendering = () =>
  renderToString(
    <SWRConfig value={{ provider: createCache }}>
      <States />
    </SWRConfig>,
  );

it('shows preloaded data that has arrived in the first rendering', async () => {
  preload(states);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(firstRendering()).toBe('<p>Ohio</p>'));
});

it('shows the loading state without preloaded data', () => {
  preload(states);
  expect(firstRendering()).toBe('<p>loading</p>');
});

describe('the time after which data is read again', () => {
  const MINUTE = 60_000;
  function refreshIntervalOf(read: AnyGetRequest, options?: SWRConfiguration): unknown {
    let interval: unknown;
    const middleware: Middleware = (next) => (key, fetcher, config) => {
      interval = config.refreshInterval;
      return next(key, fetcher, config);
    };
    function Reader() {
      useRead(read as Read<'/api/states/all'>, options);
      return null;
    }
    renderToString(
      <SWRConfig value={{ use: [middleware] }}>
        <Reader />
      </SWRConfig>,
    );
    return interval;
  }

  it('is shorter than the life of links to documents', () => {
    const interval = refreshIntervalOf(['/api/policy/id/{id}', { path: { id: '1' } }]);
    expect(interval).toBeGreaterThan(0);
    expect(interval).toBeLessThan(15 * MINUTE);
  });

  it('is unlimited for data without such links', () => {
    expect(refreshIntervalOf(states)).toBeUndefined();
  });

  it('is the one of the component', () => {
    const read: AnyGetRequest = ['/api/quotes/id/{id}', { path: { id: '1' } }];
    expect(refreshIntervalOf(read, { refreshInterval: MINUTE })).toBe(MINUTE);
  });
});
