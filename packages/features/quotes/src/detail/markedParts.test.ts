import { expect, it } from 'vitest';
import { markedParts } from './markedParts';

const marked = (text: string, values: string[]) =>
  markedParts(text, values).flatMap((part) => (part.isMarked ? [part.text] : []));

it('marks each value where it appears', () => {
  expect(markedParts('Home for $1,184.00 (Home)', ['Home', '$1,184.00'])).toEqual([
    { text: 'Home', isMarked: true },
    { text: ' for ', isMarked: false },
    { text: '$1,184.00', isMarked: true },
    { text: ' (', isMarked: false },
    { text: 'Home', isMarked: true },
    { text: ')', isMarked: false },
  ]);
});

it.each([
  ['within a word', 'Homes and Rehome', ['Home'], []],
  ['of a longer value', 'Flood from Flood Mutual', ['Flood', 'Flood Mutual'], ['Flood', 'Flood Mutual']],
  ['that was edited', 'Flood for $1,200.00', ['$1,184.00'], []],
  ['that is empty', 'Flood', ['', ' '], []],
  ['with signs of a pattern', 'Auto (all) + more?', ['Auto (all) + more?'], ['Auto (all) + more?']],
])('a value %s', (_, text, values, found) => {
  expect(marked(text, values)).toEqual(found);
});
