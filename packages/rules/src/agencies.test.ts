import { expect, it } from 'vitest';
import { agencyVerification } from './agencies.ts';

it.each([
  [{ required: 0, approved: 0, pending: 0 }, 'VERIFIED'],
  [{ required: 2, approved: 2, pending: 0 }, 'VERIFIED'],
  [{ required: 2, approved: 1, pending: 1 }, 'PENDING'],
  [{ required: 2, approved: 0, pending: 2 }, 'PENDING'],
  [{ required: 2, approved: 1, pending: 0 }, 'INCOMPLETE'],
  [{ required: 2, approved: 0, pending: 0 }, 'INCOMPLETE'],
] as const)('documents %j result in %s', (counts, state) => {
  expect(agencyVerification(counts)).toBe(state);
});
