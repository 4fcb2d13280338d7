import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import { docRequest, requestedDocsRequest } from './lists';

export type VerificationDoc = Schemas['VerificationDoc'];
export type RequestedDoc = Schemas['RequestedDoc'];
export type UploadedDoc = Schemas['UploadedDoc'];
type DocBody = Schemas['VerificationDocCreate'];

/** Null sends no request. */
export const useDoc = (id: string | null) => useRead(id === null ? null : docRequest(id));

/** Creates a document, or updates the stored one. The same content sent twice creates one. */
export function useSaveDoc(): (body: DocBody, stored?: StoredVersion) => Promise<Result<VerificationDoc>> {
  const create = useWrite('post', '/api/verification-doc/create');
  const update = useWrite('put', '/api/verification-doc/update');
  const keyOf = useIdempotencyKey();
  return (body, stored) =>
    stored
      ? update({ body: { ...body, verificationDocId: stored.id, version: stored.version } })
      : create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

export function useDeleteDoc(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/verification-doc/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

export const useRequestedDocs = () => useRead(requestedDocsRequest);

/** Documents of an agency with their uploads, for platform admins. */
export const useDocsOfAgency = (agencyId: string) => useRead(['/api/verification-doc/root', { query: { agencyId } }]);

/** Submits a document. The same content sent twice is submitted once. */
export function useSubmitDocument(): (body: Schemas['UploadedDocCreate']) => Promise<Result<UploadedDoc>> {
  const create = useWrite('post', '/api/uploaded-doc');
  const keyOf = useIdempotencyKey();
  return (body) => create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

type Decision = Pick<Schemas['AdminFeedback'], 'status' | 'feedback'>;

/** Approves or rejects an upload. The version detects an upload that was replaced since. */
export function useReview(): (upload: UploadedDoc, decision: Decision) => Promise<Result<UploadedDoc>> {
  const send = useWrite('post', '/api/uploaded-doc/admin-feedback');
  return ({ id, version }, decision) => send({ body: { uploadedDocId: id, version, ...decision } });
}
