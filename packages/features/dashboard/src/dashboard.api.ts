import type { Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { agencyRead, platformRead } from './dashboardReads';

export type PlatformFigures = Schemas['PlatformDashboard'];
export type AgencyFigures = Schemas['AgencyDashboard'];

export const usePlatformFigures = () => useRead(platformRead);
export const useAgencyFigures = () => useRead(agencyRead);
