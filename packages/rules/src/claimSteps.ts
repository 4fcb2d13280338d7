import type { ClaimStatus } from './claims.ts';

/** Step of a claim. OUTCOME is the decision while it is open. */
type ClaimStep = ClaimStatus | 'OUTCOME';

interface Progress {
  claimStatus: ClaimStatus;
  /** Status changes, newest first. */
  history: readonly { claimStatus: ClaimStatus }[];
}

/** Steps of a claim for its stepper: two to six, past and future. The request for information is a step only if it happened. */
export function claimSteps({ claimStatus, history }: Progress): { steps: readonly ClaimStep[]; current: ClaimStep } {
  const passed = (status: ClaimStatus) => history.some((change) => change.claimStatus === status);
  if (claimStatus === 'WITHDRAWN') {
    return {
      steps: ['SUBMITTED', ...(passed('IN_REVIEW') ? (['IN_REVIEW'] as const) : []), 'WITHDRAWN'],
      current: 'WITHDRAWN',
    };
  }
  // the newest decision counts, because a reopened claim can end differently
  const decision = history.find((change) => change.claimStatus === 'SETTLED' || change.claimStatus === 'DENIED');
  const decisionKnown = claimStatus === 'CLOSED' || claimStatus === 'REOPENED';
  const outcome: ClaimStep =
    claimStatus === 'SETTLED' || claimStatus === 'DENIED'
      ? claimStatus
      : decisionKnown && decision
        ? decision.claimStatus
        : 'OUTCOME';
  const isDecided = outcome !== 'OUTCOME';
  const showsInfoRequest =
    claimStatus === 'INFO_REQUESTED' || (isDecided && claimStatus !== 'REOPENED' && passed('INFO_REQUESTED'));
  return {
    steps: [
      'SUBMITTED',
      'IN_REVIEW',
      'FILED_WITH_CARRIER',
      ...(showsInfoRequest ? (['INFO_REQUESTED'] as const) : []),
      outcome,
      'CLOSED',
      ...(claimStatus === 'REOPENED' ? (['REOPENED'] as const) : []),
    ],
    current: claimStatus,
  };
}
