import { describe, expect, it } from 'vitest';
import { formatTime, parseTime, stepTime, timeOfKey } from './timeText';

describe('parseTime', () => {
  it.each([
    ['3:30 PM', '15:30'],
    ['3:30 pm', '15:30'],
    ['3:30 p.m.', '15:30'],
    ['3:30\u202FPM', '15:30'],
    ['15:30', '15:30'],
    ['330p', '15:30'],
    ['1530', '15:30'],
    ['15.30', '15:30'],
    ['15h30', '15:30'],
    ['15 h', '15:00'],
    ['15:30 Uhr', '15:30'],
    ['330', '03:30'],
    ['3', '03:00'],
    ['3p', '15:00'],
    ['11:59 AM', '11:59'],
    ['12am', '00:00'],
    ['12:30 AM', '00:30'],
    ['12pm', '12:00'],
    ['12', '12:00'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
    ['  9:05 ', '09:05'],
  ])('%s is %s', (text, time) => expect(parseTime(text)).toBe(time));

  it.each(['', 'noon', '24:00', '25', '12:60', '13 PM', '0 am', '3:3', '12345', '3:30 xm', '3m', '-3', '3:30:00'])(
    '%j is no time',
    (text) => expect(parseTime(text)).toBeUndefined(),
  );

  it.each(['en', 'en-US', 'en-GB', 'fr', 'de', 'nl'])('reads every time as %s writes it', (locale) => {
    for (const time of ['00:00', '00:05', '09:30', '12:00', '12:59', '13:00', '23:59'])
      expect(parseTime(formatTime(time, locale))).toBe(time);
  });
});

it.each([
  ['en', '3:30 PM'],
  ['en-GB', '15:30'],
  ['fr', '15:30'],
  ['de', '15:30'],
  ['nl', '15:30'],
])('in %s it is written %s', (locale, text) => expect(formatTime('15:30', locale)).toBe(text));

describe('stepTime', () => {
  it.each([
    ['09:00', 15, {}, '09:15'],
    ['09:00', -15, {}, '08:45'],
    ['09:10', 15, {}, '09:15'],
    ['09:10', -15, {}, '09:00'],
    ['23:45', 15, {}, '00:00'],
    ['00:00', -15, {}, '23:45'],
    ['09:00', -15, { min: '09:00' }, '09:00'],
    ['16:55', 15, { max: '17:00' }, '17:00'],
    ['17:00', 60, { max: '17:00' }, '17:00'],
    ['06:00', 15, { min: '09:00', max: '17:00' }, '09:00'],
  ])('%s and %d minutes within %o is %s', (time, minutes, limits, next) =>
    expect(stepTime(time, minutes, limits)).toBe(next),
  );
});

describe('timeOfKey', () => {
  it('steps by keys', () => {
    expect(timeOfKey('ArrowUp', '15:30', 15)).toBe('15:45');
    expect(timeOfKey('PageDown', '15:30', 15)).toBe('15:00');
    expect(timeOfKey('a', '15:30', 15)).toBeUndefined();
  });

  it('starts at the earliest time or noon', () => {
    expect(timeOfKey('ArrowDown', undefined, 15)).toBe('12:00');
    expect(timeOfKey('ArrowUp', undefined, 15, { min: '09:00' })).toBe('09:00');
  });
});
