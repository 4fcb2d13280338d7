import { expect, test } from 'vitest';
import { vitestArguments } from './vitestArguments.ts';

const button = 'packages/ui/src/Button';

test('keeps the files after --update', () => {
  expect(vitestArguments(['--update', button])).toEqual(['--update=all', button]);
  expect(vitestArguments(['-u', button, 'Chip'])).toEqual(['--update=all', button, 'Chip']);
  expect(vitestArguments([button, '--update'])).toEqual([button, '--update=all']);
});

test('keeps the values of --update and other options', () => {
  expect(vitestArguments(['--update', 'new', button])).toEqual(['--update', 'new', button]);
  expect(vitestArguments(['--update=none', '-t', 'Matrix'])).toEqual(['--update=none', '-t', 'Matrix']);
});
