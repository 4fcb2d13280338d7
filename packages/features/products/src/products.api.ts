import type { Result, Schemas } from '@fairlead/api-client/client';
import { useCreate } from '@fairlead/kit';
import type { RequestBody } from './requestForm';

export type Product = Schemas['SubscribedProduct'];

/** Returns a function that requests a quote from the customer's agent. Idempotent. */
export function useRequestQuote(): (product: Product, request: RequestBody) => Promise<Result<unknown>> {
  const create = useCreate('/api/opportunity/create');
  return ({ insuranceType }, { shortNote }) => {
    const body = {
      insuranceTypeIds: [insuranceType.id],
      opportunityCreatedBy: 'CUSTOMER' as const,
      shortNote,
    };
    return create(body);
  };
}
