import type { Result, Schemas } from '@fairlead/api-client/client';
import { useWrite } from '@fairlead/api-client/swr';

export type FailedJob = Schemas['FailedJob'];

/** Runs a failed job again, or removes it. */
export function useFailedJob(): Record<'retry' | 'discard', (id: string) => Promise<Result<null>>> {
  const retry = useWrite('post', '/api/job/failed/retry/id/{id}');
  const discard = useWrite('delete', '/api/job/failed/discard/id/{id}');
  return {
    retry: (id) => retry({ params: { path: { id } } }),
    discard: (id) => discard({ params: { path: { id } } }),
  };
}
