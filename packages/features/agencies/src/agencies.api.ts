import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { agencyRead, defineList } from '@fairlead/kit';

export type Agency = Schemas['Agency'];
export type AgencyAgent = Schemas['AgencyAgent'];

export const useAgency = (id: string) => useRead(agencyRead(id));

/** Returns a function that starts the deletion of an agency. The name of the agency confirms it. */
export function useDeleteAgency(id: string): (agencyName: string) => Promise<Result<Agency>> {
  const send = useWrite('post', '/api/agency/delete/id/{id}');
  return (agencyName) => send({ params: { path: { id } }, body: { agencyName } });
}

/** Admins and agents of an agency, sorted by name. */
export const memberList = (agencyId: string) =>
  defineList({
    messages: 'agencies',
    path: '/api/agency/agents',
    fixed: { agencyId },
    sorts: { 'name.asc': 'kit:sort.nameAsc' },
    sortableColumns: ['creationDate'],
  });
