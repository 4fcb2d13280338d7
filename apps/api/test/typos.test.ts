import { describe, expect, it } from 'vitest';
import { allowsTypos, differsByOne, resembles } from '../src/areas/search/typos.ts';

describe('two words', () => {
  it.each([
    ['lopez', 'lopez'],
    ['lopez', 'lopes'],
    ['lopez', 'xopez'],
    ['lopez', 'lope'],
    ['lopez', 'opez'],
    ['lopez', 'loopez'],
    ['lopez', 'lopezz'],
    ['lopez', 'lpoez'],
    ['lopez', 'lopze'],
  ])('%s and %s differ by at most one letter', (a, b) => {
    expect(differsByOne(a, b)).toBe(true);
    expect(differsByOne(b, a)).toBe(true);
  });

  it.each([
    ['lopez', 'lomas'],
    ['lopez', 'lop'],
    ['lopez', 'zepol'],
    ['lopez', 'olpze'],
    ['lopez', 'loopezz'],
  ])('%s and %s differ by more', (a, b) => {
    expect(differsByOne(a, b)).toBe(false);
    expect(differsByOne(b, a)).toBe(false);
  });
});

describe('a name', () => {
  it.each([
    ['maria lopze', 'Maria Lopez'],
    ['Hendersn', 'Foster Henderson'],
    ['hendr', 'Foster Henderson'],
    ['Müler', 'Anna Müller'],
    ['kestral log', 'Kestrel Logistics'],
  ])('resembles "%s"', (text, name) => {
    expect(resembles(text, name)).toBe(true);
  });

  it.each([
    ['lopz', 'Maria Lopez'],
    ['maria gomes', 'Maria Lopez'],
    ['mraai', 'Maria Lopez'],
  ])('does not resemble "%s"', (text, name) => {
    expect(resembles(text, name)).toBe(false);
  });
});

it('needs a word of five letters', () => {
  expect(allowsTypos('abcd efg')).toBe(false);
  expect(allowsTypos('of abcde')).toBe(true);
});
