import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { PolicyDocBody } from './docForm';

/** Which documents of policies are shown. */
interface DocsOf {
  policyId?: string | undefined;
  /** Who added them. */
  userId?: string | undefined;
  docType?: Schemas['PolicyDocType'];
  /** From 0. */
  pageNo: number;
  pageSize: number;
}

const docsRead = ({ policyId, userId, docType, pageNo, pageSize }: DocsOf): Read<'/api/docs/all'> => [
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

/** A page of documents; the page before stays until the next one is there. */
export const usePolicyDocs = (of: DocsOf) => useRead(docsRead(of), { keepPreviousData: true });

/** Puts a stored file with a policy. */
export function useAddPolicyDoc(): (body: PolicyDocBody) => Promise<Result<Schemas['Doc']>> {
  const create = useWrite('post', '/api/docs/create-doc');
  const keyOf = useIdempotencyKey();
  return (body) => create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

export function useDeletePolicyDoc(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/docs/delete-doc/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
