import { expect, it } from 'vitest';
import { formatCount, formatDay, formatInstant, formatUsd } from './formats';

it('shows USD as en-US with two decimals', () => {
  expect(formatUsd(1234.5)).toBe('$1,234.50');
  expect(formatUsd(0)).toBe('$0.00');
  expect(formatCount(2000)).toBe('2,000');
});

it('shows a day as the same day everywhere', () => {
  const newYear = Date.UTC(2027, 0, 1) / 1000;
  expect(formatDay(newYear, 'DD-MMM-YYYY')).toBe('01-Jan-2027');
  expect(formatDay(newYear)).toBe('01/01/2027');
});

it('shows an instant as the day that it is for the user', () => {
  const noon = new Date(2027, 0, 1, 12).getTime() / 1000;
  expect(formatInstant(noon, 'DD-MMM-YYYY')).toBe('01-Jan-2027');
  expect(formatInstant(noon)).toBe('01/01/2027');
});

it('writes the days of a plan in words', () => {
  const evening = new Date(2027, 1, 2, 17, 5).getTime() / 1000;
  expect(formatInstant(evening, 'Do MMMM YYYY')).toBe('2nd February 2027');
  expect(formatInstant(evening, 'Do MMMM YYYY, hh:mm a')).toBe('2nd February 2027, 05:05 pm');
});
