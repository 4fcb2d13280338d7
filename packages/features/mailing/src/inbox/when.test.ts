import { expect, it } from 'vitest';
import { formatWait } from './when';

const now = new Date(2026, 10, 20, 12).getTime() / 1000;

it.each([
  [30, '1 minute'],
  [3600, '1 hour'],
  [3 * 86_400 + 5, '3 days'],
  [-5, '1 minute'],
])('a wait of %d seconds is %s', (seconds, text) => expect(formatWait(now - seconds, now, 'en-US')).toBe(text));
