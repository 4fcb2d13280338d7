import type { Schemas } from '@fairlead/api-client/client';
import { claimStatuses } from '@fairlead/rules';
import { expect, it } from 'vitest';
import { stepsOf } from './claimSteps';

type Status = Schemas['ClaimStatus'];
/** After these, the first of them the first. */
const after = (...way: Status[]) =>
  stepsOf({
    claimStatus: way.at(-1) ?? 'SUBMITTED',
    history: [...way].reverse().map((claimStatus) => ({ claimStatus })),
  }).steps;

it.each(claimStatuses)('shows %s among two to six steps', (claimStatus) => {
  const { steps, current } = stepsOf({ claimStatus, history: [{ claimStatus }, { claimStatus: 'SUBMITTED' }] });
  expect(steps).toContain(current);
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.length).toBeLessThanOrEqual(6);
  expect(new Set(steps).size).toBe(steps.length);
});

it('says what was asked for only where it was, and how it ended once that is known', () => {
  const filed = ['SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER'] as const;
  expect(after(...filed)).toEqual([...filed, 'OUTCOME', 'CLOSED']);
  expect(after(...filed, 'INFO_REQUESTED')).toEqual([...filed, 'INFO_REQUESTED', 'OUTCOME', 'CLOSED']);
  expect(after(...filed, 'SETTLED')).toEqual([...filed, 'SETTLED', 'CLOSED']);
  expect(after(...filed, 'INFO_REQUESTED', 'DENIED', 'CLOSED')).toEqual([
    ...filed,
    'INFO_REQUESTED',
    'DENIED',
    'CLOSED',
  ]);
  expect(after(...filed, 'DENIED', 'CLOSED', 'REOPENED')).toEqual([...filed, 'DENIED', 'CLOSED', 'REOPENED']);
  expect(after(...filed, 'DENIED', 'CLOSED', 'REOPENED', 'IN_REVIEW')).toEqual([...filed, 'OUTCOME', 'CLOSED']);
  expect(after('SUBMITTED', 'WITHDRAWN')).toEqual(['SUBMITTED', 'WITHDRAWN']);
  expect(after('SUBMITTED', 'IN_REVIEW', 'WITHDRAWN')).toEqual(['SUBMITTED', 'IN_REVIEW', 'WITHDRAWN']);
});
