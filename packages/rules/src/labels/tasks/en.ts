import type { TaskLabels } from '../enums.ts';

export const en: TaskLabels = {
  'taskKind.CALL': 'Phone call',
  'taskKind.EMAIL': 'Mail',
  'taskKind.QUOTE': 'Quote',
  'taskKind.RENEWAL': 'Renewal',
  'taskKind.PAYMENT': 'Payment',
  'taskKind.CLAIM': 'Claim',
  'taskKind.CERTIFICATE': 'Certificate',
  'taskKind.DOCUMENT': 'Document',
  'taskKind.OTHER': 'Other',
  'workGroup.OVERDUE': 'Overdue',
  'workGroup.TODAY': 'Today',
  'workGroup.WEEK': 'This week',
  'workGroup.LATER': 'Later',
  'workGroup.SNOOZED': 'Snoozed',
};
