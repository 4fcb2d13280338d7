import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenPasswordRules } from './passwords.ts';

it.each([
  ['Portal#2026', []],
  ['', ['digit', 'special', 'minLength']],
  ['abcdefgh', ['digit', 'special']],
  ['abcdefg1', ['special']],
  ['abcdefg#', ['digit']],
  ['abc #1', ['spaces', 'minLength']],
  ['abcdef\u00a0#1', ['spaces']],
  [`1#${'x'.repeat(254)}`, ['maxLength']],
  ['1#😀😀😀😀😀😀', []],
  ['١٢٣٤٥٦٧#', ['digit']],
])('%j breaks %j', (password, broken) => {
  expect(brokenPasswordRules(password)).toEqual(broken);
});

it.each([...'@$!%*?&#^'])('%s counts as a special character', (character) => {
  expect(brokenPasswordRules(`abcdefg1${character}`)).toEqual([]);
});

it('accepts a long password with a digit, a special character and no white space', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 8, maxLength: 20 }).map((text) => text.replace(/\s/g, 'x'));
  fc.assert(
    fc.property(word, (text) => {
      expect(brokenPasswordRules(`${text}7!`)).toEqual([]);
    }),
  );
});
