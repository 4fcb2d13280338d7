import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { PolicyDocBody } from './docForm';

interface DocsFilter {
  policyId?: string | undefined;
  /** User who added the documents. */
  userId?: string | undefined;
  docType?: Schemas['PolicyDocType'];
  /** Counted from 0. */
  pageNo: number;
  pageSize: number;
}

const docsRead = ({ policyId, userId, docType, pageNo, pageSize }: DocsFilter): Read<'/api/docs/all'> => [
  '/api/docs/all',
  {
    query: {
      isDeleted: false,
      createdDocType: 'POLICY',
      pageNo,
      pageSize,
      ...(policyId !== undefined && { typeId: policyId }),
      ...(userId !== undefined && { userId }),
      ...(docType !== undefined && { docType }),
    },
  },
];

/** Page of documents. Keeps the previous page while the next one loads. */
export const usePolicyDocs = (filter: DocsFilter) => useRead(docsRead(filter), { keepPreviousData: true });

/** Adds an uploaded file to a policy. */
export function useAddPolicyDoc(): (body: PolicyDocBody) => Promise<Result<Schemas['Doc']>> {
  const create = useWrite('post', '/api/docs/create-doc');
  const keyOf = useIdempotencyKey();
  return (body) => create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

export function useDeletePolicyDoc(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/docs/delete-doc/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
