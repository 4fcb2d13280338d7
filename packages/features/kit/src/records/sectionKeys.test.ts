import { expect, it } from 'vitest';
import { indexOfKey } from './sectionKeys';

it.each([
  ['1', 0],
  ['9', 8],
  ['0', 9],
  ['e', undefined],
  ['F1', undefined],
])('the key %s selects the section %s', (key, index) => {
  expect(indexOfKey(key)).toBe(index);
});
