import { LoadError, RouterLink, urls, useKeyHelp } from '@fairlead/kit';
import type { NotificationFilter } from '@fairlead/rules';
import { useAuth } from '@fairlead/session';
import { EmptyState, Icon, IconButton, NotificationCentre } from '@fairlead/ui';
import { Settings } from 'lucide';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationItem } from './notificationItem';
import { useUnreadCount } from './notifications.api';
import { useNotificationPages } from './useNotificationPages';

interface NotificationListProps {
  /** Called when a page opens from the list. */
  onLeave?: () => void;
  /** Shows the newest notifications only. */
  newest?: boolean;
}

/** Notifications of the user by day. */
export function NotificationList({ onLeave, newest = false }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const { viewer } = useAuth();
  const [filter, setFilter] = useState<NotificationFilter>('ALL');
  const list = useNotificationPages(filter);
  const { data: count } = useUnreadCount();
  const { notifications, loading, error } = list;
  const items = useMemo(
    () => notifications.map((each) => notificationItem(each, t(`notificationEvent.${each.notificationEvent}`))),
    [notifications, t],
  );
  // The list of the bell shows its keys itself.
  useKeyHelp(() =>
    newest || items.length === 0
      ? []
      : [
          [['↑', '↓'], t('help.move')],
          [['U'], t('help.unread')],
        ],
  );
  return (
    <NotificationCentre<NotificationFilter>
      data-state={error ? 'error' : loading ? 'loading' : items.length === 0 ? 'empty' : 'ready'}
      items={items}
      unreadCount={count?.unread ?? 0}
      filters={[
        { value: 'ALL', label: t('all') },
        { value: 'UNREAD', label: t('unread'), count: count?.unread ?? 0 },
        // only agents are mentioned
        ...(viewer?.role === 'AGENT'
          ? [{ value: 'MENTIONS' as const, label: t('mentions'), count: count?.mentions ?? 0 }]
          : []),
      ]}
      filter={filter}
      onFilterChange={setFilter}
      onMark={(ids, read) => void list.setRead(ids, read)}
      onMarkAll={() => void list.readAll()}
      {...(onLeave && { onItemOpen: onLeave })}
      actions={
        <IconButton size="small" label={t('settings')} asChild>
          <RouterLink to={urls.notifications.settings} onClick={onLeave}>
            <Icon of={Settings} />
          </RouterLink>
        </IconButton>
      }
      more={list.hasMore && !newest}
      onLoadMore={() => void list.loadMore()}
      loading={loading}
      empty={<EmptyState title={t('empty')} description={t('emptyText')} />}
      error={error ? <LoadError title={t('error')} failure={error} onRetry={list.retry} /> : undefined}
      renderLink={({ href, ...rest }) => <RouterLink to={href} {...rest} />}
    />
  );
}
