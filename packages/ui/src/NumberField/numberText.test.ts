import { describe, expect, it } from 'vitest';
import { parseNumber, tidyMoney, tidyNumber } from './numberText';

describe('parseNumber', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['1234.5', 1234.5],
    ['1,234.50', 1234.5],
    ['12,345,678', 12_345_678],
    ['$1,234.50', 1234.5],
    ['$ 80', 80],
    ['-5', -5],
    ['-$5.25', -5.25],
    ['$-5.25', -5.25],
    ['.5', 0.5],
    ['3.', 3],
    ['  42\t', 42],
  ])('%s is %d', (text, number) => expect(parseNumber(text)).toBe(number));

  it.each(['', ' ', '-', '$', '.', ',', 'abc', '12a', '1e5', '0x1F', 'Infinity', '1.2.3', '--1', '-$-1', '1 2'])(
    '%j is no number',
    (text) => expect(parseNumber(text)).toBeUndefined(),
  );
  it.each(['1,23', '12,34.5', '1234,567', ',123', '1,,234', '1.234,50'])(
    '%s has its commas in the wrong places',
    (text) => expect(parseNumber(text)).toBeUndefined(),
  );
});

describe('tidyNumber', () => {
  it('sets thousands commas and leaves the decimals', () => {
    expect(tidyNumber('1234567')).toBe('1,234,567');
    expect(tidyNumber(' 0012.50 ')).toBe('12.50');
    expect(tidyNumber('-999.')).toBe('-999');
    expect(tidyNumber('.5')).toBe('0.5');
  });
  it('loses no digit, however many there are', () => {
    expect(tidyNumber('12345678901234567890.123456789')).toBe('12,345,678,901,234,567,890.123456789');
  });
  it('changes nothing the second time', () => {
    for (const text of ['1,234', '0.5', '-12.50', '0']) expect(tidyNumber(text)).toBe(text);
  });
  it('does not touch what is no number', () => expect(tidyNumber('twelve')).toBeUndefined());
});

describe('tidyMoney', () => {
  it('gives cents', () => {
    expect(tidyMoney('1234.5')).toBe('1,234.50');
    expect(tidyMoney('$80')).toBe('80.00');
    expect(tidyMoney('-.5')).toBe('-0.50');
  });
  it('does not round', () => {
    expect(tidyMoney('1.005')).toBeUndefined();
    expect(tidyMoney('')).toBeUndefined();
  });
});
