import type { Read, Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { defineList } from '@fairlead/kit';
import { agencyRequest } from './agencyList';

export type Agency = Schemas['Agency'];
export type AgencyAgent = Schemas['AgencyAgent'];

export const useAgencies = (read: Read<'/api/agency/all'>) => useRead(read, { keepPreviousData: true });

export const useAgency = (id: string) => useRead(agencyRequest(id));

/** Admins and agents of an agency, sorted by name. */
export const memberList = (agencyId: string) =>
  defineList({
    path: '/api/agency/agents',
    fixed: { agencyId },
    searchBy: [],
    filters: { all: {} },
    sorts: ['name.asc'],
    heads: ['creationDate'],
  });

export const useMembers = (read: Read<'/api/agency/agents'>) => useRead(read, { keepPreviousData: true });
