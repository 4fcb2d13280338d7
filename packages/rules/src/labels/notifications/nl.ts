import type { NotificationLabels } from '../enums.ts';

export const nl: NotificationLabels = {
  'notificationEvent.QUOTE_ANSWERED': 'Offerte geaccepteerd of afgewezen',
  'notificationEvent.QUOTE_UNANSWERED': 'Offerte zonder antwoord',
  'notificationEvent.REPLY_RECEIVED': 'E-mail ontvangen',
  'notificationEvent.SERVICE_REQUESTED': 'Service aangevraagd',
  'notificationEvent.CERTIFICATE_REQUESTED': 'Verzekeringsbewijs aangevraagd',
  'notificationEvent.OPPORTUNITY_UNTOUCHED': 'Kans zonder activiteit',
  'notificationEvent.POLICY_EXPIRING': 'Polis loopt af zonder verlenging',
  'notificationEvent.TRANSACTION_PAST_DUE': 'Betaling achterstallig',
  'notificationEvent.CLAIM_MOVED': 'Schade gemeld of heropend',
  'notificationEvent.CLAIM_UNCHANGED': 'Schade zonder wijziging',
  'notificationEvent.DOCUMENT_EXPIRING': 'Verificatiedocument verloopt',
  'notificationEvent.MENTION': 'Vermelding in een notitie',
  'notificationEvent.TASK_ASSIGNED': 'Aan u toegewezen taak',
  'notificationEvent.QUOTE_SENT': 'Nieuwe offerte',
  'notificationEvent.DOCUMENT_REQUESTED': 'Document gevraagd',
  'notificationEvent.CLAIM_STATUS_CHANGED': 'Status van een schade gewijzigd',
  'notificationEvent.SERVICE_ANSWERED': 'Verzoek beantwoord',
  'notificationEvent.CERTIFICATE_READY': 'Verzekeringsbewijs gereed',
  'notificationEvent.PAYMENT_PAST_DUE': 'Betaling achterstallig',
};
