import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { claimCountersRead, claimRead, policiesRead } from './claimReads';

/** As lists show it. */
export type ClaimSummary = Schemas['ClaimSummary'];
export type Claim = Schemas['Claim'];
/** One for which a claim can be filed. */
export type PolicySummary = Schemas['PolicySummary'];
export type ClaimStatus = Schemas['ClaimStatus'];
/** What an agent changes of a claim. */
export type ClaimChange = Omit<Schemas['ClaimUpdate'], 'claimId' | 'version'>;

/** A page of claims; the page before stays until the next one is there. */
export const useClaims = (read: Read<'/api/claim/all'>) => useRead(read, { keepPreviousData: true });

/** How many claims have each status. */
export const useClaimCounters = () => useRead(claimCountersRead);

export const useClaim = (id: string) => useRead(claimRead(id));

/** The people of the agency to whom a claim can be given. */
export const useAgents = () => useRead(['/api/agency/agents/dropdown', undefined]);

/** Changes a claim as somebody saw it in this version. */
export function useUpdateClaim(): (id: string, version: number, change: ClaimChange) => Promise<Result<Claim>> {
  const update = useWrite('put', '/api/claim/update');
  return (claimId, version, change) => update({ body: { claimId, version, ...change } });
}

/** Moves a claim as it was seen; the customer reads the note. */
export function useMoveClaim(): (claim: Claim, to: ClaimStatus, note: string) => Promise<Result<Claim>> {
  const move = useWrite('put', '/api/claim/status');
  return ({ id, version }, claimStatus, note) =>
    move({ body: { claimId: id, version, claimStatus, ...(note !== '' && { note }) } });
}

/** Takes a claim back, as it was seen. */
export function useWithdrawClaim(): (claim: Claim) => Promise<Result<Claim>> {
  const withdraw = useWrite('put', '/api/claim/withdraw');
  return ({ id, version }) => withdraw({ body: { claimId: id, version } });
}

/** What agents noted about a claim, the newest first; `size` at most. */
export const useClaimNotes = (claimId: string, size: number) =>
  useRead(['/api/claim/notes/all', { query: { claimId, pageSize: size } }], { keepPreviousData: true });

export function useAddNote(claimId: string): (text: string) => Promise<Result<Schemas['ClaimNote']>> {
  const create = useWrite('post', '/api/claim/notes/create');
  const keyOf = useIdempotencyKey();
  return (text) => {
    const body = { claimId, text };
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  };
}

/** Puts a stored file with a claim, as what the caller is. */
export function useAddDoc(claimId: string, createdBy: Schemas['DocCreator']) {
  const create = useWrite('post', '/api/docs/create-doc');
  const keyOf = useIdempotencyKey();
  return (dbfileId: string): Promise<Result<Schemas['Doc']>> => {
    const body = { dbfileId, createdBy, createdDocType: 'CLAIM' as const, typeId: claimId };
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  };
}

export function useDeleteDoc(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/docs/delete-doc/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

/** The policies of the customer. */
export const usePolicies = () => useRead(policiesRead);

/** Files a claim. The same content sent twice makes one. */
export function useFileClaim(): (body: Schemas['ClaimCreate']) => Promise<Result<Claim>> {
  const create = useWrite('post', '/api/claim/create');
  const keyOf = useIdempotencyKey();
  return (body) => create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}
