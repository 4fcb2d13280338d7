import type { MailingLabels } from '../enums.ts';

export const nl: MailingLabels = {
  'emailType.POLICY': 'Polis',
  'emailType.QUOTE': 'Offerte',
  'emailType.OPPORTUNITY': 'Verkoopkans',
  'emailType.OTHER': 'Overig',
  'emailStatus.DELIVERED': 'Afgeleverd',
  'emailStatus.RESPONDED': 'Beantwoord',
  'emailStatus.FAILED': 'Mislukt',
  'automaticMailKind.QUOTE_READY': 'Offerte gereed',
  'automaticMailKind.POLICY_TRANSACTION': 'Transactie van een polis',
  'automaticMailKind.CERTIFICATE_SENT': 'Verzekeringsbewijs verzonden',
  'automaticMailKind.SERVICE_ANSWERED': 'Verzoek beantwoord',
  'automaticMailKind.DOCUMENT_REQUESTED': 'Document gevraagd',
  'automaticMailKind.CLAIM_STATUS': 'Status van een schade',
  'automaticMailKind.CUSTOMER_INVITATION': 'Uitnodiging van een klant',
  'automaticMailKind.AGENT_INVITATION': 'Uitnodiging van een adviseur',
};
