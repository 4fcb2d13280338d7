import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { agencyRead, userTimeZone } from '@fairlead/kit';
import { WORK_GROUP_SIZE } from '@fairlead/rules';
import { agencyRequest, customerRequest, pipelineRequest, platformRequest } from './dashboardRequests';

export type PlatformFigures = Schemas['PlatformDashboard'];
export type AgencyFigures = Schemas['AgencyDashboard'];
export type PipelineFigures = Schemas['PipelineDashboard'];
export type RenewalsAtRisk = Schemas['RenewalsAtRisk'];
export type CustomerFigures = Schemas['CustomerDashboard'];
export type WaitingQuote = Schemas['DashboardQuote'];
export type Answer = Schemas['QuoteFeedback'];

export const usePlatformFigures = () => useRead(platformRequest);
export const useAgencyFigures = () => useRead(agencyRequest);
/** The first admin of the user's agency. */
export const useAgencyAdmin = (agencyId: string | undefined) =>
  useRead(agencyId === undefined ? null : agencyRead(agencyId)).data?.admin ?? undefined;
/** Sends no request for an agency without a plan, because the server would reject it. */
export const usePipelineFigures = (subscribed: boolean) => useRead(subscribed ? pipelineRequest : null);
/** Policies of each period without a renewal quote. */
export const useRenewalsAtRisk = () => useRead(['/api/renewals/at-risk', undefined]);
/** The user's own tasks, with the request of the list of tasks, so that it is sent once. */
export const useOwnWork = () =>
  useRead(['/api/task/work', { query: { workScope: 'MINE', groupSize: WORK_GROUP_SIZE, timeZone: userTimeZone() } }]);
export const useCustomerFigures = () => useRead(customerRequest);

/** Accepts or rejects a quote, optionally with a reason. A customer can answer once. */
export function useAnswer(): (quote: WaitingQuote, answer: Answer, reason: string) => Promise<Result<unknown>> {
  const send = useWrite('post', '/api/quotes/give-feedback');
  return ({ id, version }, customerFeedback, reason) =>
    send({ body: { quoteId: id, customerFeedback, version, ...(reason && { reason }) } });
}
