import { expect, it } from 'vitest';
import { cellKey, cellOf, rangeOfCell, stepCell } from './cells';

const step = (from: string, key: string, more: object = {}) => {
  const { view = 'month', shiftKey = false, rightToLeft = false } = more as Record<string, never>;
  const next = stepCell(cellOf(from), { key, shiftKey, rightToLeft }, { view, hours: [8, 9, 10], weekStart: 1 });
  return next && cellKey(next);
};
const week = { view: 'week' };

it('moves by days and weeks in a month, also out of it', () => {
  expect(step('2026-03-01', 'ArrowLeft')).toBe('2026-02-28');
  expect(step('2026-03-01', 'ArrowRight')).toBe('2026-03-02');
  expect(step('2026-03-01', 'ArrowUp')).toBe('2026-02-22');
  expect(step('2026-03-25', 'ArrowDown')).toBe('2026-04-01');
  expect(step('2026-03-01', 'ArrowLeft', { rightToLeft: true })).toBe('2026-03-02');
});

it('moves to the ends of the week of the language', () => {
  expect(step('2026-03-01', 'Home')).toBe('2026-02-23');
  expect(step('2026-03-01', 'End')).toBe('2026-03-01');
});

it('turns months and years', () => {
  expect(step('2026-03-31', 'PageDown')).toBe('2026-04-30');
  expect(step('2026-03-31', 'PageUp', { shiftKey: true })).toBe('2025-03-31');
});

it('moves through the hours of a week, below the line of whole days', () => {
  expect(step('2026-03-03', 'ArrowDown', week)).toBe('2026-03-03T8');
  expect(step('2026-03-03T8', 'ArrowUp', week)).toBe('2026-03-03');
  expect(step('2026-03-03', 'ArrowUp', week)).toBe('2026-03-03');
  expect(step('2026-03-03T10', 'ArrowDown', week)).toBe('2026-03-03T10');
  expect(step('2026-03-03T9', 'ArrowRight', week)).toBe('2026-03-04T9');
  expect(step('2026-03-03T9', 'PageDown', week)).toBe('2026-03-10T9');
  expect(step('2026-03-03T9', 'PageDown', { ...week, shiftKey: true })).toBe('2026-04-03T9');
});

it('ignores other keys', () => {
  expect(step('2026-03-01', 'a')).toBeUndefined();
});

it('adds events to whole days and hours', () => {
  expect(rangeOfCell('2026-03-03')).toEqual({ start: '2026-03-03', end: '2026-03-03' });
  expect(rangeOfCell('2026-03-03T9')).toEqual({ start: '2026-03-03T09:00', end: '2026-03-03T10:00' });
  expect(rangeOfCell('2026-03-03T23').end).toBe('2026-03-03T23:59');
});
