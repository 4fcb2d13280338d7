import { expect, it } from 'vitest';
import { addMonths, formatMonth, limitMonth, parseMonth } from './monthText';

it.each(['3/2027', '03/2027', '2027-03', '2027-3', '032027', ' 3/27 '])('parses %s', (text) => {
  expect(parseMonth(text, 2026)).toEqual({ year: 2027, month: 3 });
});

it.each(['', '13/2027', '0/2027', '3', '2027', '03/15/2027', 'March 2027', '00/0000'])(
  'does not parse "%s"',
  (text) => {
    expect(parseMonth(text, 2026)).toBeUndefined();
  },
);

it('formats a month as MM/YYYY', () => {
  expect(formatMonth({ year: 2027, month: 3 })).toBe('03/2027');
});

it('adds months across years', () => {
  expect(addMonths({ year: 2027, month: 12 }, 1)).toEqual({ year: 2028, month: 1 });
  expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
  expect(addMonths({ year: 2027, month: 3 }, -15)).toEqual({ year: 2025, month: 12 });
});

it('limits a month to a range', () => {
  const [min, max] = [
    { year: 2027, month: 3 },
    { year: 2028, month: 2 },
  ];
  expect(limitMonth({ year: 2026, month: 12 }, min, max)).toEqual(min);
  expect(limitMonth({ year: 2028, month: 3 }, min, max)).toEqual(max);
  expect(limitMonth({ year: 2027, month: 9 }, min, max)).toEqual({ year: 2027, month: 9 });
});
