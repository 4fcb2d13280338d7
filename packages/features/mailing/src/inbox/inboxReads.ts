import type { Read } from '@fairlead/api-client/client';
import { readById } from '@fairlead/kit';

/** Choices of the inbox, as they are in the address. */
export interface InboxState {
  scope: 'MINE' | 'AGENCY';
  filter: 'ALL' | 'UNREAD' | 'WAITING' | 'DONE';
  search: string;
  /** Number of threads to show. */
  size: number;
}

export const inboxFilters = ['ALL', 'UNREAD', 'WAITING', 'DONE'] as const;

/** Message keys of the filters, and of an empty list. */
export const filterLabels = {
  ALL: 'inbox.filter.all',
  UNREAD: 'inbox.filter.unread',
  WAITING: 'inbox.filter.waiting',
  DONE: 'inbox.filter.done',
} as const;
export const emptyLabels = {
  ALL: 'inbox.empty',
  UNREAD: 'inbox.none.unread',
  WAITING: 'inbox.none.waiting',
  DONE: 'inbox.none.done',
} as const;

/** Threads per page, and the most that the server returns at once. */
export const PAGE = 20;
export const MOST = 100;

const one = <Value extends string>(text: string | null, values: readonly Value[], other: Value): Value =>
  values.find((value) => value === text) ?? other;

/** Reads the choices from the address. */
export function inboxState(search: URLSearchParams): InboxState {
  const size = Number(search.get('size') ?? PAGE);
  return {
    scope: one(search.get('scope'), ['MINE', 'AGENCY'], 'MINE'),
    filter: one(search.get('filter'), inboxFilters, 'ALL'),
    search: search.get('q') ?? '',
    size: Number.isInteger(size) ? Math.min(Math.max(size, PAGE), MOST) : PAGE,
  };
}

/** Request of the list. */
export const threadsRead = ({ scope, filter, search, size }: InboxState): Read<'/api/inbox/all'> => [
  '/api/inbox/all',
  { query: { scope, filter, ...(search && { search }), pageSize: size } },
];

export const countsRead: Read<'/api/inbox/counts'> = ['/api/inbox/counts', undefined];
export const threadRead = readById('/api/inbox/id/{id}');

/** Whether more threads can be shown. */
export const hasMore = (shown: number, total: number): boolean => shown < Math.min(total, MOST);
