import { messageOf } from '@fairlead/api-client/client';
import { formatDay, usePageKeys } from '@fairlead/kit';
import { DAY, localDay, type NotificationFilter } from '@fairlead/rules';
import { Button, EmptyState, ErrorState, SegmentedControl, Skeleton, Stack, Text, toast } from '@fairlead/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupNotifications } from './groupNotifications';
import { NotificationItem } from './NotificationItem';
import { type Notification, useMark, useNotifications, useUnreadCount } from './notifications.api';
import * as styles from './notifications.css';

interface NotificationListProps {
  /** Called when a notification opens. */
  onOpen?: () => void;
  /** Highest number of pages. Defaults to no limit. */
  pages?: number;
}

/** Notifications by day. Arrows move, Enter opens, U turns a notification back to unread. */
export function NotificationList({ onOpen, pages = Number.POSITIVE_INFINITY }: NotificationListProps) {
  const { t } = useTranslation('notifications');
  const [filter, setFilter] = useState<NotificationFilter>('ALL');
  const [afterIds, setAfterIds] = useState<readonly string[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const { data: count } = useUnreadCount();
  const mark = useMark();
  const setRead = async (ids: string[], read: boolean) => {
    const result = await mark(ids, read);
    if (!result.ok) toast.error(messageOf(result.failure));
  };
  usePageKeys((event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || !root.current?.contains(target)) return;
    const rows = [...root.current.querySelectorAll<HTMLElement>('[data-notification]')];
    const at = rows.findIndex((row) => row.contains(target));
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      rows[at < 0 ? 0 : at + (key === 'ArrowDown' ? 1 : -1)]?.querySelector<HTMLElement>('[data-main]')?.focus();
    }
    if (key.toLowerCase() === 'u' && rows[at]) {
      event.preventDefault();
      void setRead((rows[at].dataset['notification'] ?? '').split(' '), false);
    }
  });
  const choose = (next: NotificationFilter) => {
    setFilter(next);
    setAfterIds([]);
  };
  const withCount = (label: string, number = 0) => (number > 0 ? `${label} ${number}` : label);
  return (
    <div ref={root} className={styles.list}>
      <div className={styles.filter}>
        <SegmentedControl
          label={t('filter')}
          hideLabel
          value={filter}
          onValueChange={choose}
          options={[
            { value: 'ALL', label: t('all') },
            { value: 'UNREAD', label: withCount(t('unread'), count?.unread) },
            { value: 'MENTIONS', label: withCount(t('mentions'), count?.mentions) },
          ]}
        />
      </div>
      {[undefined, ...afterIds].map((afterId, at) => (
        <Page
          key={afterId ?? filter}
          filter={filter}
          afterId={afterId}
          onRead={setRead}
          onOpen={onOpen}
          onMore={at === afterIds.length && at + 1 < pages ? (lastId) => setAfterIds([...afterIds, lastId]) : undefined}
        />
      ))}
    </div>
  );
}

interface PageProps {
  filter: NotificationFilter;
  afterId: string | undefined;
  onRead: (ids: string[], read: boolean) => Promise<void>;
  onOpen: (() => void) | undefined;
  /** Shows the next page. Undefined when it is shown or not wanted. */
  onMore: ((lastId: string) => void) | undefined;
}

function Page({ filter, afterId, onRead, onOpen, onMore }: PageProps) {
  const { t } = useTranslation('notifications');
  const { data, error, mutate } = useNotifications(filter, afterId);
  if (error && !data)
    return (
      <div className={styles.state} data-state="error">
        <ErrorState title={t('error')} message={messageOf(error)} onRetry={() => void mutate()} />
      </div>
    );
  if (!data) return <Loading />;
  const { notifications, hasMore } = data;
  const last = notifications.at(-1);
  if (!last)
    return afterId === undefined ? (
      <div className={styles.state} data-state="empty">
        <EmptyState title={t('empty')} description={t('emptyText')} />
      </div>
    ) : null;
  return (
    <div data-state={afterId === undefined ? 'ready' : undefined}>
      {groupNotifications(notifications).map(({ day, rows }) => (
        <section key={day} aria-label={dayName(day, t('today'), t('yesterday'))}>
          <div className={styles.day}>
            <Text size="caption" tone="muted">
              {dayName(day, t('today'), t('yesterday'))}
            </Text>
          </div>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <NotificationItem key={row[0].id} row={row} onRead={onRead} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
      {hasMore && onMore ? (
        <div className={styles.more}>
          <Button variant="ghost" onClick={() => onMore(last.id)}>
            {t('older')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Name of a local day. */
function dayName(day: Notification['creationDate'], today: string, yesterday: string): string {
  const now = localDay(new Date());
  if (day === now) return today;
  return day === now - DAY ? yesterday : formatDay(day);
}

function Loading() {
  return (
    <div className={styles.state} data-state="loading" aria-busy>
      <Stack gap={20}>
        {['a', 'b', 'c', 'd'].map((each) => (
          <Skeleton key={each} shape="text" width="80%" />
        ))}
      </Stack>
    </div>
  );
}
