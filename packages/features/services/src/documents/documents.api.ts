import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useReadOfPage, useWrite } from '@fairlead/api-client/swr';
import { useCreate, useWriteById } from '@fairlead/kit';
import { documentRequestRead } from './documentRequestRead';

export type DocumentRequest = Schemas['DocumentRequest'];
export type DocumentRecord = Pick<Schemas['DocumentRequestRecord'], 'recordType' | 'recordId'>;

/** Records for which a customer can be asked for documents. */
export interface DocumentSubject {
  contact: { name: string; email: string };
  /** Choices, with the default first. */
  records: readonly (DocumentRecord & { label: string; expiredDate: number | null })[];
}

export const useDocumentRequest = (id: string) => useRead(documentRequestRead(id));

/** Content of a request, with the record that the document is for. */
export type DocumentRequestBody = Omit<Schemas['DocumentRequestCreate'], 'recordType' | 'recordId'> & {
  record: DocumentRecord;
};

export type RequestFilter = { policyId: string } | { contactId: string } | { claimId: string };

/** Requests for a record, newest first. */
export const useDocumentRequests = (filter: RequestFilter, pageSize: number) =>
  useRead(['/api/document-request/all', { query: { ...filter, pageSize } }], { keepPreviousData: true });

export const usePolicy = (id: string) => useReadOfPage(['/api/policy/id/{id}', { path: { id } }]);
export const useContact = (id: string) => useReadOfPage(['/api/contact/id/{id}', { path: { id } }]);
export const useClaim = (id: string) => useReadOfPage(['/api/claim/id/{id}', { path: { id } }]);
/** Policies of a contact, those that end last first. */
export const usePoliciesOf = (contactId: string) =>
  useRead(['/api/policy/all', { query: { contactId, pageSize: 25, sortBy: 'expiredDate', ascOrDesc: 'desc' } }]);

/** Returns a function that asks for a document or changes the stored request. Asking is idempotent. */
export function useSaveRequest(): (
  body: DocumentRequestBody,
  stored: DocumentRequest | undefined,
) => Promise<Result<DocumentRequest>> {
  const create = useCreate('/api/document-request/create');
  const update = useWrite('put', '/api/document-request/update');
  return ({ record, ...content }, stored) =>
    stored
      ? update({ body: { ...content, documentRequestId: stored.id, version: stored.version } })
      : create({ ...content, ...record });
}

/** Current request in the answer to a conflict. */
export const currentRequest = (payload: unknown): DocumentRequest | undefined =>
  isRequest(payload) ? payload : undefined;

const isRequest = (payload: unknown): payload is DocumentRequest =>
  typeof payload === 'object' && payload !== null && 'documentRequestStatus' in payload && 'version' in payload;

export const useRemind = () => useWriteById('post', '/api/document-request/id/{id}/remind');
export const useWithdraw = () => useWriteById('post', '/api/document-request/id/{id}/withdraw');

/** Returns a function that sends uploaded files as the requested document, or in place of it. */
export function useUpload(
  id: string,
  replaces: boolean,
): (pages: Pick<Schemas['DocumentRequestUpload'], 'fileIds' | 'answerNote'>) => Promise<Result<DocumentRequest>> {
  const send = useWrite('post', '/api/document-request/id/{id}/upload');
  return (pages) => send({ params: { path: { id } }, body: { ...pages, replaces } });
}

/** Returns a function that answers that the customer does not have the document. */
export function useDecline(id: string): (answerNote: string) => Promise<Result<DocumentRequest>> {
  const send = useWrite('post', '/api/document-request/id/{id}/cannot-provide');
  return (answerNote) => send({ params: { path: { id } }, body: { answerNote } });
}
