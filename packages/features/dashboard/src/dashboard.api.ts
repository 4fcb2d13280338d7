import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { agencyRead, customerRead, pipelineRead, platformRead } from './dashboardReads';

export type PlatformFigures = Schemas['PlatformDashboard'];
export type AgencyFigures = Schemas['AgencyDashboard'];
export type PipelineFigures = Schemas['PipelineDashboard'];
export type CustomerFigures = Schemas['CustomerDashboard'];
export type WaitingQuote = Schemas['DashboardQuote'];
export type Answer = Schemas['QuoteFeedback'];

export const usePlatformFigures = () => useRead(platformRead);
export const useAgencyFigures = () => useRead(agencyRead);
/** Nothing is asked for an agency without a plan, of which the server would not tell. */
export const usePipelineFigures = (subscribed: boolean) => useRead(subscribed ? pipelineRead : null);
export const useCustomerFigures = () => useRead(customerRead);

/** A customer accepts or rejects a quote, once. */
export function useAnswer(): (quote: WaitingQuote, answer: Answer) => Promise<Result<unknown>> {
  const send = useWrite('post', '/api/quotes/give-feedback');
  return ({ id, version }, customerFeedback) => send({ body: { quoteId: id, customerFeedback, version } });
}
