import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { downloadFile, useCreate, useWriteById } from '@fairlead/kit';
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

/** Current opportunity in the response to a conflict. */
export const currentOpportunity = (payload: unknown): Opportunity | undefined =>
  isOpportunity(payload) ? payload : undefined;

const isOpportunity = (payload: unknown): payload is Opportunity =>
  typeof payload === 'object' && payload !== null && 'serial' in payload && 'version' in payload;

export const useDeleteOpportunity = () => useWriteById('delete', '/api/opportunity/delete/id/{id}');

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

/** Returns a function that submits a document for review. */
export const useSubmitDocument = () => useCreate('/api/opportunity/customer-policy-doc');

/** Downloads the details of an opportunity as a PDF. Rejects if the server has none. */
export const saveDetails = ({ id, insuranceName }: Opportunity): Promise<void> =>
  downloadFile(
    `/api/opportunity/response/download/opportunity/id/${id}`,
    `User_Opportunity_Details_${insuranceName ?? 'Document'}.pdf`,
  );
