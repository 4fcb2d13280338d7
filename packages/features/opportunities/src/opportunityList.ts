import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

/** Opportunity list: search fields, filters and sorting, kept in the URL. */
export const opportunityList = defineList({
  messages: 'opportunities',
  path: '/api/opportunity/all',
  fixed: { isDeleted: false },
  searchBy: { serial: 'serial', contactFirstName: 'name', agentName: 'kit:agent' },
  filters: {
    all: { label: 'kit:filter.all' },
    new: { label: 'opportunityStatus.NEW', query: { status: 'NEW' } },
    contacted: { label: 'opportunityStatus.CONTACTED', query: { status: 'CONTACTED' } },
    quoted: { label: 'opportunityStatus.QUOTED', query: { status: 'QUOTED' } },
    quoteReview: { label: 'opportunityStatus.QUOTE_REVIEW', query: { status: 'QUOTE_REVIEW' } },
    policied: { label: 'opportunityStatus.POLICIED', query: { status: 'POLICIED' } },
    policyReview: { label: 'opportunityStatus.POLICY_REVIEW', query: { status: 'POLICY_REVIEW' } },
    won: { label: 'opportunityStatus.WON', query: { status: 'WON' } },
    lost: { label: 'opportunityStatus.LOST', query: { status: 'LOST' } },
  },
  sorts: { 'creationDate.desc': 'sort.desc', 'creationDate.asc': 'sort.asc' },
});

export const opportunityRead = (id: string): Read<'/api/opportunity/id/{id}'> => [
  '/api/opportunity/id/{id}',
  { path: { id } },
];
