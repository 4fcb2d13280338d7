import { expect, test } from 'vitest';
import { pageWindow } from './pageWindow';

const shown = (page: number, count: number) =>
  pageWindow(page, count)
    .map((slot) => (slot === 'gap' ? '…' : slot + 1))
    .join(' ');

test.each([
  [0, 1, '1'],
  [0, 2, '1 2'],
  [0, 26, '1 2 3 … 26'],
  [2, 26, '1 2 3 4 … 26'],
  [3, 26, '1 2 3 4 5 … 26'],
  [4, 26, '1 … 4 5 6 … 26'],
  [22, 26, '1 … 22 23 24 25 26'],
  [25, 26, '1 … 24 25 26'],
  [2, 5, '1 2 3 4 5'],
])('page %i of %i', (page, count, expected) => {
  expect(shown(page, count)).toBe(expected);
});

test('reaches every page in order and never replaces a single page with a gap', () => {
  for (let count = 1; count < 40; count++)
    for (let page = 0; page < count; page++) {
      const slots = pageWindow(page, count);
      expect(slots).toContain(page);
      expect(slots[0]).toBe(0);
      expect(slots.at(-1)).toBe(count - 1);
      slots.forEach((slot, index) => {
        const before = slots[index - 1];
        const after = slots[index + 1];
        if (slot === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(slot).toBe(before + 1);
      });
    }
});
