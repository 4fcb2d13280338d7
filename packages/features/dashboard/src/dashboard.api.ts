import type { Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { agencyRead, pipelineRead, platformRead } from './dashboardReads';

export type PlatformFigures = Schemas['PlatformDashboard'];
export type AgencyFigures = Schemas['AgencyDashboard'];
export type PipelineFigures = Schemas['PipelineDashboard'];

export const usePlatformFigures = () => useRead(platformRead);
export const useAgencyFigures = () => useRead(agencyRead);
/** Nothing is asked for an agency without a plan, of which the server would not tell. */
export const usePipelineFigures = (subscribed: boolean) => useRead(subscribed ? pipelineRead : null);
