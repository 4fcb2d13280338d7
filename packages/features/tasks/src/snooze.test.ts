import { describe, expect, it } from 'vitest';
import { snoozeMoment } from './snooze';

describe('the moments until which a task is snoozed', () => {
  const monday = new Date(2026, 10, 23, 10, 40);
  const sunday = new Date(2026, 10, 29, 22, 5);

  it('are full hours in local time', () => {
    expect(snoozeMoment('laterToday', monday)).toEqual(new Date(2026, 10, 23, 13, 0));
    expect(snoozeMoment('tomorrow', monday)).toEqual(new Date(2026, 10, 24, 9, 0));
    expect(snoozeMoment('inThreeDays', monday)).toEqual(new Date(2026, 10, 26, 9, 0));
    expect(snoozeMoment('nextWeek', monday)).toEqual(new Date(2026, 10, 30, 9, 0));
  });

  it('have no later today in the evening, and next week starts on Monday', () => {
    expect(snoozeMoment('laterToday', sunday)).toBeUndefined();
    expect(snoozeMoment('tomorrow', sunday)).toEqual(new Date(2026, 10, 30, 9, 0));
    expect(snoozeMoment('nextWeek', sunday)).toEqual(new Date(2026, 10, 30, 9, 0));
  });

  it('have no weekday that is not before next week', () => {
    const thursday = new Date(2026, 10, 26, 8, 0);
    expect(snoozeMoment('inThreeDays', thursday)).toEqual(new Date(2026, 10, 29, 9, 0));
    const friday = new Date(2026, 10, 27, 8, 0);
    expect(snoozeMoment('inThreeDays', friday)).toBeUndefined();
    expect(snoozeMoment('inThreeDays', sunday)).toBeUndefined();
  });
});
