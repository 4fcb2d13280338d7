'use client';
import { useEffect, useRef, useState } from 'react';
import type { NotificationItem } from './groupNotifications';

/**
 * Notifications that arrived while the list is shown, for the announcement. Older notifications and another filter do not count.
 */
export function useArrivals(items: readonly NotificationItem[], filter: string): readonly NotificationItem[] {
  const [arrived, setArrived] = useState<readonly NotificationItem[]>([]);
  const seen = useRef<{ filter: string; ids: ReadonlySet<string>; newest: number } | undefined>(undefined);
  useEffect(() => {
    const times = items.map(({ date }) => Date.parse(date));
    const before = seen.current;
    if (items.length > 0)
      seen.current = { filter, ids: new Set(items.map(({ id }) => id)), newest: Math.max(...times) };
    if (before?.filter !== filter) return setArrived([]);
    const isNew = ({ id, date }: NotificationItem) => !before.ids.has(id) && Date.parse(date) >= before.newest;
    const fresh = items.filter(isNew);
    if (fresh.length > 0) setArrived(fresh);
  }, [items, filter]);
  return arrived;
}
