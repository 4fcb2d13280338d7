/** Messages about failed jobs. */
export const en = {
  'job.notFound': 'This failed job no longer exists',
  'job.retried': 'The job runs again',
  'job.discarded': 'Failed job discarded',
  'job.kindUnknown': 'This version cannot run this job. Discard it instead',
} as const;
