import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import { claimCountersRead, claimRead, policiesRead } from './claimReads';

/** Claim as shown in lists. */
export type ClaimSummary = Schemas['ClaimSummary'];
export type Claim = Schemas['Claim'];
/** Policy that a claim can be filed for. */
export type PolicySummary = Schemas['PolicySummary'];
export type ClaimStatus = Schemas['ClaimStatus'];
/** Fields of a claim that an agent can change. */
export type ClaimChange = Omit<Schemas['ClaimUpdate'], 'claimId' | 'version'>;

export const useClaimCounters = () => useRead(claimCountersRead);

export const useClaim = (id: string) => useRead(claimRead(id));

/** Agents to whom a claim can be assigned. */
export const useAgents = () => useRead(['/api/agency/agents/dropdown', undefined]);

/** Returns a function that updates a version of a claim. */
export function useUpdateClaim(): (change: ClaimChange, stored: StoredVersion) => Promise<Result<Claim>> {
  const update = useWrite('put', '/api/claim/update');
  return (change, { id, version }) => update({ body: { claimId: id, version, ...change } });
}

/** Returns a function that changes the status of a claim. The customer can read the note. */
export function useMoveClaim(): (claim: Claim, to: ClaimStatus, note: string) => Promise<Result<Claim>> {
  const move = useWrite('put', '/api/claim/status');
  return ({ id, version }, claimStatus, note) =>
    move({ body: { claimId: id, version, claimStatus, ...(note !== '' && { note }) } });
}

export function useWithdrawClaim(): (claim: Claim) => Promise<Result<Claim>> {
  const withdraw = useWrite('put', '/api/claim/withdraw');
  return ({ id, version }) => withdraw({ body: { claimId: id, version } });
}

/** Agents' notes about a claim, newest first. `size` is the maximum number of notes. */
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

/** Adds an uploaded file to a claim. `createdBy` is the role of the user. */
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

export const usePolicies = () => useRead(policiesRead);

/** Files a claim. Idempotent for the same content. */
export function useFileClaim(): (body: Schemas['ClaimCreate']) => Promise<Result<Claim>> {
  const create = useWrite('post', '/api/claim/create');
  const keyOf = useIdempotencyKey();
  return (body) => create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}
