import { describe, expect, it } from 'vitest';
import { allowsTypos, resembles } from '../src/areas/search/typos.ts';

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
