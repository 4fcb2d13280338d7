import type { QuoteAnswer, QuoteStatus } from '../../quotes.ts';
import type { TonesOf } from '../tone.ts';

export const quoteStatusTones = {
  PENDING: 'neutral',
  PENDING_APPROVAL: 'warning',
  QUOTED: 'info',
  ACTIVE: 'success',
  PENDING_CANCEL: 'warning',
  CANCELLED: 'danger',
  EXPIRED: 'danger',
  CLOSED: 'neutral',
} as const satisfies TonesOf<QuoteStatus>;

export const quoteAnswerTones = {
  WAITING: 'warning',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  POLICY_TO_WRITE: 'success',
} as const satisfies TonesOf<QuoteAnswer>;
