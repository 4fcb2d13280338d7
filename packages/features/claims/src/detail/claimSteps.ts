import type { Schemas } from '@fairlead/api-client/client';

type Status = Schemas['ClaimStatus'];
type ClaimStep = Status | 'OUTCOME';

interface Progress {
  claimStatus: Status;
  history: readonly { claimStatus: Status }[];
}

/**
 * The way of a claim as its stepper shows it: what it went through and what is to come. Two to six steps; that somebody
 * asked for something is one of them only where it happened.
 */
export function stepsOf({ claimStatus, history }: Progress): { steps: readonly ClaimStep[]; current: ClaimStep } {
  const was = (status: Status) => history.some((change) => change.claimStatus === status);
  if (claimStatus === 'WITHDRAWN') {
    return {
      steps: ['SUBMITTED', ...(was('IN_REVIEW') ? (['IN_REVIEW'] as const) : []), 'WITHDRAWN'],
      current: 'WITHDRAWN',
    };
  }
  // the newest of both: one that was reopened can end in another way
  const decided = history.find((change) => change.claimStatus === 'SETTLED' || change.claimStatus === 'DENIED');
  const over = claimStatus === 'CLOSED' || claimStatus === 'REOPENED';
  const outcome: ClaimStep =
    claimStatus === 'SETTLED' || claimStatus === 'DENIED'
      ? claimStatus
      : over && decided
        ? decided.claimStatus
        : 'OUTCOME';
  const beyond = outcome !== 'OUTCOME';
  const asked = claimStatus === 'INFO_REQUESTED' || (beyond && claimStatus !== 'REOPENED' && was('INFO_REQUESTED'));
  return {
    steps: [
      'SUBMITTED',
      'IN_REVIEW',
      'FILED_WITH_CARRIER',
      ...(asked ? (['INFO_REQUESTED'] as const) : []),
      outcome,
      'CLOSED',
      ...(claimStatus === 'REOPENED' ? (['REOPENED'] as const) : []),
    ],
    current: claimStatus,
  };
}
