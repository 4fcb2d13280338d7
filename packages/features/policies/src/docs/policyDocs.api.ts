import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { useCreate, useWriteById } from '@fairlead/kit';

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
export const useAddPolicyDoc = () => useCreate('/api/docs/create-doc');

export const useDeletePolicyDoc = () => useWriteById('delete', '/api/docs/delete-doc/id/{id}');
