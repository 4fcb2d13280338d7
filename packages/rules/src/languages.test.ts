import { expect, it } from 'vitest';
import { pickLanguage } from './languages.ts';

it('picks the first supported language', () => {
  expect(pickLanguage(['pt-BR', 'nl-BE', 'en'])).toBe('nl');
  expect(pickLanguage(['DE'])).toBe('de');
  expect(pickLanguage(['xx', '*'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});
