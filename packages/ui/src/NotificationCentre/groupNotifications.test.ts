import { expect, it } from 'vitest';
import { groupNotifications, type NotificationItem } from './groupNotifications';

const noon = new Date(2026, 5, 15, 12).getTime();
/** A notification some seconds before noon. */
const one = (id: string, before: number, values: Partial<NotificationItem> = {}): NotificationItem => ({
  id,
  title: id,
  kind: 'Reply',
  unread: true,
  date: new Date(noon - before * 1000).toISOString(),
  ...values,
});
const idsOf = (list: NotificationItem[]) =>
  groupNotifications(list).map(({ rows }) => rows.map((row) => row.map(({ id }) => id)));

it('groups three notifications of one kind and day, at the place of the newest', () => {
  const quote = one('d', 30, { kind: 'Quote' });
  expect(idsOf([one('a', 0), quote, one('b', 60), one('c', 90)])).toEqual([[['a', 'b', 'c'], ['d']]]);
});

it('keeps two of one kind apart, read ones from unread ones, and those without a kind', () => {
  expect(idsOf([one('a', 0), one('b', 60), one('c', 90, { unread: false })])).toEqual([[['a'], ['b'], ['c']]]);
  const { kind: _, ...plain } = one('a', 0);
  expect(idsOf(['a', 'b', 'c'].map((id) => ({ ...plain, id })))).toEqual([[['a'], ['b'], ['c']]]);
});

it('begins a new group each local day', () => {
  const day = 24 * 3600;
  const list = [one('a', 0), one('b', 1), one('c', day), one('d', day + 1)];
  expect(idsOf(list)).toEqual([
    [['a'], ['b']],
    [['c'], ['d']],
  ]);
  expect(groupNotifications(list).map(({ day: name }) => name)).toEqual(['2026-06-15', '2026-06-14']);
});
