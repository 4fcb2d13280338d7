import { expect, it } from 'vitest';
import { suggestSpelling } from './suggestSpelling';

const roofers = [
  { title: 'Joanna Brennan', detail: 'Brennan Roofing · joanna.brennan@people.test' },
  { title: 'Ramos', detail: 'Ramos Roofing' },
];

it.each([
  ['rofing', 'roofing'],
  ['Rofing', 'roofing'],
  ['joana roofing', 'joanna roofing'],
  ['brenan', 'brennan'],
])('suggests for %s: %s', (typed, spelling) => {
  expect(suggestSpelling(typed, roofers)).toBe(spelling);
});

it.each(['roofing', 'roof', 'ramos brennan', '2075550111', 'rof', ''])('suggests nothing for "%s"', (typed) => {
  expect(suggestSpelling(typed, roofers)).toBeUndefined();
});

it('suggests nothing without results', () => {
  expect(suggestSpelling('rofing', [])).toBeUndefined();
});
