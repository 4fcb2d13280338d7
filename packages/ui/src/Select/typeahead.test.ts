import { describe, expect, it } from 'vitest';
import { matchOption } from './typeahead';

const options = ['Maine', 'Maryland', 'Massachusetts', 'Michigan', 'New York', 'Nevada'].map((label) => ({
  value: label,
  label,
  disabled: label === 'Nevada',
}));
const match = (typed: string, current = '') => matchOption(options, typed, current)?.value;

describe('matchOption', () => {
  it('finds the first option that starts with the letters, ignoring case', () => {
    expect(match('mas')).toBe('Massachusetts');
    expect(match('NEW Y')).toBe('New York');
  });
  it('stays on the current option while it still matches', () => {
    expect(match('mar', 'Maryland')).toBe('Maryland');
  });
  it('cycles through the options when one letter is repeated', () => {
    expect(match('m', 'Maine')).toBe('Maryland');
    expect(match('mm', 'Maryland')).toBe('Massachusetts');
    expect(match('m', 'Michigan')).toBe('Maine');
  });
  it('finds no disabled option, and nothing for an empty text', () => {
    expect(match('nev')).toBeUndefined();
    expect(match('x')).toBeUndefined();
    expect(match('')).toBeUndefined();
  });
});
