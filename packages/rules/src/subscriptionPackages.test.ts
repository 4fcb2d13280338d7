import { expect, it } from 'vitest';
import { monthsOf, subscriptionDurations } from './subscriptionPackages';

it('offers four durations, shortest first', () => {
  expect(subscriptionDurations).toEqual(['ONE_MONTH', 'THREE_MONTH', 'SIX_MONTH', 'TWELVE_MONTH']);
  expect(subscriptionDurations.map(monthsOf)).toEqual([1, 3, 6, 12]);
});
