import { expect, it } from 'vitest';
import { formatWait, formatWhen } from './when';

const now = new Date(2026, 10, 20, 12).getTime() / 1000;

it('a message of today shows its hour, of this week its weekday, and older ones their date', () => {
  expect(formatWhen(now - 3600, now, 'en-US')).toMatch(/^11:00.AM$/);
  expect(formatWhen(now - 86_400, now, 'en-US')).toMatch(/^Thu,? 12:00.PM$/);
  expect(formatWhen(now - 10 * 86_400, now, 'en-US')).toBe('Nov 10, 2026');
});

it.each([
  [30, '1 minute'],
  [3600, '1 hour'],
  [3 * 86_400 + 5, '3 days'],
  [-5, '1 minute'],
])('a wait of %d seconds is %s', (seconds, text) => expect(formatWait(now - seconds, now, 'en-US')).toBe(text));
