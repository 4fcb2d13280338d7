import type { NotificationLabels } from '../enums.ts';

export const en: NotificationLabels = {
  'notificationEvent.QUOTE_ANSWERED': 'Quote accepted or rejected',
  'notificationEvent.QUOTE_UNANSWERED': 'Quote has no answer',
  'notificationEvent.REPLY_RECEIVED': 'Mail received',
  'notificationEvent.SERVICE_REQUESTED': 'Service requested',
  'notificationEvent.CERTIFICATE_REQUESTED': 'Certificate requested',
  'notificationEvent.OPPORTUNITY_UNTOUCHED': 'Opportunity without activity',
  'notificationEvent.POLICY_EXPIRING': 'Policy expires without a renewal',
  'notificationEvent.TRANSACTION_PAST_DUE': 'Payment past due',
  'notificationEvent.CLAIM_MOVED': 'Claim reported or reopened',
  'notificationEvent.CLAIM_UNCHANGED': 'Claim without change',
  'notificationEvent.DOCUMENT_EXPIRING': 'Verification document expires',
  'notificationEvent.MENTION': 'Mention in a note',
  'notificationEvent.TASK_ASSIGNED': 'Task assigned to you',
  'notificationEvent.QUOTE_SENT': 'New quote',
  'notificationEvent.DOCUMENT_REQUESTED': 'Document requested',
  'notificationEvent.CLAIM_STATUS_CHANGED': 'Claim status changed',
  'notificationEvent.SERVICE_ANSWERED': 'Service request answered',
  'notificationEvent.CERTIFICATE_READY': 'Certificate ready',
  'notificationEvent.PAYMENT_PAST_DUE': 'Payment past due',
};
