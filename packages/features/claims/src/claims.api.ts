import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import { claimCountersRead, claimRead, policiesRead, policyRead } from './claimReads';

/** Claim as shown in lists. */
export type ClaimSummary = Schemas['ClaimSummary'];
export type Claim = Schemas['Claim'];
/** Policy that a claim can be filed for. */
export type PolicySummary = Schemas['PolicySummary'];
/** Policy with its coverages. */
export type Policy = Schemas['Policy'];
export type ClaimStatus = Schemas['ClaimStatus'];
/** Fields of a claim that an agent can change. */
export type ClaimChange = Omit<Schemas['ClaimUpdate'], 'claimId' | 'version'>;

/** First policy of a contact. Asks for none while the contact is unknown. */
export const useFirstPolicy = (contactId: string | undefined) =>
  useRead(contactId ? ['/api/policy/all', { query: { contactId, pageSize: 1 } }] : null);

export const useClaimCounters = () => useRead(claimCountersRead);

export const useClaim = (id: string) => useRead(claimRead(id));

/** Claims of a policy, newest first. */
export const usePolicyClaims = (policyId: string, pageSize: number) =>
  useRead(['/api/claim/all', { query: { policyId, pageSize } }], { keepPreviousData: true });

/** Returns a function that updates a version of a claim. */
export function useUpdateClaim(): (change: ClaimChange, stored: StoredVersion) => Promise<Result<Claim>> {
  const update = useWrite('put', '/api/claim/update');
  return (change, { id, version }) => update({ body: { claimId: id, version, ...change } });
}

/** Current claim in the response to a conflict. */
export const currentClaim = (payload: unknown): Claim | undefined => (isClaim(payload) ? payload : undefined);

const isClaim = (payload: unknown): payload is Claim =>
  typeof payload === 'object' && payload !== null && 'claimStatus' in payload && 'version' in payload;

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
  const create = useCreate('/api/claim/notes/create');
  return (text) => {
    const body = { claimId, text };
    return create(body);
  };
}

/** Adds an uploaded file to a claim. `createdBy` is the role of the user. */
export function useAddDoc(claimId: string, createdBy: Schemas['DocCreator']) {
  const create = useCreate('/api/docs/create-doc');
  return (dbfileId: string): Promise<Result<Schemas['Doc']>> => {
    const body = { dbfileId, createdBy, createdDocType: 'CLAIM' as const, typeId: claimId };
    return create(body);
  };
}

export const useDeleteDoc = () => useWriteById('delete', '/api/docs/delete-doc/id/{id}');

/** Policy of a claim that an agent reports; nothing without an id. */
export const usePolicy = (id: string) => useRead(id === '' ? null : policyRead(id));

export const usePolicies = () => useRead(policiesRead);

/** Files a claim. */
export const useFileClaim = () => useCreate('/api/claim/create');
