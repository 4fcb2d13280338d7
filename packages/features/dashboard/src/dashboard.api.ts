import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { agencyRequest, customerRequest, pipelineRequest, platformRequest } from './dashboardRequests';

export type PlatformFigures = Schemas['PlatformDashboard'];
export type AgencyFigures = Schemas['AgencyDashboard'];
export type PipelineFigures = Schemas['PipelineDashboard'];
export type CustomerFigures = Schemas['CustomerDashboard'];
export type WaitingQuote = Schemas['DashboardQuote'];
export type Answer = Schemas['QuoteFeedback'];

export const usePlatformFigures = () => useRead(platformRequest);
export const useAgencyFigures = () => useRead(agencyRequest);
/** Sends no request for an agency without a plan, because the server would reject it. */
export const usePipelineFigures = (subscribed: boolean) => useRead(subscribed ? pipelineRequest : null);
export const useCustomerFigures = () => useRead(customerRequest);

/** Accepts or rejects a quote, optionally with a reason. A customer can answer once. */
export function useAnswer(): (quote: WaitingQuote, answer: Answer, reason: string) => Promise<Result<unknown>> {
  const send = useWrite('post', '/api/quotes/give-feedback');
  return ({ id, version }, customerFeedback, reason) =>
    send({ body: { quoteId: id, customerFeedback, version, ...(reason && { reason }) } });
}
