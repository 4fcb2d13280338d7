import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { useCallback } from 'react';

export type ServiceRequest = Schemas['ServiceRequest'];
export type Policy = Schemas['Policy'];

export const usePolicy = (id: string | null) => useRead(id === null ? null : ['/api/policy/id/{id}', { path: { id } }]);
export const useStates = () => useRead(['/api/states/all', {}]);

/** What was asked about a policy, the newest first. */
export const useRequests = (policyId: string, pageSize: number) =>
  useRead(['/api/service-request/all', { query: { policyId, pageSize } }]);

/** Asks for something, however often it is pressed once. */
export function useAsk(): (body: Schemas['ServiceRequestCreate']) => Promise<Result<ServiceRequest>> {
  const create = useWrite('post', '/api/service-request/create');
  const keyOf = useIdempotencyKey();
  return useCallback(
    (body) => create({ params: { header: { 'Idempotency-Key': keyOf(body) } }, body }),
    [create, keyOf],
  );
}

/** Takes a request up, or answers it. */
export function useAnswer(): (body: Schemas['ServiceRequestUpdate']) => Promise<Result<ServiceRequest>> {
  const update = useWrite('put', '/api/service-request/update');
  return useCallback((body) => update({ body }), [update]);
}
