import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** Opportunity list: search fields, filters and sorting, kept in the URL. */
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

export const opportunityRead = (id: string): Read<'/api/opportunity/id/{id}'> => [
  '/api/opportunity/id/{id}',
  { path: { id } },
];
