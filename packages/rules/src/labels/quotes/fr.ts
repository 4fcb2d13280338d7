import type { QuoteLabels } from '../enums.ts';

export const fr: QuoteLabels = {
  'quoteStatus.PENDING': 'En attente',
  'quoteStatus.PENDING_APPROVAL': 'En attente d’accord',
  'quoteStatus.QUOTED': 'Devis établi',
  'quoteStatus.ACTIVE': 'Actif',
  'quoteStatus.PENDING_CANCEL': 'Résiliation en attente',
  'quoteStatus.CANCELLED': 'Résilié',
  'quoteStatus.EXPIRED': 'Expiré',
  'quoteStatus.CLOSED': 'Clos',
  'quoteFeedback.ACCEPTED': 'Accepté',
  'quoteFeedback.REJECTED': 'Refusé',
};
