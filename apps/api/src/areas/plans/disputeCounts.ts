import { isInquiry } from '@fairlead/rules';
import { type CountedDispute, countDispute } from '../../telemetry/payments.ts';
import type { DisputeChange, DisputeRow } from './disputeChange.ts';

const outcomes: Partial<Record<DisputeRow['status'], CountedDispute>> = {
  WON: 'won',
  LOST: 'lost',
  PREVENTED: 'prevented',
};

/** Counts a dispute when it opens, also from an inquiry, and when the bank decides. */
export function countDisputeChange({ before, after }: DisputeChange): void {
  if (isInquiry(after.status)) return;
  if (before === undefined || isInquiry(before.status)) countDispute('opened');
  const outcome = outcomes[after.status];
  if (outcome && before?.status !== after.status) countDispute(outcome);
}
