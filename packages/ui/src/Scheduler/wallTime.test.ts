import { expect, it } from 'vitest';
import { addDays, addMonthsTo, daysBetween, daysFrom, schedulerDays, turnPage } from './days';
import { shiftedRange, spanOf } from './events';
import { instantOf, wallTime } from './wallTime';

const newYork = 'America/New_York';
const event = (start: string, end?: string) => ({ id: '1', title: 'Call Ada', start, ...(end && { end }) });
const times = (start: string, end?: string, timeZone = newYork) => {
  const { first, last, from, to, long } = spanOf(event(start, end), timeZone);
  return [first, from / 60, last, to / 60, long];
};
const shifted = (start: string, end: string, shift: { days?: number; minutes?: number }) => {
  const range = shiftedRange(event(start, end), { days: 0, minutes: 0, ...shift }, newYork);
  return [range.start, range.end];
};

it('counts days over months, leap days and changes of the clocks', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
  expect(daysBetween('2026-10-25', '2026-11-02')).toBe(8);
  expect(daysFrom('2026-12-31', '2027-01-02')).toEqual(['2026-12-31', '2027-01-01', '2027-01-02']);
});

it('stays in the month when a month is shorter', () => {
  expect(addMonthsTo('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonthsTo('2028-02-29', 12)).toBe('2029-02-28');
  expect(addMonthsTo('2026-01-15', -1)).toBe('2025-12-15');
});

it('shows whole weeks from the first day of the week of the language', () => {
  expect(schedulerDays('month', '2026-03-15', 'en')).toEqual({ first: '2026-03-01', last: '2026-04-04' });
  expect(schedulerDays('month', '2026-03-15', 'de')).toEqual({ first: '2026-02-23', last: '2026-04-05' });
  expect(schedulerDays('week', '2026-03-01', 'en')).toEqual({ first: '2026-03-01', last: '2026-03-07' });
  expect(schedulerDays('week', '2026-03-01', 'fr')).toEqual({ first: '2026-02-23', last: '2026-03-01' });
  expect(schedulerDays('week', '2026-03-01', 'ar-EG')).toEqual({ first: '2026-02-28', last: '2026-03-06' });
  expect(schedulerDays('agenda', '2026-03-01', 'en')).toEqual({ first: '2026-03-01', last: '2026-03-28' });
  // Four weeks, and six.
  expect(schedulerDays('month', '2026-02-10', 'en')).toEqual({ first: '2026-02-01', last: '2026-02-28' });
  expect(schedulerDays('month', '2026-08-10', 'en')).toEqual({ first: '2026-07-26', last: '2026-09-05' });
});

it('turns pages by the period of the view', () => {
  expect(turnPage('month', '2026-03-31', 1)).toBe('2026-04-30');
  expect(turnPage('week', '2026-03-08', -1)).toBe('2026-03-01');
  expect(turnPage('agenda', '2026-03-01', 1)).toBe('2026-03-29');
});

it('shows instants in the time zone', () => {
  expect(times('2026-03-03T14:30:00Z', '2026-03-03T15:00:00Z')).toEqual(['2026-03-03', 9.5, '2026-03-03', 10, false]);
  expect(times('2026-03-03T03:00:00Z', undefined)).toEqual(['2026-03-02', 22, '2026-03-02', 22.5, false]);
  expect(times('2026-03-03T03:00:00+01:00', undefined, 'Europe/Berlin')[1]).toBe(3);
});

it('shows local times as they are, in each zone', () => {
  for (const zone of ['UTC', newYork, 'Asia/Kolkata', 'Pacific/Auckland'])
    expect(times('2026-03-08T02:30', '2026-03-08T04:00', zone)).toEqual(['2026-03-08', 2.5, '2026-03-08', 4, false]);
});

it('ends at midnight on the day before, and at least after a minute', () => {
  expect(times('2026-03-03T22:00', '2026-03-04T00:00')).toEqual(['2026-03-03', 22, '2026-03-03', 24, false]);
  expect(times('2026-03-03T22:00', '2026-03-04T02:00')).toEqual(['2026-03-03', 22, '2026-03-04', 2, false]);
  expect(times('2026-03-03T22:00', '2026-03-04T22:00')[4]).toBe(true);
  expect(times('2026-03-03T22:00', '2026-03-03T21:00')[3]).toBe(22 + 1 / 60);
  expect(times('2026-03-03', '2026-03-01')).toEqual(['2026-03-03', 0, '2026-03-03', 24, true]);
});

it('refuses texts that are no times', () => {
  expect(() => wallTime('3/3/2026', newYork)).toThrow(RangeError);
});

it('reads times that the clocks skip or repeat', () => {
  const at = (day: string, minute: number) => new Date(instantOf({ day, minute }, newYork)).toISOString().slice(11, 16);
  // 2:30 does not exist on March 8 and becomes 3:30.
  expect(at('2026-03-08', 150)).toBe('07:30');
  expect(at('2026-03-08', 60)).toBe('06:00');
  expect(at('2026-03-08', 180)).toBe('07:00');
  // 1:30 occurs twice on November 1.
  expect(at('2026-11-01', 90)).toBe('05:30');
  expect(at('2026-11-01', 150)).toBe('07:30');
});

it('keeps the time of day when an instant moves over a change of the clocks', () => {
  expect(shifted('2026-03-07T14:00:00.000Z', '2026-03-07T15:00:00.000Z', { days: 1 })).toEqual([
    '2026-03-08T13:00:00.000Z',
    '2026-03-08T14:00:00.000Z',
  ]);
  expect(shifted('2026-10-31T13:00:00.000Z', '2026-10-31T14:00:00.000Z', { days: 1 })[0]).toBe(
    '2026-11-01T14:00:00.000Z',
  );
});

it('keeps the duration of an instant that would end in a skipped hour', () => {
  expect(shifted('2026-03-07T06:30:00.000Z', '2026-03-07T07:30:00.000Z', { days: 1 })).toEqual([
    '2026-03-08T06:30:00.000Z',
    '2026-03-08T07:30:00.000Z',
  ]);
});

it('moves days by days, and times by days and minutes, in their format', () => {
  expect(shifted('2026-03-03', '2026-03-05', { days: 7, minutes: 30 })).toEqual(['2026-03-10', '2026-03-12']);
  expect(shifted('2026-03-03T09:00', '2026-03-03T10:30', { days: -1, minutes: 30 })).toEqual([
    '2026-03-02T09:30',
    '2026-03-02T11:00',
  ]);
  expect(shifted('2026-03-03T23:45', '2026-03-04T00:15', { minutes: 30 })[0]).toBe('2026-03-04T00:15');
});
