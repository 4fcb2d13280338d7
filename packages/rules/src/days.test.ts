import { expect, it } from 'vitest';
import { DAY, dayFrom, dayOf, isDay, localDay, monthStart } from './days.ts';

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

it('knows when a month began, over the end of a year too', () => {
  const january = Date.UTC(2027, 0, 31, 23, 59, 59) / 1000;
  expect(monthStart(january)).toBe(dayFrom(2027, 1, 1));
  expect(monthStart(january + 1)).toBe(dayFrom(2027, 2, 1));
  expect(monthStart(january, 1)).toBe(dayFrom(2026, 12, 1));
  expect(monthStart(january, 11)).toBe(dayFrom(2026, 2, 1));
});

it('takes the calendar of the place for the local day', () => {
  expect(localDay(new Date(2026, 10, 20, 23, 59))).toBe(dayFrom(2026, 11, 20));
});
