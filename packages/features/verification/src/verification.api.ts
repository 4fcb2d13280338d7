import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import { docRead, requestedRead } from './lists';

export type VerificationDoc = Schemas['VerificationDoc'];
export type RequestedDoc = Schemas['RequestedDoc'];
export type UploadedDoc = Schemas['UploadedDoc'];
type DocBody = Schemas['VerificationDocCreate'];

/** A page of what agencies are asked for; the page before stays until the next one is there. */
export const useDocs = (read: Read<'/api/verification-doc/all'>) => useRead(read, { keepPreviousData: true });

/** One document; null asks for none. */
export const useDoc = (id: string | null) => useRead(id === null ? null : docRead(id));

/** Creates a document, or changes the stored one. The same content sent twice makes one. */
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

/** What the own agency is asked for, and what it has uploaded. */
export const useRequestedDocs = () => useRead(requestedRead);

/** What an agency is asked for, and what it has uploaded, for the platform. */
export const useDocsOfAgency = (agencyId: string) => useRead(['/api/verification-doc/root', { query: { agencyId } }]);

/** Hands in a document. The same content sent twice is handed in once. */
export function useHandIn(): (body: Schemas['UploadedDocCreate']) => Promise<Result<UploadedDoc>> {
  const create = useWrite('post', '/api/uploaded-doc');
  const keyOf = useIdempotencyKey();
  return (body) => create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

/** A page of uploads; the page before stays until the next one is there. */
export const useUploads = (read: Read<'/api/uploaded-doc/all'>) => useRead(read, { keepPreviousData: true });

type Decision = Pick<Schemas['AdminFeedback'], 'status' | 'feedback'>;

/** Approves or rejects an upload as it was when it was looked at. */
export function useReview(): (upload: UploadedDoc, decision: Decision) => Promise<Result<UploadedDoc>> {
  const send = useWrite('post', '/api/uploaded-doc/admin-feedback');
  return ({ id, version }, decision) => send({ body: { uploadedDocId: id, version, ...decision } });
}
