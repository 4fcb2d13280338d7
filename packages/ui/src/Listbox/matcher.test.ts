import { expect, test } from 'vitest';
import { matcher } from './matcher';

test.each([
  ['', 'Florida', true],
  ['  ', 'Florida', true],
  ['FLO', 'Florida', true],
  ['rid', 'Florida', true],
  ['geo', 'Florida', false],
  ['lia com', 'Commercial Liability', true],
  ['lia auto', 'Commercial Liability', false],
  ['sao', 'São Paulo', true],
  ['são', 'Sao Paulo', true],
  ['İ', 'Istanbul', true],
  ['.*', 'Florida', false],
])('%j in %j: %s', (typed, text, found) => {
  expect(matcher(typed)(text)).toBe(found);
});
