import type { OpportunityStatus } from '../../opportunities.ts';
import type { TonesOf } from '../tone.ts';

export const opportunityStatusTones = {
  NEW: 'success',
  CONTACTED: 'warning',
  QUOTED: 'info',
  QUOTE_REVIEW: 'neutral',
  POLICIED: 'neutral',
  POLICY_REVIEW: 'neutral',
  WON: 'accent',
  LOST: 'neutral',
  IN_PROCESS: 'neutral',
  PROCESSED: 'neutral',
} as const satisfies TonesOf<OpportunityStatus>;
