import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { readSupportToken } from '@fairlead/session';
import { useCallback } from 'react';

export type ServiceRequest = Schemas['ServiceRequest'];
export type Policy = Schemas['Policy'];

export const usePolicy = (id: string | null) => useRead(id === null ? null : ['/api/policy/id/{id}', { path: { id } }]);

/** Service requests of a policy, newest first. */
export const useRequests = (policyId: string, pageSize: number) =>
  useRead(['/api/service-request/all', { query: { policyId, pageSize } }], { keepPreviousData: true });

/** Returns a function that sends a service request. Idempotent. */
export function useSendRequest(): (body: Schemas['ServiceRequestCreate']) => Promise<Result<ServiceRequest>> {
  const create = useWrite('post', '/api/service-request/create');
  const keyOf = useIdempotencyKey();
  return useCallback(
    (body) => {
      const supportTicketSessionToken = readSupportToken();
      return create({
        params: { header: { 'Idempotency-Key': keyOf(body) } },
        body: { ...body, ...(supportTicketSessionToken !== null && { supportTicketSessionToken }) },
      });
    },
    [create, keyOf],
  );
}

/** Returns a function that updates the status and answer of a request. */
export function useUpdateRequest(): (body: Schemas['ServiceRequestUpdate']) => Promise<Result<ServiceRequest>> {
  const update = useWrite('put', '/api/service-request/update');
  return useCallback((body) => update({ body }), [update]);
}

/** Current request in the answer to a conflict. */
export const currentRequest = (payload: unknown): ServiceRequest | undefined =>
  isRequest(payload) ? payload : undefined;

const isRequest = (payload: unknown): payload is ServiceRequest =>
  typeof payload === 'object' && payload !== null && 'serviceRequestStatus' in payload && 'version' in payload;
