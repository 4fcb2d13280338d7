import { describe, expect, it } from 'vitest';
import { matchOption } from './typeahead';

const options = ['Maine', 'Maryland', 'Massachusetts', 'Michigan', 'New York', 'Nevada'].map((label) => ({
  value: label,
  label,
  disabled: label === 'Nevada',
}));
const match = (typed: string, current = '') => matchOption(options, typed, current)?.value;

describe('matchOption', () => {
  it('finds the first option that starts with the letters, in either case', () => {
    expect(match('mas')).toBe('Massachusetts');
    expect(match('NEW Y')).toBe('New York');
  });
  it('stays on the current option while it still fits', () => {
    expect(match('mar', 'Maryland')).toBe('Maryland');
  });
  it('walks on with one letter again and again, and round', () => {
    expect(match('m', 'Maine')).toBe('Maryland');
    expect(match('mm', 'Maryland')).toBe('Massachusetts');
    expect(match('m', 'Michigan')).toBe('Maine');
  });
  it('never finds a disabled option, or one for nothing typed', () => {
    expect(match('nev')).toBeUndefined();
    expect(match('x')).toBeUndefined();
    expect(match('')).toBeUndefined();
  });
});
