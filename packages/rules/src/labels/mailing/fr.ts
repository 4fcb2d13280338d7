import type { MailingLabels } from '../enums.ts';

export const fr: MailingLabels = {
  'emailType.POLICY': 'Contrat',
  'emailType.QUOTE': 'Devis',
  'emailType.OPPORTUNITY': 'Opportunité',
  'emailType.OTHER': 'Autre',
  'emailStatus.DELIVERED': 'Remis',
  'emailStatus.RESPONDED': 'Répondu',
  'emailStatus.FAILED': 'Échoué',
  'automaticMailKind.QUOTE_READY': 'Devis prêt',
  'automaticMailKind.POLICY_TRANSACTION': 'Opération d’un contrat',
  'automaticMailKind.CERTIFICATE_SENT': 'Attestation envoyée',
  'automaticMailKind.SERVICE_ANSWERED': 'Réponse à une demande',
  'automaticMailKind.DOCUMENT_REQUESTED': 'Document demandé',
  'automaticMailKind.CLAIM_STATUS': 'Statut d’un sinistre',
  'automaticMailKind.CUSTOMER_INVITATION': 'Invitation d’un client',
  'automaticMailKind.AGENT_INVITATION': 'Invitation d’un agent',
};
