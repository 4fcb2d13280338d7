import type { MailingLabels } from '../enums.ts';

export const fr: MailingLabels = {
  'emailType.POLICY': 'Contrat',
  'emailType.QUOTE': 'Devis',
  'emailType.OPPORTUNITY': 'Opportunité',
  'emailType.OTHER': 'Autre',
  'emailStatus.DELIVERED': 'Remis',
  'emailStatus.RESPONDED': 'Répondu',
  'emailStatus.FAILED': 'Échoué',
};
