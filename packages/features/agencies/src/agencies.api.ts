import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { agencyRead } from './agencyList';

export type Agency = Schemas['Agency'];
export type AgencyAgent = Schemas['AgencyAgent'];

/** A page of agencies; the page before stays until the next one is there. */
export const useAgencies = (read: Read<'/api/agency/all'>) => useRead(read, { keepPreviousData: true });

/** One agency. */
export const useAgency = (id: string) => useRead(agencyRead(id));

/** People on a page of the members. */
export const MEMBERS_PAGE_SIZE = 20;

const membersRead = (agencyId: string, pageNo: number): Read<'/api/agency/agents'> => [
  '/api/agency/agents',
  { query: { agencyId, pageNo, pageSize: MEMBERS_PAGE_SIZE } },
];

/** A page of the people of an agency, by name; `pageNo` from 0. */
export const useMembers = (agencyId: string, pageNo: number) =>
  useRead(membersRead(agencyId, pageNo), { keepPreviousData: true });
