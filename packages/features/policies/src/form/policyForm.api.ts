import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import type { Policy } from '../policies.api';
import type { PolicyBody } from './policyForm';

/** A quote with what it covers; nothing is asked without one. */
export const useQuote = (id: string) => useRead(id === '' ? null : ['/api/quotes/id/{id}', { path: { id } }]);

/** What a customer handed in. */
export const useReview = (id: string) => useRead(['/api/opportunity/id/{id}', { path: { id } }]);

/** Creates a policy, of what a customer handed in where there is such, or changes the stored one. Sent twice it is one. */
export function useSavePolicy(
  opportunity: Schemas['Opportunity'] | undefined,
): (body: PolicyBody, stored?: StoredVersion) => Promise<Result<Policy>> {
  const create = useWrite('post', '/api/policy/create');
  const update = useWrite('put', '/api/policy/update');
  const keyOf = useIdempotencyKey();
  return (body, stored) => {
    if (stored) return update({ body: { ...body, policyId: stored.id, version: stored.version } });
    const made = { ...body, ...(opportunity && { opportunityId: opportunity.id }) };
    return create({ body: made, params: { header: { 'Idempotency-Key': keyOf(made) } } });
  };
}
