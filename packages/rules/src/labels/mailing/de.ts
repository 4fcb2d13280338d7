import type { MailingLabels } from '../enums.ts';

export const de: MailingLabels = {
  'emailType.POLICY': 'Police',
  'emailType.QUOTE': 'Angebot',
  'emailType.OPPORTUNITY': 'Verkaufschance',
  'emailType.OTHER': 'Sonstiges',
  'emailStatus.DELIVERED': 'Zugestellt',
  'emailStatus.RESPONDED': 'Beantwortet',
  'emailStatus.FAILED': 'Fehlgeschlagen',
  'automaticMailKind.QUOTE_READY': 'Angebot liegt vor',
  'automaticMailKind.POLICY_TRANSACTION': 'Transaktion einer Police',
  'automaticMailKind.CERTIFICATE_SENT': 'Versicherungsbestätigung gesendet',
  'automaticMailKind.SERVICE_ANSWERED': 'Anfrage beantwortet',
  'automaticMailKind.DOCUMENT_REQUESTED': 'Dokument angefordert',
  'automaticMailKind.CLAIM_STATUS': 'Status eines Schadenfalls',
  'automaticMailKind.CUSTOMER_INVITATION': 'Einladung eines Kunden',
  'automaticMailKind.AGENT_INVITATION': 'Einladung eines Vermittlers',
};
