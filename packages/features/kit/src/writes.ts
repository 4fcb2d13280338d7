import type { InitOf, PathOf, PayloadOf, Result } from '@fairlead/api-client/client';
import { useIdempotencyKey, useWrite } from '@fairlead/api-client/swr';
import { useCallback } from 'react';

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

/**
 * Returns a function that creates a record and reloads all data that it affects. The server executes repeated requests with the
 * same body only once.
 */
export function useCreate<P extends PathOf<'post'>>(
  path: P,
): (body: BodyOf<P>) => Promise<Result<PayloadOf<'post', P>>> {
  const create = useWrite('post', path);
  const keyOf = useIdempotencyKey();
  return useCallback(
    (body) => create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } } as unknown as InitOf<'post', P>),
    [create, keyOf],
  );
}
