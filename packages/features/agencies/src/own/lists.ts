import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList, readById } from '@fairlead/kit';

/** Members of an agency, as cards. */
export const agentList = (agencyId: string) =>
  defineList({
    messages: 'agencies',
    path: '/api/agency/agents',
    exportable: true,
    fixed: { agencyId },
    searchBy: { name: 'name', email: 'email' },
    sorts: { 'name.asc': 'kit:sort.nameAsc', 'name.desc': 'kit:sort.nameDesc', ...dateSorts },
    pageSizes: [5, 10, 25, 50],
    pageSize: 10,
  });

export const agentRequest = readById('/api/agency/agents/id/{id}');

/** Open invitations, newest first. */
export const invitationsRequest: Read<'/api/invitation/all'> = ['/api/invitation/all', { query: { pageSize: 100 } }];
