import type { QuoteLabels } from '../enums.ts';

export const nl: QuoteLabels = {
  'quoteStatus.PENDING': 'In behandeling',
  'quoteStatus.PENDING_APPROVAL': 'Wacht op akkoord',
  'quoteStatus.QUOTED': 'Offerte gemaakt',
  'quoteStatus.ACTIVE': 'Actief',
  'quoteStatus.PENDING_CANCEL': 'Annulering loopt',
  'quoteStatus.CANCELLED': 'Geannuleerd',
  'quoteStatus.EXPIRED': 'Verlopen',
  'quoteStatus.CLOSED': 'Gesloten',
  'quoteFeedback.ACCEPTED': 'Geaccepteerd',
  'quoteFeedback.REJECTED': 'Afgewezen',
  'quoteAnswer.WAITING': 'Wacht',
  'quoteAnswer.ACCEPTED': 'Geaccepteerd',
  'quoteAnswer.REJECTED': 'Afgewezen',
  'quoteAnswer.POLICY_TO_WRITE': 'Geaccepteerd, nog zonder polis',
};
