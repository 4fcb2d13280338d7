import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { fetchFile } from '@fairlead/api-client/upload';
import { opportunityRead } from './opportunityList';

export type Opportunity = Schemas['Opportunity'];
type Changes = Omit<Schemas['OpportunityUpdate'], 'id' | 'version'>;

/** Sends no request for null. */
export const useOpportunity = (id: string | null) => useRead(id === null ? null : opportunityRead(id));

/** Returns a function that updates a version of an opportunity. */
export function useUpdateOpportunity(): (opportunity: Opportunity, changes: Changes) => Promise<Result<Opportunity>> {
  const update = useWrite('put', '/api/opportunity/update');
  return ({ id, version }, changes) => update({ body: { id, version, ...changes } });
}

export function useDeleteOpportunity(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/opportunity/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

/** Returns a function that assigns an opportunity to an agent. */
export function useAssignAgent(): (opportunityId: string, agentId: string) => Promise<Result<Opportunity>> {
  const assign = useWrite('post', '/api/opportunity/assign-opportunity-to-agent');
  return (opportunityId, agentId) => assign({ body: { opportunityId, agentId } });
}

/** Returns a function that requests a premium from the insurer's service. */
export function useAutomatedQuote(): (opportunityId: string) => Promise<Result<Opportunity>> {
  const request = useWrite('post', '/api/opportunity/automated-quote');
  return (opportunityId) => request({ body: { opportunityId } });
}

/** Returns a function that submits a document for review. Idempotent for the same content. */
export function useSubmitDocument(): (body: Schemas['CustomerPolicyDoc']) => Promise<Result<Opportunity>> {
  const submit = useWrite('post', '/api/opportunity/customer-policy-doc');
  const keyOf = useIdempotencyKey();
  return (body) => submit({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

/** Downloads the details of an opportunity as a PDF. Rejects if the server has none. */
export async function saveDetails({ id, insuranceName }: Opportunity): Promise<void> {
  const url = URL.createObjectURL(await fetchFile(`/api/opportunity/response/download/opportunity/id/${id}`));
  const download = `User_Opportunity_Details_${insuranceName ?? 'Document'}.pdf`;
  Object.assign(document.createElement('a'), { href: url, download }).click();
  // time for the browser to start the download
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
