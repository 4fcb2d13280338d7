import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate } from '@fairlead/kit';
import { openQuoteStatuses } from '@fairlead/rules';
import type { Policy } from '../policies.api';
import type { PolicyBody } from './policyForm';

/** Quote with its coverages. Sends no request for an empty id. */
export const useQuote = (id: string) => useRead(id === '' ? null : ['/api/quotes/id/{id}', { path: { id } }]);

const openStatuses: ReadonlySet<string> = new Set(openQuoteStatuses);

/** Number of the other open quotes of the quote's opportunity; 0 while unknown. */
export function useOtherOpenQuotes(quote: Schemas['Quote'] | undefined): number {
  const { data } = useRead(
    quote ? ['/api/quotes/all', { query: { opportunityId: quote.opportunityId, pageSize: 100 } }] : null,
  );
  return data?.content.filter(({ id, quoteStatus }) => id !== quote?.id && openStatuses.has(quoteStatus)).length ?? 0;
}

/** Opportunity with the policy that the customer uploaded for review. */
export const useReview = (id: string) => useRead(['/api/opportunity/id/{id}', { path: { id } }]);

/** Returns a function that creates a policy, from `opportunity` if given, or updates the stored one. Idempotent. */
export function useSavePolicy(
  opportunity: Schemas['Opportunity'] | undefined,
): (body: PolicyBody, stored?: StoredVersion) => Promise<Result<Policy>> {
  const create = useCreate('/api/policy/create');
  const update = useWrite('put', '/api/policy/update');
  return (body, stored) => {
    if (stored) return update({ body: { ...body, policyId: stored.id, version: stored.version } });
    const content = { ...body, ...(opportunity && { opportunityId: opportunity.id }) };
    return create(content);
  };
}
