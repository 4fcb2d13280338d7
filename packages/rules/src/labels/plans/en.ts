import type { PlanLabels } from '../enums.ts';

export const en: PlanLabels = {
  'planStatus.NONE': 'No plan',
  'planStatus.ACTIVE': 'Active',
  'planStatus.EXPIRING': 'Expiring',
  'planStatus.EXPIRED': 'Expired',
  'subscriptionDuration.ONE_MONTH': '1 month',
  'subscriptionDuration.THREE_MONTH': '3 months',
  'subscriptionDuration.SIX_MONTH': '6 months',
  'subscriptionDuration.TWELVE_MONTH': '12 months',
  'transactionKind.NEW': 'New',
  'transactionKind.UPDATE': 'Update',
  'transactionKind.REACTIVATION': 'Reactivation',
  'transactionStatus.PENDING': 'Pending',
  'transactionStatus.PAID': 'Paid',
  'transactionStatus.FAILED': 'Failed',
  'transactionStatus.REFUNDED': 'Refunded',
  'refundReason.DUPLICATE': 'Duplicate payment',
  'refundReason.SMALLER_PLAN': 'Change to a smaller plan',
  'refundReason.CANCELLED': 'Cancelled',
  'refundReason.BILLING_ERROR': 'Billing error',
  'refundReason.OTHER': 'Other',
};
