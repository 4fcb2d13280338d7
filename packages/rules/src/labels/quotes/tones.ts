import type { QuoteStatus } from '../../quotes.ts';
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
