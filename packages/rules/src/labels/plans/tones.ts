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
