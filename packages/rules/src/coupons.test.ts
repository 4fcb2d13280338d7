import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDiscount, isCouponActive, isExpired, isFutureDay, usesRemaining, utcToday } from './coupons.ts';
import { DAY, dayFrom } from './days.ts';

const day = dayFrom(2026, 12, 31) ?? 0;

describe('expiry', () => {
  it('includes the last second of its day in UTC', () => {
    expect(isExpired(day, day + DAY - 1)).toBe(false);
    expect(isExpired(day, day + DAY)).toBe(true);
  });

  it('must be after today', () => {
    const today = utcToday(day + 3600);
    expect(isFutureDay(today, today)).toBe(false);
    expect(isFutureDay(today + DAY, today)).toBe(true);
  });
});

it('is active while not deleted, not expired and with uses left', () => {
  const coupon = { deleted: false, expirationDate: day, maxTimesCanBeUsed: 3, usedCount: 2 };
  expect(isCouponActive(coupon, day)).toBe(true);
  expect(isCouponActive({ ...coupon, deleted: true }, day)).toBe(false);
  expect(isCouponActive({ ...coupon, usedCount: 3 }, day)).toBe(false);
  expect(isCouponActive(coupon, day + DAY)).toBe(false);
});

it('never has a negative number of uses left', () => {
  expect(usesRemaining({ maxTimesCanBeUsed: 2, usedCount: 3 })).toBe(0);
});

it('never makes a price negative or loses a cent', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (price, discount) => {
      const { totalCents, discountCents } = applyDiscount(price, discount);
      expect(totalCents).toBeGreaterThanOrEqual(0);
      expect(totalCents + discountCents).toBe(price);
      expect(discountCents).toBeLessThanOrEqual(discount);
    }),
  );
});
