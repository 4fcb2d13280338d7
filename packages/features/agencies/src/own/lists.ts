import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList } from '@fairlead/kit';

/** Members of an agency, as cards. */
export const agentList = (agencyId: string) =>
  defineList({
    messages: 'agencies',
    path: '/api/agency/agents',
    fixed: { agencyId },
    searchBy: { name: 'name', email: 'email' },
    sorts: { 'name.asc': 'kit:sort.nameAsc', 'name.desc': 'kit:sort.nameDesc', ...dateSorts },
    pageSizes: [5, 10, 25, 50],
    pageSize: 10,
  });

export const agentRequest = (id: string): Read<'/api/agency/agents/id/{id}'> => [
  '/api/agency/agents/id/{id}',
  { path: { id } },
];

/** Choices of the forms. */
export const choices: {
  insuranceTypes: Read<'/api/insurance-type/dropdown'>;
  states: Read<'/api/states/all'>;
} = {
  insuranceTypes: ['/api/insurance-type/dropdown', {}],
  states: ['/api/states/all', {}],
};

/** Open invitations, newest first. */
export const invitationsRequest: Read<'/api/invitation/all'> = ['/api/invitation/all', { query: { pageSize: 100 } }];
