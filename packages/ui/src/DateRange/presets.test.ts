import { expect, it } from 'vitest';
import { lastDays, wholeMonth } from './presets';

it('includes today in the last days', () => {
  expect(lastDays(7, new Date(2028, 2, 3))).toEqual({ from: '02/26/2028', to: '03/03/2028' });
  expect(lastDays(1, new Date(2027, 0, 1))).toEqual({ from: '01/01/2027', to: '01/01/2027' });
});

it('finds the last day of each month', () => {
  const end = new Date(2028, 0, 31);
  expect(wholeMonth(0, end)).toEqual({ from: '01/01/2028', to: '01/31/2028' });
  expect(wholeMonth(1, end)).toEqual({ from: '02/01/2028', to: '02/29/2028' });
  expect(wholeMonth(-1, end)).toEqual({ from: '12/01/2027', to: '12/31/2027' });
});
