import type { Schemas } from '@fairlead/api-client/client';
import { useRead } from '@fairlead/api-client/swr';
import { defineList } from '@fairlead/kit';
import { agencyRequest } from './own/lists';

export type Agency = Schemas['Agency'];
export type AgencyAgent = Schemas['AgencyAgent'];

export const useAgency = (id: string) => useRead(agencyRequest(id));

/** Admins and agents of an agency, sorted by name. */
export const memberList = (agencyId: string) =>
  defineList({
    messages: 'agencies',
    path: '/api/agency/agents',
    fixed: { agencyId },
    sorts: { 'name.asc': 'kit:sort.nameAsc' },
    sortableColumns: ['creationDate'],
  });
