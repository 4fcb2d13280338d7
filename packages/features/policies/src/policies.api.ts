import { call, type Failure, messageOf, type Result, type Schemas } from '@fairlead/api-client/client';
import { useRead, useReloadReads, useWrite } from '@fairlead/api-client/swr';
import { type EntriesSaved, type EntryInput, type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import { useSWRConfig } from 'swr';
import { policyCountersRead, policyRead } from './policyReads';

/** Policy as shown in lists. */
export type PolicySummary = Schemas['PolicySummary'];
/** Policy with all its details. */
export type Policy = Schemas['Policy'];
/** Changes to a policy. Omitted fields keep their value. */
export type PolicyChange = Omit<Schemas['PolicyUpdate'], 'policyId' | 'version'>;

export const usePolicyCounters = () => useRead(policyCountersRead);

/** Sends no request without an id. */
export const usePolicy = (id: string | undefined) => useRead(id === undefined ? null : policyRead(id));

/** Returns a function that updates a version of a policy. */
export function useChangePolicy(): (change: PolicyChange, stored: StoredVersion) => Promise<Result<Policy>> {
  const update = useWrite('put', '/api/policy/update');
  const { mutate } = useSWRConfig();
  return async (change, { id, version }) => {
    const result = await update({ body: { ...change, policyId: id, version } });
    // shows the saved values at once, without a reload
    if (result.ok) await mutate(policyRead(id), result.payload, { revalidate: false });
    return result;
  };
}

/** Current policy in the response to a conflict. */
export const currentPolicy = (payload: unknown): Policy | undefined => (isPolicy(payload) ? payload : undefined);

const isPolicy = (payload: unknown): payload is Policy =>
  typeof payload === 'object' && payload !== null && 'policyNumber' in payload && 'version' in payload;

/** Returns a function that assigns a version of a policy to an agent. */
export function useAssignPolicy(): (policy: StoredVersion, agentId: string) => Promise<Result<Policy>> {
  const assign = useWrite('post', '/api/policy/assign-policy-to-agent');
  return ({ id, version }, agentId) => assign({ body: { policyId: id, agentId, version } });
}

type CoverageField = 'name' | 'value' | 'description';
type CoveragesSaved = EntriesSaved<CoverageField>;

const firstError = (failure: Failure) => {
  const [first] = failure.errors;
  return { field: first?.field ?? 'name', message: first?.message ?? messageOf(failure), code: failure.code };
};

/**
 * Returns a function that saves coverages one by one. Valid coverages are saved even if others fail. `savedMessage` returns the message
 * for the number of saved coverages.
 */
export function useSaveCoverages(policyId: string, savedMessage: (saved: number, sent: number) => string) {
  const create = useWrite('post', '/api/coverages/policy/create-coverage');
  const update = useWrite('put', '/api/coverages/policy/update-coverage');
  return async (entries: EntryInput<CoverageField>[]): Promise<Result<CoveragesSaved>> => {
    const saved: Schemas['PolicyCoverage'][] = [];
    const failures: CoveragesSaved['failures'][number][] = [];
    let unexpected: Failure | undefined;
    for (const [at, { id, version, values }] of entries.entries()) {
      const body = { policyId, ...values };
      // sequential requests keep the order of the entries
      const result =
        id === undefined
          ? await create({ body })
          : await update({ body: { ...body, coverageId: id, ...(version !== undefined && { version }) } });
      if (result.ok) saved.push(result.payload);
      else {
        failures.push({ index: at + 1, ...firstError(result.failure) });
        if (result.failure.message === '') unexpected = result.failure;
      }
    }
    if (unexpected && saved.length === 0) return { ok: false, failure: unexpected };
    return { ok: true, code: 'ok', message: savedMessage(saved.length, entries.length), payload: { saved, failures } };
  };
}

/** Returns a function that reads the current coverages of a policy. It resolves to undefined if the request fails. */
export function useReadCoverages(policyId: string): () => Promise<Policy['coverages'] | undefined> {
  const { mutate } = useSWRConfig();
  return async () => {
    const result = await call('get', '/api/policy/id/{id}', { params: { path: { id: policyId } } });
    if (!result.ok) return undefined;
    await mutate(policyRead(policyId), result.payload, { revalidate: false });
    return result.payload.coverages;
  };
}

export const useDeleteCoverage = () => useWriteById('delete', '/api/coverages/delete-coverage/id/{id}');

export type PolicyTransaction = Schemas['PolicyTransaction'];
export type TransactionBody = Omit<Schemas['PolicyTransactionCreate'], 'policyId' | 'id'>;

/** Returns a function that adds or updates a transaction. Creating is idempotent. */
export function useSaveTransaction(policyId: string) {
  const create = useCreate('/api/policy/transaction/create');
  const update = useWrite('put', '/api/policy/transaction/update');
  return (content: TransactionBody, stored?: StoredVersion): Promise<Result<PolicyTransaction>> => {
    const body = { ...content, policyId };
    if (stored) return update({ body: { ...body, id: stored.id, version: stored.version } });
    return create(body);
  };
}

export const useDeleteTransaction = () => useWriteById('delete', '/api/policy/transaction/delete/{id}');

/** Reads that show the mails of a policy. */
const withMails = ['/api/inbox/all', '/api/inbox/id/{id}', '/api/activity/timeline', '/api/activity/recent'] as const;

/**
 * Returns a function that notifies the customer of a transaction. The request is a GET, so this hook reloads the policy
 * and its mails itself.
 */
export function useNotify(policyId: string): (id: string) => Promise<Result<null>> {
  const { mutate } = useSWRConfig();
  const reload = useReloadReads(withMails);
  return async (id) => {
    const result = await call('get', '/api/policy/transaction/{id}/notify', { params: { path: { id } } });
    reload();
    await mutate(policyRead(policyId));
    return result;
  };
}
