import { useCallback } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse, useSWRConfig } from 'swr';
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

/** Reads by path and parameters; `null` asks nothing, as for someone who may not. */
export function useRead<P extends PathOf<'get'>>(
  read: Read<P> | null,
  options?: SWRConfiguration,
): SWRResponse<PayloadOf<'get', P>, Failure> {
  return useSWR<PayloadOf<'get', P>, Failure>(read, (key: Read<P>) => takeRead(key), options);
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
      void mutate((key) => Array.isArray(key) && stale.includes(String(key[0])));
      return result;
    },
    [method, path, mutate],
  );
}
