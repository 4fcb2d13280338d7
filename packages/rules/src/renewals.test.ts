import { describe, expect, it } from 'vitest';
import { DAY, dateOf, secondsOf } from './days.ts';
import { nextTermOf, premiumChange } from './nextTerm.ts';
import { isRenewable, lastRenewalDay } from './renewals.ts';
import { addMonths, termMonths } from './terms.ts';

const today = secondsOf('2026-11-23');
const active = { policyStatus: 'ACTIVE', nextPolicyId: null } as const;

describe('a policy', () => {
  it.each([
    [121, false],
    [120, true],
    [0, true],
    [-59, true],
    [-60, false],
  ])('that expires in %i days: renewable %o', (days, renewable) => {
    const policy = { ...active, expiredDate: today + days * DAY };
    expect(isRenewable(policy, today)).toBe(renewable);
    // at any time of the day
    expect(isRenewable(policy, today + DAY - 1)).toBe(renewable);
  });

  it('is renewable on its last renewal day, and not on the next', () => {
    const expiredDate = secondsOf('2026-12-14');
    const last = lastRenewalDay(expiredDate);
    expect(dateOf(last)).toBe('2027-02-11');
    expect(isRenewable({ ...active, expiredDate }, last)).toBe(true);
    expect(isRenewable({ ...active, expiredDate }, last + DAY)).toBe(false);
  });

  it('is not renewable when it is cancelled, renewed already, or never expires', () => {
    expect(isRenewable({ ...active, expiredDate: today, policyStatus: 'CANCELLED' }, today)).toBe(false);
    expect(isRenewable({ ...active, expiredDate: today, nextPolicyId: 'next' }, today)).toBe(false);
    expect(isRenewable({ ...active, expiredDate: null }, today)).toBe(false);
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 12, '2027-12-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(dateOf(addMonths(secondsOf(day), months))).toBe(later);
});

describe('the next term', () => {
  it.each([
    ['2025-12-14', '2026-12-14', '2027-12-14', 12],
    ['2026-06-01', '2026-12-01', '2027-06-01', 6],
    ['2026-08-31', '2027-02-28', '2027-08-31', 6],
    ['2024-02-29', '2025-02-28', '2026-02-28', 12],
    // terms that end a day early keep their last day
    ['2026-03-15', '2027-03-14', '2028-03-14', 12],
    ['2026-05-01', '2026-05-06', '2026-05-11', 0],
  ])('of %s to %s ends on %s', (from, until, ends, months) => {
    const term = { effectiveDate: secondsOf(from), expiredDate: secondsOf(until) };
    const next = nextTermOf(term);
    expect([dateOf(next.effectiveDate), dateOf(next.expiredDate)]).toEqual([until, ends]);
    expect(termMonths(term)).toBe(months);
  });

  it('is 12 months without an effective date', () => {
    const next = nextTermOf({ effectiveDate: null, expiredDate: secondsOf('2026-12-14') });
    expect(dateOf(next.expiredDate)).toBe('2027-12-14');
  });
});

it.each([
  [3_120_875, 3_308_010, { cents: 187_135, percent: 6, level: 'higher' }],
  [100_000, 110_000, { cents: 10_000, percent: 10, level: 'high' }],
  [100_000, 109_999, { cents: 9_999, percent: 10, level: 'higher' }],
  [100_000, 90_050, { cents: -9_950, percent: -9.9, level: 'lower' }],
  [100_000, 100_000, { cents: 0, percent: 0, level: 'same' }],
  [0, 50_000, { cents: 50_000, percent: null, level: 'high' }],
])('the premium changes from %i to %i cents', (before, after, change) => {
  expect(premiumChange(before, after)).toEqual(change);
});
