import type { VerificationStatus } from '../../verification.ts';
import type { TonesOf } from '../tone.ts';

export const verificationTones = {
  MISSING: 'neutral',
  PENDING: 'warning',
  APPROVED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'danger',
} as const satisfies TonesOf<VerificationStatus>;
