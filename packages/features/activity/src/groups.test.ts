import { describe, expect, it } from 'vitest';
import { groupOf, keyOf } from './groups';

describe('the group of an entry', () => {
  // a Wednesday
  const now = new Date(2026, 10, 25, 15, 0);
  const at = (...parts: [number, number, number, number?]) => new Date(parts[0], parts[1], parts[2], parts[3] ?? 12);
  it.each([
    [at(2026, 10, 25, 0), 'today'],
    [at(2026, 10, 24, 23), 'yesterday'],
    [at(2026, 10, 23), 'thisWeek'],
    [at(2026, 10, 22), 'lastWeek'],
    [at(2026, 10, 16), 'lastWeek'],
    [at(2026, 10, 15), 'November'],
    [at(2026, 0, 2), 'January'],
    [at(2025, 10, 25), 'November 2025'],
  ])('on %s is %s', (date, expected) => {
    expect(keyOf(groupOf(date.getTime() / 1000, now))).toBe(expected);
  });
});
