import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** What the list of opportunities asks for, by its address. Specification, document 2, sections 2, 4 and 9; RESOLUTIONS G-75. */
export const opportunityList = defineList({
  path: '/api/opportunity/all',
  fixed: { isDeleted: false },
  searchBy: ['serial', 'contactFirstName', 'agentName'],
  filters: {
    all: {},
    new: { status: 'NEW' },
    contacted: { status: 'CONTACTED' },
    quoted: { status: 'QUOTED' },
    quoteReview: { status: 'QUOTE_REVIEW' },
    policied: { status: 'POLICIED' },
    policyReview: { status: 'POLICY_REVIEW' },
    won: { status: 'WON' },
    lost: { status: 'LOST' },
  },
  sorts: ['creationDate.desc', 'creationDate.asc'],
});

/** One opportunity. */
export const opportunityRead = (id: string): Read<'/api/opportunity/id/{id}'> => [
  '/api/opportunity/id/{id}',
  { path: { id } },
];
