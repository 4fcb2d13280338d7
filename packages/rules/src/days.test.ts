import { expect, it } from 'vitest';
import { DAY, dayFrom, dayOf, isDay, localDay } from './days.ts';

it('knows which days there are', () => {
  expect(dayFrom(2028, 2, 29)).toBe(Date.UTC(2028, 1, 29) / 1000);
  expect(dayFrom(2027, 2, 29)).toBeUndefined();
  expect(dayFrom(2027, 13, 1)).toBeUndefined();
  expect(dayFrom(50, 1, 1)).toBeLessThan(0);
});

it('cuts an instant to its day', () => {
  expect(dayOf(DAY * 3 + 5)).toBe(DAY * 3);
  expect(isDay(DAY * 3)).toBe(true);
  expect(isDay(DAY * 3 + 1)).toBe(false);
});

it('takes the calendar of the place for the local day', () => {
  expect(localDay(new Date(2026, 10, 20, 23, 59))).toBe(dayFrom(2026, 11, 20));
});
