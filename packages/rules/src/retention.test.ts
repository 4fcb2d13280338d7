import { expect, it } from 'vitest';
import { nextRetention, type Retention, shortenedRetention, yearsBefore } from './retention.ts';

const at = (text: string) => Date.parse(text) / 1000;

it('runs the clean-up at 4:00 UTC on the first day of a month', () => {
  expect(nextRetention(at('2026-11-26T20:00:00Z'))).toBe(at('2026-12-01T04:00:00Z'));
  expect(nextRetention(at('2026-12-01T03:59:59Z'))).toBe(at('2026-12-01T04:00:00Z'));
  expect(nextRetention(at('2026-12-01T04:00:00Z'))).toBe(at('2027-01-01T04:00:00Z'));
});

it('counts calendar years', () => {
  expect(yearsBefore(at('2026-12-01T04:00:00Z'), 7)).toBe(at('2019-12-01T04:00:00Z'));
  expect(yearsBefore(at('2028-02-29T04:00:00Z'), 1)).toBe(at('2027-03-01T04:00:00Z'));
});

it('finds the records that are kept for a shorter time', () => {
  const before: Retention = { correspondenceYears: 7, documentYears: null, lostOpportunityYears: 3, auditYears: 10 };
  expect(shortenedRetention(before, before)).toEqual([]);
  expect(
    shortenedRetention(before, {
      correspondenceYears: 10,
      documentYears: 10,
      lostOpportunityYears: null,
      auditYears: 5,
    }),
  ).toEqual(['documentYears', 'auditYears']);
});
