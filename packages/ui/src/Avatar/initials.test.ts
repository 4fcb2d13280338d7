import { describe, expect, it } from 'vitest';
import { hueOf, hues, initials } from './initials';

describe('initials', () => {
  it.each([
    ['Dana Whitfield', 'DW'],
    ['Dana M. Whitfield', 'DW'],
    ['  marcus   oyelaran ', 'MO'],
    ['Flood', 'F'],
    ['Éva Ødegård', 'ÉØ'],
    ['Harborline Mutual (Florida)', 'HM'],
    ['3M', '3'],
    ['—', ''],
    ['', ''],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe('hueOf', () => {
  it('returns the same hue for the same name', () => {
    expect(hueOf('Dana Whitfield')).toBe(hueOf('Dana Whitfield'));
  });

  it('uses every hue for names that differ in one letter', () => {
    const found = new Set(Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => hueOf(`Agent ${letter}`)));
    expect([...found].sort()).toEqual([...hues]);
  });
});
