import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { defineList } from '@fairlead/kit';
import { agencyRead } from './agencyList';

export type Agency = Schemas['Agency'];
export type AgencyAgent = Schemas['AgencyAgent'];

/** A page of agencies; the page before stays until the next one is there. */
export const useAgencies = (read: Read<'/api/agency/all'>) => useRead(read, { keepPreviousData: true });

/** One agency. */
export const useAgency = (id: string) => useRead(agencyRead(id));

/** The people of an agency, by name. */
export const memberList = (agencyId: string) =>
  defineList({
    path: '/api/agency/agents',
    fixed: { agencyId },
    searchBy: [],
    filters: { all: {} },
    sorts: ['name.asc'],
    heads: ['creationDate'],
  });

/** A page of the people of an agency; the page before stays until the next one is there. */
export const useMembers = (read: Read<'/api/agency/agents'>) => useRead(read, { keepPreviousData: true });
