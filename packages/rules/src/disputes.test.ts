import { describe, expect, it } from 'vitest';
import { blocksRefund, disputeStatuses, isDisputeOpen, isInquiry, needsEvidence } from './disputes.ts';

const those = (matches: (status: (typeof disputeStatuses)[number]) => boolean) => disputeStatuses.filter(matches);

describe('a dispute', () => {
  it('is open until the bank has decided', () => {
    expect(those((status) => !isDisputeOpen(status))).toEqual(['INQUIRY_CLOSED', 'WON', 'LOST', 'PREVENTED']);
  });

  it('blocks refunds while it is open, unless it is an inquiry', () => {
    expect(those(blocksRefund)).toEqual([
      'NEEDS_RESPONSE',
      'UNDER_REVIEW',
      'APPEAL_NEEDS_RESPONSE',
      'APPEAL_UNDER_REVIEW',
    ]);
  });

  it('needs evidence in three stages', () => {
    expect(those(needsEvidence)).toEqual(['INQUIRY_NEEDS_RESPONSE', 'NEEDS_RESPONSE', 'APPEAL_NEEDS_RESPONSE']);
  });

  it('begins as an inquiry of the bank', () => {
    expect(those(isInquiry)).toEqual(['INQUIRY_NEEDS_RESPONSE', 'INQUIRY_UNDER_REVIEW', 'INQUIRY_CLOSED']);
  });
});
