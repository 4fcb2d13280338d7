import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';

export type PlatformFigures = Schemas['PlatformDashboard'];
export type AgencyFigures = Schemas['AgencyDashboard'];

/** What the platform's dashboard shows. */
export const platformRead: Read<'/api/dashboard/platform'> = ['/api/dashboard/platform', undefined];
const agencyRead: Read<'/api/dashboard/agency'> = ['/api/dashboard/agency', undefined];

export const usePlatformFigures = () => useRead(platformRead);
export const useAgencyFigures = () => useRead(agencyRead);
