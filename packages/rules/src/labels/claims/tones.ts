import type { ClaimStatus } from '../../claims.ts';
import type { TonesOf } from '../tone.ts';

export const claimStatusTones = {
  SUBMITTED: 'neutral',
  IN_REVIEW: 'info',
  FILED_WITH_CARRIER: 'accent',
  INFO_REQUESTED: 'warning',
  SETTLED: 'success',
  DENIED: 'danger',
  CLOSED: 'neutral',
  REOPENED: 'secondary',
  WITHDRAWN: 'neutral',
} as const satisfies TonesOf<ClaimStatus>;
