import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { fetchFile } from '@fairlead/api-client/upload';
import { opportunityRead } from './opportunityList';

export type Opportunity = Schemas['Opportunity'];
type Changes = Omit<Schemas['OpportunityUpdate'], 'id' | 'version'>;

/** A page of opportunities; the page before stays until the next one is there. */
export const useOpportunities = (read: Read<'/api/opportunity/all'>) => useRead(read, { keepPreviousData: true });

/** One opportunity; null asks for none. */
export const useOpportunity = (id: string | null) => useRead(id === null ? null : opportunityRead(id));

/** Changes an opportunity as it was when it was looked at. */
export function useChange(): (opportunity: Opportunity, changes: Changes) => Promise<Result<Opportunity>> {
  const update = useWrite('put', '/api/opportunity/update');
  return ({ id, version }, changes) => update({ body: { id, version, ...changes } });
}

export function useDeleteOpportunity(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/opportunity/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

/** Says who works on it. */
export function useAssign(): (opportunityId: string, agentId: string) => Promise<Result<Opportunity>> {
  const assign = useWrite('post', '/api/opportunity/assign-opportunity-to-agent');
  return (opportunityId, agentId) => assign({ body: { opportunityId, agentId } });
}

/** Asks the insurer's own service for a premium. */
export function useAutomatedQuote(): (opportunityId: string) => Promise<Result<Opportunity>> {
  const request = useWrite('post', '/api/opportunity/automated-quote');
  return (opportunityId) => request({ body: { opportunityId } });
}

/** Hands in a document for an agent to review. The same content sent twice is handed in once. */
export function useHandIn(): (body: Schemas['CustomerPolicyDoc']) => Promise<Result<Opportunity>> {
  const submit = useWrite('post', '/api/opportunity/customer-policy-doc');
  const keyOf = useIdempotencyKey();
  return (body) => submit({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

/** Saves what is known of an opportunity as a PDF; rejects when there is none. Specification, document 2, section 7. */
export async function saveDetails({ id, insuranceName }: Opportunity): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(`/api/opportunity/response/download/opportunity/id/${id}`));
  const download = `User_Opportunity_Details_${insuranceName ?? 'Document'}.pdf`;
  Object.assign(document.createElement('a'), { href: url, download }).click();
  // the browser has begun to save it by then
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
