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
  'quoteAnswer.WAITING': 'En attente',
  'quoteAnswer.ACCEPTED': 'Accepté',
  'quoteAnswer.REJECTED': 'Refusé',
  'quoteAnswer.POLICY_TO_WRITE': 'Accepté, contrat à établir',
};
