import type { InitOf, PathOf, PayloadOf, Result } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import { useCallback, useRef } from 'react';

type PathWithId<M extends 'post' | 'delete'> = Extract<PathOf<M>, `${string}{id}${string}`>;

/** Returns a function that sends a write without a body for a record, and reloads all data that it affects. */
export function useWriteById<M extends 'post' | 'delete', P extends PathWithId<M>>(
  method: M,
  path: P,
): (id: string) => Promise<Result<PayloadOf<M, P>>> {
  const write = useWrite<M, P>(method, path);
  return useCallback((id) => write({ params: { path: { id } } } as unknown as InitOf<M, P>), [write]);
}

/** Body of a POST request. */
type BodyOf<P extends PathOf<'post'>> = InitOf<'post', P> extends { body: infer B } ? B : never;

interface CreateOptions {
  /**
   * Keeps the key after a success: the same body then returns the first record again. For a record that is only a part of a
   * save, whose later requests can fail and repeat the whole save.
   */
  isPart?: boolean;
}

/**
 * Returns a function that creates a record and reloads all data that it affects. The server executes a repeated request with
 * the same body only once. After a success, the same body creates another record.
 */
export function useCreate<P extends PathOf<'post'>>(
  path: P,
  { isPart = false }: CreateOptions = {},
): (body: BodyOf<P>) => Promise<Result<PayloadOf<'post', P>>> {
  const create = useWrite('post', path);
  const keyOf = useIdempotencyKey();
  const created = useRef(0);
  return useCallback(
    async (body) => {
      const header = { 'Idempotency-Key': keyOf([body, created.current]) };
      const result = await create({ body, params: { header } } as unknown as InitOf<'post', P>);
      if (result.ok && !isPart) created.current += 1;
      return result;
    },
    [create, keyOf, isPart],
  );
}
