import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from './money.ts';
import { chargeFor, isChargeable, MIN_CHARGE_CENTS, planEnd, planStatusAt } from './plans.ts';
import { monthsOf, subscriptionDurations } from './subscriptionPackages.ts';

const at = (text: string) => Date.parse(text) / 1000;

describe('the expiry of a plan', () => {
  it.each([
    ['2026-03-14T09:30:15Z', 'ONE_MONTH', '2026-04-14T09:30:15Z'],
    ['2026-01-31T23:59:59Z', 'ONE_MONTH', '2026-02-28T23:59:59Z'],
    ['2028-01-31T00:00:00Z', 'ONE_MONTH', '2028-02-29T00:00:00Z'],
    ['2026-11-30T12:00:00Z', 'THREE_MONTH', '2027-02-28T12:00:00Z'],
    ['2026-08-31T12:00:00Z', 'SIX_MONTH', '2027-02-28T12:00:00Z'],
    ['2028-02-29T12:00:00Z', 'TWELVE_MONTH', '2029-02-28T12:00:00Z'],
    ['2026-12-31T12:00:00Z', 'ONE_MONTH', '2027-01-31T12:00:00Z'],
  ] as const)('%s plus %s is %s', (start, duration, end) => {
    expect(planEnd(at(start), duration)).toBe(at(end));
  });

  it('is the same day and time in a later month, or the last day of that month', () => {
    const start = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2090-01-01T00:00:00Z') });
    fc.assert(
      fc.property(start, fc.constantFrom(...subscriptionDurations), (begin, duration) => {
        const [a, b] = [new Date(begin * 1000), new Date(planEnd(begin, duration) * 1000)];
        const months = (d: Date) => d.getUTCFullYear() * 12 + d.getUTCMonth();
        expect(months(b) - months(a)).toBe(monthsOf(duration));
        expect(b.getUTCDate()).toBeLessThanOrEqual(a.getUTCDate());
        expect(b.toISOString().slice(10)).toBe(a.toISOString().slice(10));
      }),
    );
  });

  it('is the first second in which the plan has expired', () => {
    expect(planStatusAt(100, 99)).toBe('ACTIVE');
    expect(planStatusAt(100, 100)).toBe('EXPIRED');
  });
});

describe('a charge', () => {
  const cents = fc.integer({ min: 1, max: 100_000_000 });

  it('adds up to the cent for every price and discount', () => {
    fc.assert(
      fc.property(cents, fc.option(cents, { nil: undefined }), (price, coupon) => {
        const { priceCents, discountCents, paidCents } = chargeFor(price, coupon);
        expect(priceCents).toBe(price);
        expect(paidCents + discountCents).toBe(price);
        expect(paidCents).toBeGreaterThanOrEqual(0);
        expect(discountCents).toBe(Math.min(price, coupon ?? 0));
        for (const value of [priceCents, discountCents, paidCents]) {
          expect(Number.isSafeInteger(value)).toBe(true);
          // a round trip through the API keeps the cents
          expect(toCents(fromCents(value))).toBe(value);
          expect(JSON.parse(JSON.stringify(fromCents(value)))).toBe(fromCents(value));
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is possible for 0, or for at least the provider’s minimum', () => {
    expect([0, 1, MIN_CHARGE_CENTS - 1, MIN_CHARGE_CENTS].map(isChargeable)).toEqual([true, false, false, true]);
  });
});
