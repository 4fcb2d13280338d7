'use client';
import { useEffect, useRef, useState } from 'react';
import type { NotificationItem } from './groupNotifications';

/**
 * Notifications that arrived while the list is shown, for the announcement. Older notifications and another filter do not count.
 *
 * @param isLoaded False while the notifications load, or after they could not be loaded.
 */
export function useArrivals(
  items: readonly NotificationItem[],
  filter: string,
  isLoaded: boolean,
): readonly NotificationItem[] {
  const [arrived, setArrived] = useState<readonly NotificationItem[]>([]);
  const seen = useRef<{ filter: string; ids: ReadonlySet<string>; newest: number } | undefined>(undefined);
  useEffect(() => {
    const before = seen.current;
    const isOtherFilter = before?.filter !== filter;
    // The first notification in an empty list is new, but not in a list that has not loaded yet.
    if (items.length > 0 || (isOtherFilter && isLoaded)) {
      const times = items.map(({ date }) => Date.parse(date));
      const newest = Math.max(before?.newest ?? Number.NEGATIVE_INFINITY, ...times);
      seen.current = { filter, ids: new Set(items.map(({ id }) => id)), newest };
    }
    if (isOtherFilter) return setArrived([]);
    const isNew = ({ id, date }: NotificationItem) => !before.ids.has(id) && Date.parse(date) >= before.newest;
    const fresh = items.filter(isNew);
    if (fresh.length > 0) setArrived(fresh);
  }, [items, filter, isLoaded]);
  return arrived;
}
