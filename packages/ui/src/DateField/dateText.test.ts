import { describe, expect, it } from 'vitest';
import { fill } from '../messages/messages';
import { formatHint, formatName, localeDateFormat } from './dateFormat';
import { formatDate, parseDate } from './dateText';
import { validateDate } from './validateDate';

describe('other formats', () => {
  it.each([
    ['de', 'DD.MM.YYYY', 'TT.MM.JJJJ'],
    ['fr', 'DD/MM/YYYY', 'JJ/MM/AAAA'],
    ['nl', 'DD-MM-YYYY', 'DD-MM-JJJJ'],
    ['en-US', 'MM/DD/YYYY', 'MM/DD/YYYY'],
    ['sv', 'YYYY-MM-DD', 'ÅÅÅÅ-MM-DD'],
    ['ar-EG', 'DD/MM/YYYY', 'DD/MM/YYYY'],
  ])('of %s is %s, shown as %s', (locale, format, hint) => {
    expect(localeDateFormat(locale)).toBe(format);
    expect(formatHint(format, locale)).toBe(hint);
    const day = { year: 2027, month: 3, day: 4 };
    expect(parseDate(formatDate(day, format), 2026, format)).toEqual(day);
  });

  it.each(
    (
      'af am ar ar-SA az be bg bn bs ca cs cy da de de-AT de-CH el en en-AU en-CA en-GB en-IN en-ZA es es-MX et eu fa fi fil fr ' +
      'fr-CA fr-CH ga gl gu he hi hr hu hy id is it ja ka kk km kn ko ky lo lt lv mk ml mn mr ms my nb ne nl nl-BE pa pl pt ' +
      'pt-BR ro ru si sk sl sq sr sr-Latn sv sw ta te th tr uk ur uz vi zh zh-HK zh-TW zu'
    ).split(' '),
  )('of %s reads what it writes', (locale) => {
    const format = localeDateFormat(locale);
    expect(format).toMatch(/[YMD.]$/);
    for (const day of [
      { year: 2027, month: 3, day: 4 },
      { year: 2027, month: 12, day: 31 },
    ])
      expect(parseDate(formatDate(day, format), 2026, format)).toEqual(day);
  });

  it.each(['4.3.2027', '4/3/27', '04-03-2027', '4 3 2027', '2027-03-04', '04032027'])('read %s', (text) =>
    expect(parseDate(text, 2026, 'DD.MM.YYYY')).toEqual({ year: 2027, month: 3, day: 4 }),
  );

  it.each([
    ['en', 'MM/DD/YYYY'],
    ['de', 'MM/TT/JJJJ'],
    ['fr', 'MM/JJ/AAAA'],
    ['nl', 'MM/DD/JJJJ'],
  ])('name the default format in %s as %s', (locale, name) => {
    expect(formatName('MM/DD/YYYY', locale)).toBe(name);
    expect(formatHint('MM/DD/YYYY', locale)).toBe('MM/DD/YYYY');
  });

  it('have limits and examples in their order', () => {
    const limits = { min: '05.03.2027', format: 'DD.MM.YYYY' };
    const errorOf = (text: string) => validateDate(text, limits, (word, values = {}) => fill(word, values), 'de');
    expect(errorOf('04.03.2027')).toContain('05.03.2027');
    expect(errorOf('tomorrow')).toContain('Enter the date as TT.MM.JJJJ, for example 31.01.');
    expect(errorOf('31.02.2027')).toContain('Enter a valid date');
    expect(errorOf('05.03.2027')).toBeUndefined();
  });
});

describe('parseDate', () => {
  it.each([
    '1/2/2027',
    '01/02/2027',
    '2027-01-02',
    '2027-1-2',
    '01022027',
    '  01/02/2027 ',
    '1 / 2 / 2027',
    '\u200e1/\u200e2/\u200e2027',
    '01/02/2027\u00a0',
  ])('%s is January 2nd', (text) => expect(parseDate(text)).toEqual({ year: 2027, month: 1, day: 2 }));

  it.each([
    ['1/2/27', 2027],
    ['01/02/45', 2045],
    ['1/2/46', 1946],
    ['1/2/99', 1999],
    ['1/2/00', 2000],
  ])('%s has the year %d', (text, year) => expect(parseDate(text, 2026)).toEqual({ year, month: 1, day: 2 }));

  it('accepts leap days in leap years only', () => {
    expect(parseDate('02/29/2028')).toEqual({ year: 2028, month: 2, day: 29 });
    expect(parseDate('02/29/2000')).toEqual({ year: 2000, month: 2, day: 29 });
    expect(parseDate('02/29/2027')).toBeUndefined();
    expect(parseDate('2/29/27', 2026)).toBeUndefined();
    expect(parseDate('2/29/28', 2026)).toEqual({ year: 2028, month: 2, day: 29 });
    expect(parseDate('02/29/2100')).toBeUndefined();
  });

  it.each([
    '02/30/2028',
    '04/31/2027',
    '13/01/2027',
    '00/10/2027',
    '01/00/2027',
    '01/32/2027',
    '2027-02-30',
    '02302027',
  ])('%s is no day of any calendar', (text) => expect(parseDate(text)).toBeUndefined());

  it.each([
    '',
    '1/2/027',
    '1/2/7',
    '1/2',
    '2.1.2027',
    '1-2-2027',
    '1022027',
    '2027/01/02',
    '01/02/2027 10:00',
    'tomorrow',
    '01/02/0000',
  ])('%j is not taken for a date', (text) => expect(parseDate(text)).toBeUndefined());

  it('accepts exactly the days of a leap year and of a common year', () => {
    for (const year of [2027, 2028]) {
      for (let month = 1; month <= 12; month++) {
        for (let day = 1; day <= 31; day++) {
          const date = { year, month, day };
          const real = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
          expect(parseDate(formatDate(date))).toEqual(real ? date : undefined);
        }
      }
    }
  });
});

describe('formatDate', () => {
  it('writes two digits for month and day and four for the year', () => {
    expect(formatDate({ year: 2027, month: 1, day: 2 })).toBe('01/02/2027');
    expect(formatDate({ year: 987, month: 11, day: 30 })).toBe('11/30/0987');
  });
});

describe('validateDate', () => {
  const limits = { min: '01/10/2027', max: '03/31/2027' };
  const errorOf = (text: string) => validateDate(text, limits, (word, values = {}) => fill(word, values), 'en');
  it.each([
    ['', undefined],
    [' ', undefined],
    ['01/10/2027', undefined],
    ['2027-03-31', undefined],
    ['02/30/2027', 'dateImpossible:'],
    ['02/29/2027', 'dateImpossible:'],
    ['2027-13-01', 'dateImpossible:'],
    ['soon', 'dateFormat:'],
    ['01/2027', 'dateFormat:'],
    ['01/09/2027', 'notBefore:Choose 01/10/2027'],
    ['4/1/27', 'notAfter:Choose 03/31/2027'],
  ])('%j: %s', (text, message) => {
    if (message === undefined) expect(errorOf(text)).toBeUndefined();
    else expect(errorOf(text)).toContain(message);
  });
});
