import type { Schemas } from '@fairlead/api-client/client';
import { useWriteById } from '@fairlead/kit';

export type FailedJob = Schemas['FailedJob'];

/** Runs a failed job again, or removes it. */
export const useFailedJob = () => ({
  retry: useWriteById('post', '/api/job/failed/retry/id/{id}'),
  discard: useWriteById('delete', '/api/job/failed/discard/id/{id}'),
});
