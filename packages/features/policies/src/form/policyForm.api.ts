import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import type { Policy } from '../policies.api';
import type { PolicyBody } from './policyForm';

/** Quote with its coverages. Sends no request for an empty id. */
export const useQuote = (id: string) => useRead(id === '' ? null : ['/api/quotes/id/{id}', { path: { id } }]);

/** Opportunity with the policy that the customer uploaded for review. */
export const useReview = (id: string) => useRead(['/api/opportunity/id/{id}', { path: { id } }]);

/** Returns a function that creates a policy, from `opportunity` if given, or updates the stored one. Idempotent. */
export function useSavePolicy(
  opportunity: Schemas['Opportunity'] | undefined,
): (body: PolicyBody, stored?: StoredVersion) => Promise<Result<Policy>> {
  const create = useWrite('post', '/api/policy/create');
  const update = useWrite('put', '/api/policy/update');
  const keyOf = useIdempotencyKey();
  return (body, stored) => {
    if (stored) return update({ body: { ...body, policyId: stored.id, version: stored.version } });
    const content = { ...body, ...(opportunity && { opportunityId: opportunity.id }) };
    return create({ body: content, params: { header: { 'Idempotency-Key': keyOf(content) } } });
  };
}
