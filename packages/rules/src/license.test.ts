import { expect, it } from 'vitest';
import { DAY, dayFrom, isLicenseDay, licenseNumberPattern } from './index';

it.each(['', '0', 'NPN 12345678', 'PRL/88-2.1', 'A1'])('accepts the license number "%s"', (text) => {
  expect(licenseNumberPattern.test(text)).toBe(true);
});

it.each([' ', '-12', '12-', '12;34', '<b>', 'é12'])('rejects the license number "%s"', (text) => {
  expect(licenseNumberPattern.test(text)).toBe(false);
});

it('accepts an expiration date from 2000 to 2099', () => {
  const [first = 0, last = 0] = [dayFrom(2000, 1, 1), dayFrom(2099, 12, 31)];
  expect([first, last].map(isLicenseDay)).toEqual([true, true]);
  expect([first - DAY, last + DAY, first + 1].map(isLicenseDay)).toEqual([false, false, false]);
});
