import { describe, expect, test } from 'vitest';
import type { Column } from './column';
import { pinnedFirst } from './pinnedColumns';
import { pinnedOffsets } from './pinnedOffsets';

const column = (id: string, more: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id,
  cell: () => id,
  ...more,
});

describe('pinnedFirst', () => {
  const columns = [
    column('icon'),
    column('name', { card: 'title' }),
    column('line'),
    column('carrier'),
    column('status'),
  ];
  const idsOf = (pinned?: ReadonlySet<string>) => {
    const { columns: ordered, cells } = pinnedFirst(columns, pinned, 1);
    return [ordered.map(({ id }) => id).join(' '), cells];
  };

  test('pins the columns up to and including the title', () => {
    expect(idsOf()).toEqual(['icon name line carrier status', { leads: 1, untilTitle: 3, count: 3 }]);
  });
  test('moves further pinned columns behind the title, in their order', () => {
    expect(idsOf(new Set(['status', 'carrier', 'icon', 'unknown']))).toEqual([
      'icon name carrier status line',
      { leads: 1, untilTitle: 3, count: 5 },
    ]);
  });
  test('pins the first column of a table without a title', () => {
    expect(pinnedFirst([column('a'), column('b')], undefined, 0).cells).toEqual({ leads: 0, untilTitle: 1, count: 1 });
    expect(pinnedFirst([], undefined, 2).cells).toEqual({ leads: 2, untilTitle: 2, count: 2 });
  });
});

describe('pinnedOffsets', () => {
  const cells = { leads: 1, untilTitle: 3 };

  test('adds up the widths', () => {
    expect(pinnedOffsets([50, 40.5, 160, 120], cells, 1000)).toEqual([0, 50, 90.5, 250.5]);
  });
  test('keeps half of the width for the other columns', () => {
    expect(pinnedOffsets([50, 40, 160, 120, 10], cells, 739)).toEqual([0, 50, 90, 250, undefined]);
    expect(pinnedOffsets([50, 40, 160, 120, 10], cells, 737)).toEqual([0, 50, 90, undefined, undefined]);
  });
  test('prefers the title to the columns before it', () => {
    expect(pinnedOffsets([50, 40, 160, 120], cells, 420)).toEqual([0, undefined, 50, undefined]);
  });
  test('always keeps the controls of the row', () => {
    expect(pinnedOffsets([50, 40, 160], cells, 80)).toEqual([0, undefined, undefined]);
  });
});
