import { describe, expect, it } from 'vitest';
import { addStep } from './addStep';
import { formatNumber, parseNumber, tidyMoney, tidyNumber } from './numberText';

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
  it('adds thousands separators and keeps the decimals', () => {
    expect(tidyNumber('1234567')).toBe('1,234,567');
    expect(tidyNumber(' 0012.50 ')).toBe('12.50');
    expect(tidyNumber('-999.')).toBe('-999');
    expect(tidyNumber('.5')).toBe('0.5');
  });
  it('keeps every digit of a long number', () => {
    expect(tidyNumber('12345678901234567890.123456789')).toBe('12,345,678,901,234,567,890.123456789');
  });
  it('does not change a formatted number', () => {
    for (const text of ['1,234', '0.5', '-12.50', '0']) expect(tidyNumber(text)).toBe(text);
  });
  it('does not change text that is not a number', () => expect(tidyNumber('twelve')).toBeUndefined());
});

describe('other currencies', () => {
  it('have their own signs', () => {
    expect(parseNumber('€ 1.234,50', 'de', 'EUR')).toBe(1234.5);
    expect(parseNumber('1.234,50 EUR', 'de', 'EUR')).toBe(1234.5);
    expect(parseNumber('kr. 80', 'da', 'DKK')).toBe(80);
    expect(parseNumber('$80', 'en', 'EUR')).toBeUndefined();
    expect(parseNumber('€80')).toBeUndefined();
  });
  it('have their own decimals', () => {
    expect(tidyMoney('1200', 'en', 'JPY')).toBe('1,200');
    expect(tidyMoney('1200.5', 'en', 'JPY')).toBeUndefined();
    expect(tidyMoney('1.5', 'en', 'KWD')).toBe('1.500');
  });
});

describe('tidyMoney', () => {
  it('adds cents', () => {
    expect(tidyMoney('1234.5')).toBe('1,234.50');
    expect(tidyMoney('$80')).toBe('80.00');
    expect(tidyMoney('-.5')).toBe('-0.50');
  });
  it('does not round', () => {
    expect(tidyMoney('1.005')).toBeUndefined();
    expect(tidyMoney('')).toBeUndefined();
  });
});

const narrow = '\u202F';

describe.each([
  {
    locale: 'en',
    read: ['1,234.56', '1234.56', '$1,234.56', '1,234.56 USD'],
    refused: ['1.234,56', '1234,56', '1 234.56'],
    shown: '1,234.56',
  },
  {
    locale: 'fr',
    read: [`1${narrow}234,56`, '1\u00A0234,56', '1 234,56', '1234,56', '1 234,56 $US'],
    refused: ['1,234.56', '1234.56', '1.234,56'],
    shown: `1${narrow}234,56`,
  },
  {
    locale: 'de',
    read: ['1.234,56', '1234,56', '1.234,56 $'],
    refused: ['1,234.56', '1234.56', '1 234,56'],
    shown: '1.234,56',
  },
  {
    locale: 'nl',
    read: ['1.234,56', '1234,56', '$ 1.234,56'],
    refused: ['1,234.56', '1234.56', '1 234,56'],
    shown: '1.234,56',
  },
])('in $locale', ({ locale, read, refused, shown }) => {
  it.each(read)('%j is read', (text) => expect(parseNumber(text, locale)).toBe(1234.56));
  it.each([...refused, '1e5', '1E5', ''])('%j is no number', (text) =>
    expect(parseNumber(text, locale)).toBeUndefined(),
  );
  it('reads negative numbers with a hyphen or a minus sign', () => {
    expect(parseNumber(`-${shown}`, locale)).toBe(-1234.56);
    expect(parseNumber(`−${shown}`, locale)).toBe(-1234.56);
    expect(tidyNumber(`−${shown}`, locale)).toBe(`-${shown}`);
  });
  it('writes numbers in the format of the language', () => {
    expect(tidyMoney(shown, locale)).toBe(shown);
    expect(tidyNumber(shown, locale)).toBe(shown);
    expect(formatNumber(1234.56, locale)).toBe(shown);
    expect(formatNumber(1234.56, locale, 2)).toBe(shown);
  });
  it('reads the numbers that it writes', () => {
    for (const number of [0, 5, -1, 999, 1000, -1234.5, 1e21, 0.000001])
      expect(parseNumber(formatNumber(number, locale), locale)).toBe(number);
  });
});

it('accepts both apostrophes as the Swiss thousands separator', () => {
  expect(parseNumber("1'234.50", 'de-CH')).toBe(1234.5);
  expect(parseNumber('1’234.50', 'de-CH')).toBe(1234.5);
});

describe('stepped', () => {
  const free = { min: undefined, max: undefined };
  it.each([
    [1, 1, free, 2],
    [0.1, 0.2, free, 0.3],
    [-1.5, -0.25, free, -1.75],
    [undefined, 1, free, 0],
    [undefined, 1, { min: 10, max: undefined }, 10],
    [99, 5, { min: undefined, max: 100 }, 100],
    [500, 1, { min: 0, max: 100 }, 100],
    [0, -1, { min: 0, max: 100 }, 0],
  ])('%s and %s within %o is %s', (value, step, limits, next) => expect(addStep(value, step, limits)).toBe(next));
});
