import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureClient, discardPreloaded, preload, type Read } from './client';
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
