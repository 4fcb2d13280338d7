import { call, type Failure, type Read, type Result, type Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { EntriesSaved, EntryInput } from '@fairlead/kit';
import { useSWRConfig } from 'swr';
import { policyCountersRead, policyRead } from './policyReads';

/** As lists show it. */
export type PolicySummary = Schemas['PolicySummary'];
/** With all that belongs to it. */
export type Policy = Schemas['Policy'];
/** What can be said of a policy once it is there; what is left out stays. */
export type PolicyChange = Omit<Schemas['PolicyUpdate'], 'policyId' | 'version'>;

/** A page of policies; the page before stays until the next one is there. */
export const usePolicies = (read: Read<'/api/policy/all'>) => useRead(read, { keepPreviousData: true });

/** How many policies have each status. */
export const usePolicyCounters = () => useRead(policyCountersRead);

export const usePolicy = (id: string) => useRead(policyRead(id));

/** Changes this version of a policy. */
export function useChangePolicy(): (
  policy: Pick<Policy, 'id' | 'version'>,
  change: PolicyChange,
) => Promise<Result<Policy>> {
  const update = useWrite('put', '/api/policy/update');
  const { mutate } = useSWRConfig();
  return async ({ id, version }, change) => {
    const result = await update({ body: { ...change, policyId: id, version } });
    // what was saved is what is read next, without a moment of what was there before
    if (result.ok) await mutate(policyRead(id), result.payload, { revalidate: false });
    return result;
  };
}

/** Gives a policy, as it was seen, to an agent. */
export function useAssignPolicy(): (policy: Policy, agentId: string) => Promise<Result<Policy>> {
  const assign = useWrite('post', '/api/policy/assign-policy-to-agent');
  return ({ id, version }, agentId) => assign({ body: { policyId: id, agentId, version } });
}

type CoverageField = 'name' | 'value' | 'description';
type CoveragesSaved = EntriesSaved<CoverageField>;

/** What the server said to the field of one entry. */
const reasonOf = ({ errors: [first], message }: Failure) => ({
  field: first?.field ?? 'name',
  message: first?.message ?? message,
});

/**
 * Saves what a policy covers. The calls take one coverage each, so those that are good are kept whatever comes of the
 * others. `say` words how many were.
 */
export function useSaveCoverages(policyId: string, say: (kept: number, sent: number) => string) {
  const create = useWrite('post', '/api/coverages/policy/create-coverage');
  const update = useWrite('put', '/api/coverages/policy/update-coverage');
  return async (entries: EntryInput<CoverageField>[]): Promise<Result<CoveragesSaved>> => {
    const kept: Schemas['PolicyCoverage'][] = [];
    const failures: CoveragesSaved['failures'][number][] = [];
    for (const [at, { id, version, values }] of entries.entries()) {
      const body = { policyId, ...values };
      // one after the other: they stand in the order in which they were entered
      const result =
        id === undefined
          ? await create({ body })
          : await update({ body: { ...body, coverageId: id, ...(version !== undefined && { version }) } });
      if (result.ok) kept.push(result.payload);
      else failures.push({ index: at + 1, ...reasonOf(result.failure) });
    }
    return { ok: true, code: 'ok', message: say(kept.length, entries.length), payload: { kept, failures } };
  };
}

export function useDeleteCoverage(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/coverages/delete-coverage/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

export type PolicyTransaction = Schemas['PolicyTransaction'];
/** What is said of a transaction. */
export type TransactionBody = Omit<Schemas['PolicyTransactionCreate'], 'policyId' | 'id'>;

/** Adds a transaction to a policy, or changes the stored one. The same content sent twice makes one. */
export function useSaveTransaction(policyId: string) {
  const create = useWrite('post', '/api/policy/transaction/create');
  const update = useWrite('put', '/api/policy/transaction/update');
  const keyOf = useIdempotencyKey();
  return (
    content: TransactionBody,
    stored?: Pick<PolicyTransaction, 'id' | 'version'>,
  ): Promise<Result<PolicyTransaction>> => {
    const body = { ...content, policyId };
    if (stored) return update({ body: { ...body, id: stored.id, version: stored.version } });
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  };
}

export function useDeleteTransaction(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/policy/transaction/delete/{id}');
  return (id) => remove({ params: { path: { id } } });
}

/** Writes to the customer about a transaction. The call reads by its verb, so what it changes is asked for here. */
export function useNotify(policyId: string): (id: string) => Promise<Result<null>> {
  const { mutate } = useSWRConfig();
  return async (id) => {
    const result = await call('get', '/api/policy/transaction/{id}/notify', { params: { path: { id } } });
    await mutate(policyRead(policyId));
    return result;
  };
}
