import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fromCents, isMoney, toCents } from './money.ts';

it('converts cents to USD and back without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
      expect(toCents(fromCents(cents))).toBe(cents);
    }),
  );
});

it('rejects a third decimal and values that are not numbers', () => {
  for (const usd of [
    0.001,
    0.004,
    1e-9,
    Number.MIN_VALUE,
    1.005,
    99.990000001,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e10,
  ]) {
    expect(isMoney(usd)).toBe(false);
    expect(() => toCents(usd)).toThrow(RangeError);
  }
  expect(toCents(0.29)).toBe(29);
  expect(toCents(1.1)).toBe(110);
  expect(toCents(0.1 + 1.1)).toBe(120);
});
