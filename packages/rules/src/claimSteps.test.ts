import { expect, it } from 'vitest';
import { claimSteps } from './claimSteps.ts';
import { type ClaimStatus, claimStatuses } from './claims.ts';

/** Steps after these status changes, oldest first. */
const stepsAfter = (...statuses: ClaimStatus[]) =>
  claimSteps({
    claimStatus: statuses.at(-1) ?? 'SUBMITTED',
    history: [...statuses].reverse().map((claimStatus) => ({ claimStatus })),
  }).steps;

it.each(claimStatuses)('shows %s among two to six steps', (claimStatus) => {
  const { steps, current } = claimSteps({ claimStatus, history: [{ claimStatus }, { claimStatus: 'SUBMITTED' }] });
  expect(steps).toContain(current);
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.length).toBeLessThanOrEqual(6);
  expect(new Set(steps).size).toBe(steps.length);
});

it('shows the information request and the outcome only after they happened', () => {
  const filed = ['SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER'] as const;
  expect(stepsAfter(...filed)).toEqual([...filed, 'OUTCOME', 'CLOSED']);
  expect(stepsAfter(...filed, 'INFO_REQUESTED')).toEqual([...filed, 'INFO_REQUESTED', 'OUTCOME', 'CLOSED']);
  expect(stepsAfter(...filed, 'SETTLED')).toEqual([...filed, 'SETTLED', 'CLOSED']);
  expect(stepsAfter(...filed, 'INFO_REQUESTED', 'DENIED', 'CLOSED')).toEqual([
    ...filed,
    'INFO_REQUESTED',
    'DENIED',
    'CLOSED',
  ]);
  expect(stepsAfter(...filed, 'DENIED', 'CLOSED', 'REOPENED')).toEqual([...filed, 'DENIED', 'CLOSED', 'REOPENED']);
  expect(stepsAfter(...filed, 'DENIED', 'CLOSED', 'REOPENED', 'IN_REVIEW')).toEqual([...filed, 'OUTCOME', 'CLOSED']);
  expect(stepsAfter('SUBMITTED', 'WITHDRAWN')).toEqual(['SUBMITTED', 'WITHDRAWN']);
  expect(stepsAfter('SUBMITTED', 'IN_REVIEW', 'WITHDRAWN')).toEqual(['SUBMITTED', 'IN_REVIEW', 'WITHDRAWN']);
});
