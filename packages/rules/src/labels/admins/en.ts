import type { AdminLabels } from '../enums.ts';

export const en: AdminLabels = {
  'adminStatus.INVITED': 'Invited',
  'adminStatus.ACTIVE': 'Active',
  'adminStatus.DISABLED': 'Disabled',
  'jobKind.SEND_MAIL': 'Send mail',
  'jobKind.MARK_UNDELIVERED': 'Mark undelivered mails',
  'jobKind.FORWARD_REQUEST': 'Forward service request',
  'jobKind.SETTLE_PAYMENTS': 'Settle payments',
  'jobKind.START_DAY': 'Update policy statuses and tasks of the day',
  'jobKind.REMIND_DOCUMENT_REQUESTS': 'Remind customers of documents',
  'jobKind.RUN_BULK': 'Change many records',
  'jobKind.CLEAN_UP': 'Delete expired records',
  'jobKind.SWEEP_STORAGE': 'Clean up file storage',
  'jobKind.REMOVE_STORED': 'Remove replaced file',
  'jobKind.OTHER': 'Earlier version',
  'jobLane.mail': 'Mail',
  'jobLane.billing': 'Billing',
  'jobLane.clean-up': 'Clean-up',
  'jobLane.support': 'Support',
  'jobLane.bulk': 'Bulk actions',
};
