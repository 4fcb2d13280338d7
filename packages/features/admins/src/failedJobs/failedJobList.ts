import { defineList, enumFilters, sortsBy } from '@fairlead/kit';

export const failedJobList = defineList({
  messages: 'admins',
  path: '/api/job/failed/all',
  filters: enumFilters('lane', 'jobLane', ['mail', 'billing', 'clean-up', 'support', 'bulk']),
  sorts: sortsBy({ failedAt: 'kit:sort.date' }),
});
