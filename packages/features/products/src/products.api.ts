import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { RequestBody } from './requestForm';

export type Product = Schemas['SubscribedProduct'];

/** Page of products. Keeps the previous page while the next one loads. */
export const useProducts = (read: Read<'/api/subscribed-product/all'>) => useRead(read, { keepPreviousData: true });

/** Returns a function that requests a quote from the customer's agent. Idempotent. */
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
