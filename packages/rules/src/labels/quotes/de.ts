import type { QuoteLabels } from '../enums.ts';

export const de: QuoteLabels = {
  'quoteStatus.PENDING': 'Ausstehend',
  'quoteStatus.PENDING_APPROVAL': 'Wartet auf Zustimmung',
  'quoteStatus.QUOTED': 'Angebot erstellt',
  'quoteStatus.ACTIVE': 'Aktiv',
  'quoteStatus.PENDING_CANCEL': 'Stornierung läuft',
  'quoteStatus.CANCELLED': 'Storniert',
  'quoteStatus.EXPIRED': 'Abgelaufen',
  'quoteStatus.CLOSED': 'Geschlossen',
  'quoteFeedback.ACCEPTED': 'Angenommen',
  'quoteFeedback.REJECTED': 'Abgelehnt',
  'quoteAnswer.WAITING': 'Wartet',
  'quoteAnswer.ACCEPTED': 'Angenommen',
  'quoteAnswer.REJECTED': 'Abgelehnt',
  'quoteAnswer.POLICY_TO_WRITE': 'Angenommen, Police ausstehend',
};
