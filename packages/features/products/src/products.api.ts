import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { RequestBody } from './requestForm';

export type Product = Schemas['SubscribedProduct'];

/** A page of what an agency sells; the page before stays until the next one is there. */
export const useProducts = (read: Read<'/api/subscribed-product/all'>) => useRead(read, { keepPreviousData: true });

/** Asks the customer's agent for a quote. The same request sent twice is one. */
export function useRequestQuote(): (product: Product, request: RequestBody) => Promise<Result<unknown>> {
  const create = useWrite('post', '/api/opportunity/create');
  const keyOf = useIdempotencyKey();
  return ({ insuranceType }, { shortNote }) => {
    const body = {
      insuranceTypeIds: [insuranceType.id],
      opportunityCreatedBy: 'CUSTOMER' as const,
      shortNote,
    };
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  };
}
