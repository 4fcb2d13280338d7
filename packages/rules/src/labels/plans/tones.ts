import type { DisputeStatus } from '../../disputes.ts';
import type { PlanStatus } from '../../plans.ts';
import type { RefundStatus } from '../../refunds.ts';
import type { TonesOf } from '../tone.ts';

export const planStatusTones = {
  NONE: 'neutral',
  ACTIVE: 'success',
  EXPIRING: 'warning',
  EXPIRED: 'danger',
} as const satisfies TonesOf<PlanStatus | 'NONE' | 'EXPIRING'>;

export const transactionStatusTones = {
  PENDING: 'warning',
  PAID: 'success',
  FAILED: 'danger',
  REFUNDED: 'neutral',
} as const satisfies TonesOf<'PENDING' | 'PAID' | 'FAILED' | 'REFUNDED'>;

export const refundStatusTones = {
  PENDING: 'warning',
  SUCCEEDED: 'neutral',
  FAILED: 'danger',
} as const satisfies TonesOf<RefundStatus>;

export const disputeStatusTones = {
  INQUIRY_NEEDS_RESPONSE: 'warning',
  INQUIRY_UNDER_REVIEW: 'info',
  INQUIRY_CLOSED: 'neutral',
  NEEDS_RESPONSE: 'danger',
  UNDER_REVIEW: 'warning',
  APPEAL_NEEDS_RESPONSE: 'danger',
  APPEAL_UNDER_REVIEW: 'warning',
  WON: 'success',
  LOST: 'danger',
  PREVENTED: 'neutral',
} as const satisfies TonesOf<DisputeStatus>;
