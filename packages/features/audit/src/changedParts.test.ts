import { expect, it } from 'vitest';
import { changedParts } from './changedParts';

const differing = (before: string, after: string) => {
  const parts = changedParts(before, after);
  return [before, after].map((text, at) => text.slice(parts[at]?.start, parts[at]?.end));
};

it.each([
  ['Roof replaced in 2009.', 'Roof replaced in 2024, permit 24-1187.', '2009', '2024, permit 24-1187'],
  ['Installment', 'Paid in full', 'Installment', 'Paid in full'],
  ['one two', 'one two three', '', ' three'],
  ['aa', 'aaa', 'aa', 'aaa'],
  ['a a', 'a a a', '', ' a'],
  ['same', 'same', '', ''],
  ['', 'new', '', 'new'],
])('finds the words that differ: %s, %s', (before, after, removed, added) => {
  expect(differing(before, after)).toEqual([removed, added]);
});
