import type { QuoteLabels } from '../enums.ts';

export const en: QuoteLabels = {
  'quoteStatus.PENDING': 'Pending',
  'quoteStatus.PENDING_APPROVAL': 'Pending Approval',
  'quoteStatus.QUOTED': 'Quoted',
  'quoteStatus.ACTIVE': 'Active',
  'quoteStatus.PENDING_CANCEL': 'Pending Cancel',
  'quoteStatus.CANCELLED': 'Cancelled',
  'quoteStatus.EXPIRED': 'Expired',
  'quoteStatus.CLOSED': 'Closed',
  'quoteFeedback.ACCEPTED': 'Accepted',
  'quoteFeedback.REJECTED': 'Rejected',
  'quoteAnswer.WAITING': 'Waiting',
  'quoteAnswer.ACCEPTED': 'Accepted',
  'quoteAnswer.REJECTED': 'Rejected',
  'quoteAnswer.POLICY_TO_WRITE': 'Accepted, policy to write',
};
