import { expect, it } from 'vitest';
import { earliestBirthDay, isBirthDay, signUpPhonePattern } from './accounts.ts';
import { DAY, dayFrom } from './days.ts';

it('accepts a date of birth in the past, from 1900', () => {
  const today = dayFrom(2026, 11, 20) ?? 0;
  expect(isBirthDay(today - DAY, today)).toBe(true);
  expect(isBirthDay(today, today)).toBe(false);
  expect(isBirthDay(earliestBirthDay, today)).toBe(true);
  expect(isBirthDay(earliestBirthDay - DAY, today)).toBe(false);
  expect(isBirthDay(today - DAY + 1, today)).toBe(false);
  expect(earliestBirthDay).toBe(-2_208_988_800);
});

it.each([
  ['+14155550132', true],
  ['4155550132', true],
  ['415 555', false],
  ['+', false],
  ['1.5', false],
  ['', false],
])('sign-up phone number %j: %s', (text, allowed) => {
  expect(signUpPhonePattern.test(text)).toBe(allowed);
});
