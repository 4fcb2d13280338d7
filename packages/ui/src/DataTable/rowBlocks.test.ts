import { describe, expect, it } from 'vitest';
import { groupedBlockStarts, rowsInBlock } from './rowBlocks';

describe('bodies of a table', () => {
  it('begin with each group and after 25 rows', () => {
    const firsts = new Set([0, 3, 40]);
    expect(groupedBlockStarts(60, (index) => firsts.has(index))).toEqual([0, 3, 3 + rowsInBlock, 40]);
  });

  it('begin after 25 rows without groups', () => {
    expect(groupedBlockStarts(51, () => false)).toEqual([0, 25, 50]);
    expect(groupedBlockStarts(0, () => false)).toEqual([]);
  });
});
