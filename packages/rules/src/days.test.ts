import { expect, it } from 'vitest';
import { DAY, dayFrom, dayOf, isDay, localDay, monthStart } from './days.ts';

it('rejects invalid dates', () => {
  expect(dayFrom(2028, 2, 29)).toBe(Date.UTC(2028, 1, 29) / 1000);
  expect(dayFrom(2027, 2, 29)).toBeUndefined();
  expect(dayFrom(2027, 13, 1)).toBeUndefined();
  expect(dayFrom(50, 1, 1)).toBeLessThan(0);
});

it('truncates an instant to its day', () => {
  expect(dayOf(DAY * 3 + 5)).toBe(DAY * 3);
  expect(isDay(DAY * 3)).toBe(true);
  expect(isDay(DAY * 3 + 1)).toBe(false);
});

it('returns the start of a month, also in an earlier year', () => {
  const january = Date.UTC(2027, 0, 31, 23, 59, 59) / 1000;
  expect(monthStart(january)).toBe(dayFrom(2027, 1, 1));
  expect(monthStart(january + 1)).toBe(dayFrom(2027, 2, 1));
  expect(monthStart(january, 1)).toBe(dayFrom(2026, 12, 1));
  expect(monthStart(january, 11)).toBe(dayFrom(2026, 2, 1));
});

it('uses the local time zone for the local day', () => {
  expect(localDay(new Date(2026, 10, 20, 23, 59))).toBe(dayFrom(2026, 11, 20));
});
