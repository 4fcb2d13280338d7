import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** The people of an agency, as cards. Pages: RESOLUTIONS, G-72. */
export const agentList = (agencyId: string) =>
  defineList({
    path: '/api/agency/agents',
    fixed: { agencyId },
    searchBy: ['name', 'email'],
    filters: { all: {} },
    sorts: ['name.asc', 'name.desc', 'creationDate.desc', 'creationDate.asc'],
    pageSizes: [5, 10, 25, 50],
    pageSize: 10,
  });

/** One of them. */
export const agentRead = (id: string): Read<'/api/agency/agents/id/{id}'> => [
  '/api/agency/agents/id/{id}',
  { path: { id } },
];

/** What the forms let one choose from. */
export const choices: {
  insuranceTypes: Read<'/api/insurance-type/dropdown'>;
  states: Read<'/api/states/all'>;
} = {
  insuranceTypes: ['/api/insurance-type/dropdown', {}],
  states: ['/api/states/all', {}],
};

/** Who was asked to join and has not answered, the latest first. */
export const invitationsRead: Read<'/api/invitation/all'> = ['/api/invitation/all', { query: { pageSize: 100 } }];
