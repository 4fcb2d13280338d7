import type { CertificateStatus, PolicyPaymentStatus, PolicyStatus } from '../../policies.ts';
import type { RenewalStage } from '../../renewals.ts';
import type { StatusTone, TonesOf } from '../tone.ts';

/** Tones of policy statuses, except on the edit page. */
export const policyStatusTones = {
  MISSING_INFO: 'accent',
  ACTIVE: 'success',
  PENDING: 'warning',
  IN_REVIEW: 'secondary',
  EXPIRING: 'secondary',
  EXPIRED: 'danger',
  NOT_RENEWED: 'accent',
  BOUND: 'accent',
  FAILED: 'accent',
  QUEUED: 'accent',
  CANCELLED: 'danger',
} as const satisfies TonesOf<PolicyStatus>;

/** Tones of policy statuses on the edit page. */
export const policyDetailTones = {
  MISSING_INFO: 'secondary',
  ACTIVE: 'secondary',
  PENDING: 'info',
  IN_REVIEW: 'secondary',
  EXPIRING: 'secondary',
  EXPIRED: 'secondary',
  NOT_RENEWED: 'secondary',
  BOUND: 'secondary',
  FAILED: 'secondary',
  QUEUED: 'secondary',
  CANCELLED: 'secondary',
} as const satisfies TonesOf<PolicyStatus>;

const failedStatuses: readonly PolicyStatus[] = ['MISSING_INFO', 'EXPIRED', 'NOT_RENEWED', 'FAILED', 'CANCELLED'];

/** Whether an icon marks the status as a failure. The prescribed tone of most failures does not show it. */
export const marksPolicyFailure = (status: PolicyStatus, tone: StatusTone): boolean =>
  tone !== 'danger' && failedStatuses.includes(status);

export const policyPaymentTones = {
  PENDING: 'warning',
  PAID: 'success',
  PAST_DUE: 'accent',
  AUTO_PAY: 'accent',
} as const satisfies TonesOf<PolicyPaymentStatus>;

export const certificateTones = { REQUESTED: 'warning', SENT: 'success' } as const satisfies TonesOf<CertificateStatus>;

export const renewalStageTones = {
  NOT_STARTED: 'neutral',
  QUOTING: 'info',
  OFFERED: 'warning',
  ACCEPTED: 'success',
  LOST: 'danger',
} as const satisfies TonesOf<RenewalStage>;
