import type { MailingLabels } from '../enums.ts';

export const nl: MailingLabels = {
  'emailType.POLICY': 'Polis',
  'emailType.QUOTE': 'Offerte',
  'emailType.OPPORTUNITY': 'Verkoopkans',
  'emailType.OTHER': 'Overig',
  'emailStatus.DELIVERED': 'Afgeleverd',
  'emailStatus.RESPONDED': 'Beantwoord',
  'emailStatus.FAILED': 'Mislukt',
};
