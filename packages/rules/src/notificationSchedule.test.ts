import { describe, expect, it } from 'vitest';
import { endOfQuietHours } from './notificationSchedule.ts';

const at = (iso: string) => Date.parse(iso) / 1000;
const endIn = (timeZone: string, iso: string) => {
  const end = endOfQuietHours(timeZone, at(iso));
  return end === undefined ? undefined : new Date(end * 1000).toISOString();
};

describe('the end of the quiet hours', () => {
  it.each([
    // New York is 5 hours behind UTC in winter
    ['America/New_York', '2026-01-12T22:59:59Z', undefined],
    ['America/New_York', '2026-01-12T23:00:00Z', '2026-01-13T13:00:00.000Z'],
    ['America/New_York', '2026-01-13T04:30:40Z', '2026-01-13T13:00:00.000Z'],
    ['America/New_York', '2026-01-13T12:59:59Z', '2026-01-13T13:00:00.000Z'],
    ['America/New_York', '2026-01-13T13:00:00Z', undefined],
    ['Asia/Kathmandu', '2026-01-12T12:15:00Z', '2026-01-13T02:15:00.000Z'],
    ['UTC', '2026-01-12T00:00:00Z', '2026-01-12T08:00:00.000Z'],
  ])('in %s at %s is %s', (timeZone, iso, end) => {
    expect(endIn(timeZone, iso)).toBe(end);
  });

  it('follows clocks that change in the night', () => {
    expect(endIn('America/New_York', '2026-03-08T01:00:00Z')).toBe('2026-03-08T12:00:00.000Z');
    expect(endIn('America/New_York', '2026-11-01T01:00:00Z')).toBe('2026-11-01T13:00:00.000Z');
  });
});
