import type { MailingLabels } from '../enums.ts';

export const de: MailingLabels = {
  'emailType.POLICY': 'Police',
  'emailType.QUOTE': 'Angebot',
  'emailType.OPPORTUNITY': 'Verkaufschance',
  'emailType.OTHER': 'Sonstiges',
  'emailStatus.DELIVERED': 'Zugestellt',
  'emailStatus.RESPONDED': 'Beantwortet',
  'emailStatus.FAILED': 'Fehlgeschlagen',
};
