import { messageOf } from '@fairlead/api-client/client';
import type { NotificationFilter } from '@fairlead/rules';
import { toast } from '@fairlead/ui';
import { useState } from 'react';
import { loadOlder, type Notification, useMark, useMarkAll, useNotifications } from './notifications.api';

/** Notifications that the user has asked for, beside the newest ones, which stay up to date. */
interface Older {
  filter: NotificationFilter;
  list: readonly Notification[];
  hasMore: boolean;
}

/** Notifications of a filter, newest first, with the actions of the list. */
export function useNotificationPages(filter: NotificationFilter) {
  const { data, error, mutate } = useNotifications(filter);
  const [stored, setOlder] = useState<Older>();
  const older = stored?.filter === filter ? stored : undefined;
  const [mark, markAll] = [useMark(), useMarkAll()];
  const newest = data?.notifications ?? [];
  const known = new Set(newest.map(({ id }) => id));
  const isShown = ({ id, read }: Notification) => !known.has(id) && !(filter === 'UNREAD' && read);
  const notifications = [...newest, ...(older?.list.filter(isShown) ?? [])];
  /** Marks the older notifications, which are not loaded again. */
  const keepMark = (read: boolean, ids?: readonly string[]) =>
    setOlder(
      (before) =>
        before && {
          ...before,
          list: before.list.map((each) => (!ids || ids.includes(each.id) ? { ...each, read } : each)),
        },
    );
  return {
    notifications,
    loading: !data && !error,
    error: data ? undefined : error,
    retry: () => void mutate(),
    hasMore: older?.hasMore ?? data?.hasMore ?? false,
    loadMore: async () => {
      const last = notifications.at(-1);
      if (!last) return;
      const result = await loadOlder(filter, last.id);
      if (!result.ok) return void toast.error(messageOf(result.failure));
      const { notifications: next, hasMore } = result.payload;
      // the newest ones, too: they leave their page when others arrive
      setOlder({ filter, list: [...notifications, ...next], hasMore });
    },
    setRead: async (ids: readonly string[], read: boolean) => {
      const result = await mark([...ids], read);
      if (result.ok) keepMark(read, ids);
      else toast.error(messageOf(result.failure));
    },
    readAll: async () => {
      const result = await markAll();
      if (result.ok) keepMark(true);
      else toast.error(messageOf(result.failure));
    },
  };
}
