import { expect, it } from 'vitest';
import { addTags, splitTags } from './tags';

it('splits a list at commas, semicolons, tabs and line breaks', () => {
  expect(splitTags(' a, b;c\td\r\n e ,, ')).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(splitTags('two words')).toEqual(['two words']);
});

it('adds each text once, in any case', () => {
  expect(addTags(['a'], ['A', 'b', 'B'], { max: 9 })).toEqual({ added: ['b'], left: [], error: undefined });
});

it('keeps the texts from the first invalid one', () => {
  const validate = (text: string) => (text === 'x' ? 'No x.' : undefined);
  expect(addTags([], ['a', 'x', 'b'], { validate, max: 9 })).toEqual({
    added: ['a'],
    left: ['x', 'b'],
    error: 'No x.',
  });
});

it('stops at the limit', () => {
  expect(addTags(['a'], ['a', 'b', 'c'], { max: 2 })).toEqual({ added: ['b'], left: ['c'], error: 'limit' });
});
