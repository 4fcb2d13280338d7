import { expect, it } from 'vitest';
import { offeredBy, profilePhonePattern } from './profile.ts';
import { isBlankHtml } from './richText.ts';

it.each(['', '0', '+1', '2075550142', '12.5', '+12.50'])('“%s” is a phone number, or none at all', (text) => {
  expect(profilePhonePattern.test(text)).toBe(true);
});

it.each(['+', '1.', '.5', '1.2.3', '1 2', '++1', '1+', '(207)', 'x', '1\n'])('“%s” is no phone number', (text) => {
  expect(profilePhonePattern.test(text)).toBe(false);
});

it('agents choose from what their agency sells, or from everything as long as it has not said', () => {
  expect(offeredBy(['ME'], ['ME', 'NH'])).toEqual(['ME']);
  expect(offeredBy([], ['ME', 'NH'])).toEqual(['ME', 'NH']);
});

it('tags without words are nothing to read', () => {
  expect(isBlankHtml('<p>&nbsp;</p>\n<ul><li></li></ul>')).toBe(true);
  expect(isBlankHtml('<p>x</p>')).toBe(false);
});
