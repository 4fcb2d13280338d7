import type { NotificationLabels } from '../enums.ts';

export const de: NotificationLabels = {
  'notificationEvent.QUOTE_ANSWERED': 'Angebot angenommen oder abgelehnt',
  'notificationEvent.QUOTE_UNANSWERED': 'Angebot ohne Antwort',
  'notificationEvent.REPLY_RECEIVED': 'E-Mail eingegangen',
  'notificationEvent.SERVICE_REQUESTED': 'Serviceanfrage eingegangen',
  'notificationEvent.CERTIFICATE_REQUESTED': 'Versicherungs\u00adbestätigung angefordert',
  'notificationEvent.OPPORTUNITY_UNTOUCHED': 'Anfrage ohne Bearbeitung',
  'notificationEvent.POLICY_EXPIRING': 'Police läuft ohne Verlängerung ab',
  'notificationEvent.TRANSACTION_PAST_DUE': 'Zahlung überfällig',
  'notificationEvent.CLAIM_MOVED': 'Schadenfall gemeldet oder wieder geöffnet',
  'notificationEvent.CLAIM_UNCHANGED': 'Schadenfall ohne Änderung',
  'notificationEvent.DOCUMENT_EXPIRING': 'Prüfdokument läuft ab',
  'notificationEvent.MENTION': 'Erwähnung in einer Notiz',
  'notificationEvent.TASK_ASSIGNED': 'Ihnen zugewiesene Aufgabe',
  'notificationEvent.QUOTE_SENT': 'Neues Angebot',
  'notificationEvent.DOCUMENT_REQUESTED': 'Dokument angefordert',
  'notificationEvent.CLAIM_STATUS_CHANGED': 'Status eines Schadenfalls geändert',
  'notificationEvent.SERVICE_ANSWERED': 'Anfrage beantwortet',
  'notificationEvent.CERTIFICATE_READY': 'Versicherungsbestätigung bereit',
  'notificationEvent.PAYMENT_PAST_DUE': 'Zahlung überfällig',
};
