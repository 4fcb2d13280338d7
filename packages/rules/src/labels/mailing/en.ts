import type { MailingLabels } from '../enums.ts';

export const en: MailingLabels = {
  'emailType.POLICY': 'Policy',
  'emailType.QUOTE': 'Quote',
  'emailType.OPPORTUNITY': 'Opportunity',
  'emailType.OTHER': 'Other',
  'emailStatus.DELIVERED': 'Delivered',
  'emailStatus.RESPONDED': 'Responded',
  'emailStatus.FAILED': 'Failed',
};
