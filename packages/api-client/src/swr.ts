import { useCallback, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import {
  call,
  type Failure,
  forgetStartedReads,
  type InitOf,
  type PathOf,
  type PayloadOf,
  type Read,
  type Result,
  takeRead,
} from './client';
import { staleAfter, type Write } from './stale';

/** A read that is repeated only when a repetition may help: no answer, or the server's own fault. */
export const swrDefaults: SWRConfiguration = {
  errorRetryCount: 3,
  shouldRetryOnError: (failure: Failure) => failure.status === 0 || failure.status >= 500,
};

export interface ReadState<Payload> extends SWRResponse<Payload, Failure> {
  /** When the server last gave what is shown, in unix milliseconds. */
  receivedAt: number | undefined;
}

const received = new WeakMap<object, number>();

/** Reads by path and parameters; `null` asks nothing, as for someone who may not. */
export function useRead<P extends PathOf<'get'>>(
  read: Read<P> | null,
  options?: SWRConfiguration,
): ReadState<PayloadOf<'get', P>> {
  const { cache } = useSWRConfig();
  const ask = async (key: Read<P>) => {
    const payload = await takeRead(key);
    // where nothing has changed SWR goes on with the payload that it has
    const known: unknown = cache.get(unstable_serialize(key))?.data;
    for (const each of [payload, known]) if (typeof each === 'object' && each) received.set(each, Date.now());
    return payload;
  };
  const state = useSWR<PayloadOf<'get', P>, Failure>(read, ask, options);
  const { data } = state;
  return Object.assign(state, { receivedAt: typeof data === 'object' && data ? received.get(data) : undefined });
}

type WriteMethod = 'post' | 'put' | 'delete';

/** Writes, and makes every read stale that the write touches. */
export function useWrite<M extends WriteMethod, P extends PathOf<M>>(
  method: M,
  path: P,
): (init: InitOf<M, P>) => Promise<Result<PayloadOf<M, P>>> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async (init) => {
      const result = await call(method, path, init);
      // also after a refusal: what the server refuses was often changed by someone else meanwhile
      forgetStartedReads();
      const stale: readonly string[] = staleAfter[`${method.toUpperCase()} ${path}` as Write];
      // whoever has signed out meanwhile has no cache any more
      mutate((key) => Array.isArray(key) && stale.includes(String(key[0]))).catch(() => undefined);
      return result;
    },
    [method, path, mutate],
  );
}

/**
 * The `Idempotency-Key` of what is sent: the same for the same content, so that what is sent twice is done once, and
 * another one for other content.
 */
export function useIdempotencyKey(): (content: unknown) => string {
  const sent = useRef({ content: '', key: '' });
  return useCallback((value) => {
    const content = JSON.stringify(value);
    if (sent.current.content !== content) sent.current = { content, key: newKey() };
    return sent.current.key;
  }, []);
}

// randomUUID exists on secure origins only, and a portal may be tried on a plain one
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
