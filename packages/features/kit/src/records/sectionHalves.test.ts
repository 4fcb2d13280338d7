import { expect, test } from 'vitest';
import { isBesideAnother } from './sectionHalves';

/** Sections that share their row, of sections given as `h` for a half and `f` for a full one. */
const shared = (kinds: string) => {
  const sections = [...kinds].map((kind) => ({ half: kind === 'h' }));
  return sections.map((_, index) => (isBesideAnother(sections, index) ? 'h' : 'f')).join('');
};

test.for([
  ['fhhf', 'fhhf'],
  ['fhhhhhf', 'fhhhhff'],
  ['hf', 'ff'],
  ['hhfhfhhh', 'hhfffhhf'],
  ['', ''],
] as const)('%s becomes %s', ([kinds, expected]) => {
  expect(shared(kinds)).toBe(expected);
});
