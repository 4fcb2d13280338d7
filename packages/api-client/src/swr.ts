import { useCallback, useEffect, useRef } from 'react';
import useSWR, { type Cache, type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import {
  call,
  discardPreloaded,
  type Failure,
  type InitOf,
  type PathOf,
  type PayloadOf,
  type Read,
  type Result,
  takePreloaded,
  takeReceived,
} from './client';
import type { Write } from './stale';

/** Retries only without a response and after server errors (5xx). */
export const swrDefaults: SWRConfiguration = {
  errorRetryCount: 3,
  shouldRetryOnError: (failure: Failure) => failure.status === 0 || failure.status >= 500,
};

export interface ReadState<Payload> extends SWRResponse<Payload, Failure> {
  /** Last arrival of the data from the server, in unix milliseconds. */
  receivedAt: number | undefined;
}

const received = new WeakMap<object, number>();

/** Preloaded data that no component has shown yet, by key. */
const unseen = new Map<string, unknown>();
/** Milliseconds after which unseen data is requested again when a component shows it. */
const UNSEEN_LIFETIME_MS = 5_000;

/**
 * Returns a cache that contains the preloaded data that has arrived. The first page then appears with its data, without a
 * loading state before it and without another request.
 */
export function createCache(): Cache {
  const cache: Cache = new Map();
  for (const { read, payload } of takeReceived()) {
    if (typeof payload === 'object' && payload) received.set(payload, Date.now());
    const key = unstable_serialize(read);
    unseen.set(key, payload);
    cache.set(key, { data: payload, isLoading: false, isValidating: false });
  }
  if (unseen.size > 0) setTimeout(() => unseen.clear(), UNSEEN_LIFETIME_MS);
  return cache;
}

/** Whether a component is the first to show preloaded data of the cache. */
function useUnseen(cache: Cache, read: readonly unknown[] | null): boolean {
  const key = read && unseen.size > 0 ? unstable_serialize(read) : '';
  useEffect(() => void unseen.delete(key), [key]);
  return unseen.has(key) && cache.get(key)?.data === unseen.get(key);
}

/** Reads with links to documents. The server accepts a link for 15 to 30 minutes. */
const withLinks: ReadonlySet<PathOf<'get'>> = new Set<PathOf<'get'>>([
  '/api/activity/recent',
  '/api/activity/timeline',
  '/api/certificates/all',
  '/api/claim/id/{id}',
  '/api/dashboard/customer',
  '/api/docs/all',
  '/api/docs/mine',
  '/api/document-request/all',
  '/api/document-request/id/{id}',
  '/api/email/get/{id}',
  '/api/opportunity/id/{id}',
  '/api/policy/id/{id}',
  '/api/quotes/id/{id}',
  '/api/uploaded-doc/all',
  '/api/verification-doc/root',
]);
/** Milliseconds after which a visible page gets new links. */
const LINK_REFRESH_MS = 10 * 60_000;

/** Loads data by path and parameters. `null` sends no request, for example for a user without access. */
export function useRead<P extends PathOf<'get'>>(
  read: Read<P> | null,
  options?: SWRConfiguration,
): ReadState<PayloadOf<'get', P>> {
  const { cache } = useSWRConfig();
  const ask = async (key: Read<P>) => {
    const payload = await takePreloaded(key);
    // SWR keeps the previous payload object if nothing has changed
    const known: unknown = cache.get(unstable_serialize(key))?.data;
    for (const each of [payload, known]) if (typeof each === 'object' && each) received.set(each, Date.now());
    return payload;
  };
  const isUnseen = useUnseen(cache, read);
  const state = useSWR<PayloadOf<'get', P>, Failure>(read, ask, {
    ...(read && withLinks.has(read[0]) && { refreshInterval: LINK_REFRESH_MS }),
    ...options,
    ...(isUnseen && { revalidateOnMount: false }),
  });
  const { data } = state;
  return Object.assign(state, { receivedAt: typeof data === 'object' && data ? received.get(data) : undefined });
}

/** Loads the record of a page for a part of it. The page has loaded and refreshes it, so that the part does not ask again. */
export const useReadOfPage = <P extends PathOf<'get'>>(read: Read<P> | null): ReadState<PayloadOf<'get', P>> =>
  useRead(read, { revalidateIfStale: false, refreshInterval: 0 });

/** Reads one path with several parameters. Undefined until all responses have arrived. */
export function useReads<P extends PathOf<'get'>>(
  path: P,
  reads: readonly Read<P>[],
  options?: SWRConfiguration,
): SWRResponse<readonly PayloadOf<'get', P>[], Failure> {
  return useSWR<readonly PayloadOf<'get', P>[], Failure>(
    // `useReload` compares the first element
    reads.length > 0 ? [path, reads] : null,
    () => Promise.all(reads.map(takePreloaded)),
    options,
  );
}

type WriteMethod = 'post' | 'put' | 'delete';

/** Forgets data that was loaded before a change. */
function forgetPreloaded(): void {
  discardPreloaded();
  unseen.clear();
}

/** Returns a function that reloads some reads, whatever their parameters. Without paths, it reloads all. */
function useReloadOf(): (paths?: readonly string[]) => void {
  const { mutate } = useSWRConfig();
  return useCallback(
    (paths) => {
      forgetPreloaded();
      // rejects if the cache is gone after sign-out
      mutate((key) => Array.isArray(key) && (paths?.includes(String(key[0])) ?? true)).catch(() => undefined);
    },
    [mutate],
  );
}

/**
 * Returns a function that reloads reads of these paths, whatever their parameters.
 *
 * @param paths - The same array in each render.
 */
export function useReloadReads(paths: readonly PathOf<'get'>[]): () => void {
  const reload = useReloadOf();
  return useCallback(() => reload(paths), [paths, reload]);
}

/** Loads the table with the first write, because most pages only read. */
const loadStale = () => import('./stale').then(({ staleAfter }) => staleAfter);

/** Returns a function that reloads all data that a write affects. For writes that the server finishes after its answer. */
export function useReload(write: Write): () => void {
  const reload = useReloadOf();
  return useCallback(() => {
    forgetPreloaded();
    loadStale().then(
      (staleAfter) => reload(staleAfter[write]),
      // the file could not be loaded
      () => reload(),
    );
  }, [write, reload]);
}

/** Sends a write and reloads all data that it affects. */
export function useWrite<M extends WriteMethod, P extends PathOf<M>>(
  method: M,
  path: P,
): (init: InitOf<M, P>) => Promise<Result<PayloadOf<M, P>>> {
  const reload = useReload(`${method.toUpperCase()} ${path}` as Write);
  return useCallback(
    async (init) => {
      // at the same time as the request
      loadStale().catch(() => undefined);
      const result = await call(method, path, init);
      // also after an error, because it often means that another user has changed the record
      reload();
      return result;
    },
    [method, path, reload],
  );
}

/**
 * Returns the `Idempotency-Key` of a request body: the same key for the same content.
 * The server then executes a repeated request only once.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const sent = useRef({ content: '', key: '' });
  return useCallback((value) => {
    const content = JSON.stringify(value);
    if (sent.current.content !== content) sent.current = { content, key: newKey() };
    return sent.current.key;
  }, []);
}

// randomUUID needs a secure origin, and test installations can run without TLS
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
