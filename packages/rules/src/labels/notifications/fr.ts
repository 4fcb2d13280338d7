import type { NotificationLabels } from '../enums.ts';

export const fr: NotificationLabels = {
  'notificationEvent.QUOTE_ANSWERED': 'Devis accepté ou refusé',
  'notificationEvent.QUOTE_UNANSWERED': 'Devis sans réponse',
  'notificationEvent.REPLY_RECEIVED': 'E-mail reçu',
  'notificationEvent.SERVICE_REQUESTED': 'Service demandé',
  'notificationEvent.CERTIFICATE_REQUESTED': 'Attestation demandée',
  'notificationEvent.OPPORTUNITY_UNTOUCHED': 'Opportunité sans activité',
  'notificationEvent.POLICY_EXPIRING': 'Contrat arrivant à échéance sans renouvellement',
  'notificationEvent.TRANSACTION_PAST_DUE': 'Paiement en retard',
  'notificationEvent.CLAIM_MOVED': 'Sinistre déclaré ou rouvert',
  'notificationEvent.CLAIM_UNCHANGED': 'Sinistre sans changement',
  'notificationEvent.DOCUMENT_EXPIRING': 'Document de vérification arrivant à échéance',
  'notificationEvent.MENTION': 'Mention dans une note',
  'notificationEvent.TASK_ASSIGNED': 'Tâche qui vous est attribuée',
  'notificationEvent.QUOTE_SENT': 'Nouveau devis',
  'notificationEvent.DOCUMENT_REQUESTED': 'Document demandé',
  'notificationEvent.CLAIM_STATUS_CHANGED': "Statut d'un sinistre modifié",
  'notificationEvent.SERVICE_ANSWERED': 'Réponse à une demande',
  'notificationEvent.CERTIFICATE_READY': 'Attestation prête',
  'notificationEvent.PAYMENT_PAST_DUE': 'Paiement en retard',
};
