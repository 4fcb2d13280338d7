import { expect, it } from 'vitest';
import { groupNotifications } from './groupNotifications';
import type { Notification } from './notifications.api';

const noon = Math.floor(new Date(2026, 5, 15, 12).getTime() / 1000);
const one = (id: string, creationDate: number, values: Partial<Notification> = {}): Notification => ({
  id,
  notificationEvent: 'REPLY_RECEIVED',
  title: id,
  record: null,
  contactName: null,
  subjectId: id,
  read: false,
  creationDate,
  ...values,
});
const idsOf = (list: Notification[]) =>
  groupNotifications(list).map(({ rows }) => rows.map((row) => row.map(({ id }) => id)));

it('groups three notifications of one event and day, at the place of the newest', () => {
  const quote = one('d', noon - 30, { notificationEvent: 'QUOTE_ANSWERED' });
  expect(idsOf([one('a', noon), quote, one('b', noon - 60), one('c', noon - 90)])).toEqual([[['a', 'b', 'c'], ['d']]]);
});

it('keeps two of one event apart, and read ones from unread ones', () => {
  const list = [one('a', noon), one('b', noon - 60), one('c', noon - 90, { read: true })];
  expect(idsOf(list)).toEqual([[['a'], ['b'], ['c']]]);
});

it('begins a new group each day', () => {
  const day = 24 * 3600;
  const list = [one('a', noon), one('b', noon - 1), one('c', noon - day), one('d', noon - day - 1)];
  expect(idsOf(list)).toEqual([
    [['a'], ['b']],
    [['c'], ['d']],
  ]);
});
