import { expect, it } from 'vitest';
import { offeredBy, profilePhonePattern } from './profile.ts';
import { isBlankHtml } from './richText.ts';

it.each(['', '0', '+1', '2075550142', '12.5', '+12.50'])('accepts the phone number “%s”', (text) => {
  expect(profilePhonePattern.test(text)).toBe(true);
});

it.each(['+', '1.', '.5', '1.2.3', '1 2', '++1', '1+', '(207)', 'x', '1\n'])(
  'rejects the phone number “%s”',
  (text) => {
    expect(profilePhonePattern.test(text)).toBe(false);
  },
);

it('offers agents the choices of their agency, or all while it has none', () => {
  expect(offeredBy(['ME'], ['ME', 'NH'])).toEqual(['ME']);
  expect(offeredBy([], ['ME', 'NH'])).toEqual(['ME', 'NH']);
});

it('treats tags without text as blank', () => {
  expect(isBlankHtml('<p>&nbsp;</p>\n<ul><li></li></ul>')).toBe(true);
  expect(isBlankHtml('<p>x</p>')).toBe(false);
});
