import { afterEach, expect, it, vi } from 'vitest';
import {
  dayInput,
  formatCount,
  formatDateTime,
  formatDay,
  formatInstant,
  formatMonth,
  formatRecent,
  formatTotal,
  formatUsd,
} from './formats';

afterEach(() => vi.unstubAllGlobals());

it('formats USD as en-US with two decimals', () => {
  expect(formatUsd(1234.5)).toBe('$1,234.50');
  expect(formatUsd(0)).toBe('$0.00');
  expect(formatCount(2000)).toBe('2,000');
  expect(formatTotal({ totalElements: 10_000, totalIsCapped: true })).toBe('10,000+');
  expect(formatTotal({ totalElements: 2000, totalIsCapped: false })).toBe('2,000');
});

it('formats a day identically in every time zone', () => {
  const newYear = Date.UTC(2027, 0, 1) / 1000;
  expect(formatDay(newYear, 'DD-MMM-YYYY')).toBe('01-Jan-2027');
  expect(formatDay(newYear)).toBe('01/01/2027');
  expect(dayInput(newYear)).toBe('01/01/2027');
});

it('formats an instant in the time zone of the user', () => {
  const noon = new Date(2027, 0, 1, 12).getTime() / 1000;
  expect(formatInstant(noon, 'DD-MMM-YYYY')).toBe('01-Jan-2027');
  expect(formatInstant(noon)).toBe('01/01/2027');
});

it('formats the dates of a plan with ordinals', () => {
  const evening = new Date(2027, 1, 2, 17, 5).getTime() / 1000;
  expect(formatInstant(evening, 'Do MMMM YYYY')).toBe('2nd February 2027');
  expect(formatInstant(evening, 'Do MMMM YYYY, hh:mm a')).toBe('2nd February 2027, 05:05 pm');
});

it.each([
  ['de', '31-Dez-2026', '31. Dezember 2026'],
  ['fr', '31-déc-2026', '31 décembre 2026'],
  ['nl', '31-dec-2026', '31 december 2026'],
])('writes the months in the language of the page: %s', (lang, short, long) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  const day = Date.UTC(2026, 11, 31) / 1000;
  expect(formatDay(day, 'DD-MMM-YYYY')).toBe(short);
  expect(formatDay(day, 'Do MMMM YYYY')).toBe(long);
  expect(formatDay(day, 'MMMM Do, YYYY')).toBe(long);
});

it.each([
  ['en', '03/04/2027', '03/04/2027, 5:05 PM', 'March'],
  ['de', '04.03.2027', '04.03.2027, 17:05', 'März'],
  ['fr', '4 mars 2027', '4 mars 2027, 17:05', 'mars'],
  ['nl', '4 mrt 2027', '4 mrt 2027, 17:05', 'maart'],
])(
  'writes dates in the language of the page, and the text of date fields as they accept it: %s',
  (lang, date, time, month) => {
    vi.stubGlobal('document', { documentElement: { lang } });
    const day = Date.UTC(2027, 2, 4) / 1000;
    expect(formatDay(day)).toBe(date);
    expect(dayInput(day)).toBe('03/04/2027');
    expect(formatDay(day, 'MM/DD/YYYY')).toBe('03/04/2027');
    const afternoon = new Date(2027, 2, 4, 17, 5).getTime() / 1000;
    expect(formatInstant(afternoon)).toBe(date);
    expect(formatDateTime(afternoon).replace(' à ', ', ').replace('\u202f', ' ')).toBe(time);
    expect(formatMonth(Date.UTC(2027, 2, 1) / 1000, 'long')).toBe(month);
  },
);

it('shows the time of today, the weekday of this week and the date of older instants', () => {
  const now = new Date(2026, 10, 20, 12).getTime() / 1000;
  expect(formatRecent(now - 3600, now)).toMatch(/^11:00.AM$/);
  expect(formatRecent(now - 86_400, now)).toMatch(/^Thu,? 12:00.PM$/);
  expect(formatRecent(now - 10 * 86_400, now)).toBe('11/10/2026');
});
