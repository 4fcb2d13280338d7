import { expect, it } from 'vitest';
import { countCharacters } from './characters.ts';

it.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['ab😀', 3],
  ['😀😀', 2],
  ['\ud83d', 1],
])('counts %j as %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});
