import { expect, it } from 'vitest';
import { isDateTime, joinDateTime, splitDateTime, splitPaste, textsOf, timeZoneNames } from './dateTimeText';

it('splits and joins a value', () => {
  const texts = { date: '03/01/2027', time: '15:30' };
  expect(splitDateTime('2027-03-01T15:30')).toEqual(texts);
  expect(joinDateTime(texts)).toBe('2027-03-01T15:30');
  expect(joinDateTime({ date: '3/1/27', time: '3:30 pm' })).toBe('2027-03-01T15:30');
});

it('keeps incomplete and invalid texts as typed', () => {
  expect(joinDateTime({ date: '', time: '' })).toBe('');
  expect(joinDateTime({ date: '03/01/2027', time: '' })).toBe('03/01/2027');
  expect(joinDateTime({ date: 'soon', time: '15:30' })).toBe('soon 15:30');
});

it.each([
  '2027-03-01T15:30',
  '2027-03-01T15:30:00.000',
  '3/1/2027 3:30 PM',
  '03/01/2027, 3:30\u202fPM',
  '2027-03-01 15:30\n',
])('splits the copied text %j', (text) => {
  expect(splitPaste(text)).toEqual({ date: '03/01/2027', time: '15:30' });
});

it.each(['03/01/2027', '15:30', '03/01/2027 soon', '02/30/2027 15:30', ''])('does not split %j', (text) => {
  expect(splitPaste(text)).toBeUndefined();
});

it.each([
  ['2027-03-01T15:30', '03/01/2027', '15:30'],
  ['03/01/2027', '03/01/2027', ''],
  ['03/01/2027 half past', '03/01/2027', 'half past'],
  ['15:30', '', '15:30'],
  ['next week 15:30', 'next week', '15:30'],
  ['soon', 'soon', ''],
  ['2027-02-30T10:00', '2027-02-30T10:00', ''],
  ['', '', ''],
])('shows "%s" as "%s" and "%s"', (value, date, time) => {
  expect(textsOf(value)).toEqual({ date, time });
  expect(joinDateTime({ date, time })).toBe(value);
});

it.each(['', '2027-03-01', '2027-02-30T10:00', '2027-03-01T25:00', '2027-03-01T10:00Z'])('rejects "%s"', (value) => {
  expect(isDateTime(value)).toBe(false);
  expect(splitDateTime(value)).toEqual({ date: '', time: '' });
});

it('names the zone at the given time of the year', () => {
  const zone = (value: string) => timeZoneNames('America/New_York', value, 'en-US');
  expect(zone('2027-01-15T12:00')).toEqual({ short: 'EST', long: 'Eastern Standard Time' });
  expect(zone('2027-07-15T12:00')).toEqual({ short: 'EDT', long: 'Eastern Daylight Time' });
  // The clocks change at 2 am on 14 March.
  expect(zone('2027-03-14T01:00').short).toBe('EST');
  expect(zone('2027-03-14T04:00').short).toBe('EDT');
});
