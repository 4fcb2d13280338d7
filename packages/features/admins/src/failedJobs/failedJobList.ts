import { defineList } from '@fairlead/kit';

export const failedJobList = defineList({
  path: '/api/job/failed/all',
  searchBy: [],
  filters: {
    all: {},
    mail: { lane: 'mail' },
    billing: { lane: 'billing' },
    cleanUp: { lane: 'clean-up' },
    support: { lane: 'support' },
  },
  sorts: ['failedAt.desc', 'failedAt.asc'],
});
