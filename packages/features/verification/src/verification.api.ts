import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import { docRequest, requestedDocsRequest } from './docList';

export type VerificationDoc = Schemas['VerificationDoc'];
export type RequestedDoc = Schemas['RequestedDoc'];
export type UploadedDoc = Schemas['UploadedDoc'];
type DocBody = Schemas['VerificationDocCreate'];

/** Null sends no request. */
export const useDoc = (id: string | null) => useRead(id === null ? null : docRequest(id));

/** Creates a document, or updates the stored one. The same content sent twice creates one. */
export function useSaveDoc(): (body: DocBody, stored?: StoredVersion) => Promise<Result<VerificationDoc>> {
  const create = useCreate('/api/verification-doc/create');
  const update = useWrite('put', '/api/verification-doc/update');
  return (body, stored) =>
    stored ? update({ body: { ...body, verificationDocId: stored.id, version: stored.version } }) : create(body);
}

export const useDeleteDoc = () => useWriteById('delete', '/api/verification-doc/delete/id/{id}');

export const useRequestedDocs = () => useRead(requestedDocsRequest);

/** Documents of an agency with their uploads, for platform admins. */
export const useDocsOfAgency = (agencyId: string) => useRead(['/api/verification-doc/root', { query: { agencyId } }]);

export const useSubmitDocument = () => useCreate('/api/uploaded-doc');

type Decision = Pick<Schemas['AdminFeedback'], 'status' | 'feedback'>;

/** Approves or rejects an upload. The version detects an upload that was replaced since. */
export function useReview(): (upload: UploadedDoc, decision: Decision) => Promise<Result<UploadedDoc>> {
  const send = useWrite('post', '/api/uploaded-doc/admin-feedback');
  return ({ id, version }, decision) => send({ body: { uploadedDocId: id, version, ...decision } });
}
