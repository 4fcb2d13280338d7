import { defineList } from '@fairlead/kit';

export const failedJobList = defineList({
  messages: 'admins',
  path: '/api/job/failed/all',
  filters: {
    all: { label: 'kit:filter.all' },
    mail: { label: 'jobLane.mail', query: { lane: 'mail' } },
    billing: { label: 'jobLane.billing', query: { lane: 'billing' } },
    cleanUp: { label: 'jobLane.clean-up', query: { lane: 'clean-up' } },
    support: { label: 'jobLane.support', query: { lane: 'support' } },
  },
  sorts: { 'failedAt.desc': 'kit:sort.dateDesc', 'failedAt.asc': 'kit:sort.dateAsc' },
});
