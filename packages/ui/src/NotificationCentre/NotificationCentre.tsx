'use client';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Button } from '../Button/Button';
import { dateFormat } from '../Calendar/dateTexts';
import { EmptyState } from '../EmptyState/EmptyState';
import * as messages from '../messages/english';
import { useLocale, useTranslate } from '../messages/messages';
import type { NativeProps } from '../nativeProps';
import { useReadOnly } from '../ReadOnly/readOnlyState';
import { type RenderLink, renderAnchor } from '../renderLink';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl';
import { Skeleton } from '../Skeleton/Skeleton';
import { useControllableState } from '../useControllableState';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { dayOf, groupNotifications, type NotificationGroup, type NotificationItem } from './groupNotifications';
import * as styles from './NotificationCentre.css';
import { NotificationRow } from './NotificationRow';
import { useArrivals } from './useArrivals';
import { useRowKeys } from './useRowKeys';

/** Choice above the notifications. */
export interface NotificationFilterOption<Filter extends string> {
  value: Filter;
  label: string;
  /** Number of notifications, shown if there are any. */
  count?: number;
}

export interface NotificationCentreProps<Filter extends string = 'all' | 'unread'>
  extends Omit<NativeProps<'div'>, 'children' | 'role' | 'onKeyDown' | 'onFocus'> {
  /** Notifications of the chosen filter, newest first. */
  items: readonly NotificationItem[];
  /** Number of all unread notifications. Defaults to that of `items`. */
  unreadCount?: number;
  /** Choices above the notifications. Defaults to all and unread ones. */
  filters?: readonly NotificationFilterOption<Filter>[];
  /** Chosen filter (controlled). */
  filter?: Filter;
  /** Filter that is chosen initially (uncontrolled). Defaults to the first one. */
  defaultFilter?: Filter;
  /** Called with the filter that the user chooses, to provide its `items`. */
  onFilterChange?: (filter: Filter) => void;
  /** Called when the user opens the page of a notification. */
  onItemOpen?: (item: NotificationItem) => void;
  /** Called with the ids of one or more notifications that the user marks. Without it, they cannot be marked. */
  onMark?: (ids: readonly string[], read: boolean) => void;
  /** Called when the user marks all notifications as read. Without it, the button is missing. */
  onMarkAll?: () => void;
  /** Further controls beside the button that marks all, such as a link to settings. */
  actions?: ReactNode;
  /** Whether there are older notifications. Defaults to `false`. */
  more?: boolean;
  /** Called when the user asks for older notifications. */
  onLoadMore?: () => void;
  /** Shows skeletons in place of the notifications. Defaults to `false`. */
  loading?: boolean;
  /** Content without notifications. Defaults to "You are up to date". */
  empty?: ReactNode;
  /** Replaces the notifications, such as an `ErrorState` with a button that retries. */
  error?: ReactNode;
  /** Renders a link, for example with the router's link component. Defaults to a plain `a`. */
  renderLink?: RenderLink;
  /** Current time, as an instant. Defaults to the clock. */
  now?: string;
}

/**
 * Notifications about the user's records, grouped by day, in a page or the popover of a bell. New ones are announced to screen
 * readers.
 *
 * @example
 * <NotificationCentre
 *   items={[{ id: "1", title: "Ada accepted the quote", href: "/quotes/7", date: "2026-03-03T14:00:00Z", unread: true }]}
 *   onMark={mark}
 *   onMarkAll={markAll}
 * />
 */
export function NotificationCentre<Filter extends string = 'all' | 'unread'>({
  items,
  unreadCount = items.filter(({ unread }) => unread).length,
  filters: givenFilters,
  filter: controlledFilter,
  defaultFilter,
  onFilterChange,
  onItemOpen,
  onMark,
  onMarkAll,
  actions,
  more = false,
  onLoadMore,
  loading = false,
  empty,
  error,
  renderLink = renderAnchor,
  now,
  ...rest
}: NotificationCentreProps<Filter>) {
  const translate = useTranslate();
  const locale = useLocale();
  const isReadOnly = useReadOnly() !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const usualFilters: readonly NotificationFilterOption<string>[] = [
    { value: 'all', label: translate(messages.notificationsAll) },
    { value: 'unread', label: translate(messages.notificationsUnread), count: unreadCount },
  ];
  // Without filters of its own, an application gets the type of the usual filters.
  const filters = givenFilters ?? (usualFilters as readonly NotificationFilterOption<Filter>[]);
  const first = filters[0]?.value ?? ('all' as Filter);
  const [filter, setFilter] = useControllableState(controlledFilter, defaultFilter ?? first, onFilterChange);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const days = useMemo(() => openGroups(groupNotifications(items), opened), [items, opened]);
  const isFailed = error !== undefined && error !== null && error !== false;
  const arrived = useArrivals(items, filter, !loading && !isFailed);
  const { formatDay, formatTime } = useMemo(
    () => ({
      formatDay: dateFormat(locale, { dateStyle: 'long' }),
      formatTime: dateFormat(locale, { timeStyle: 'short' }),
    }),
    [locale],
  );
  const keys = useRowKeys(
    root,
    days.flatMap(({ rows }) => rows.map(([{ id }]) => id)),
    onMark && !isReadOnly ? (ids) => onMark(ids, false) : undefined,
  );
  const nameOf = (day: string, date: string) => {
    const today = now === undefined ? new Date() : new Date(now);
    if (day === dayOf(today)) return translate(messages.today);
    const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
    return day === dayOf(yesterday) ? translate(messages.yesterday) : formatDay(new Date(date));
  };
  const [newest] = arrived;
  return (
    // Handles the keys of all rows.
    <div
      aria-label={translate(messages.notifications)}
      {...rest}
      ref={root}
      role="group"
      className={styles.root}
      {...keys.handlers}
    >
      <div className={styles.head}>
        <SegmentedControl
          label={translate(messages.notificationsFilter)}
          hideLabel
          value={filter}
          onValueChange={setFilter}
          options={filters.map(({ value, label, count = 0 }) => ({
            value,
            label: count > 0 ? `${label} ${count}` : label,
          }))}
        />
        {(onMarkAll || actions) && (
          <div className={styles.actions}>
            {onMarkAll && (
              <Button writes variant="ghost" size="small" disabled={unreadCount === 0} onClick={onMarkAll}>
                {translate(messages.notificationsMarkAll)}
              </Button>
            )}
            {actions}
          </div>
        )}
      </div>
      {isFailed ? (
        <div className={styles.state}>{error}</div>
      ) : loading ? (
        <div className={styles.state} aria-busy>
          {['80%', '60%', '70%', '50%'].map((width) => (
            <Skeleton key={width} shape="text" width={width} />
          ))}
        </div>
      ) : items.length === 0 ? (
        <div className={styles.state}>{empty ?? <EmptyState title={translate(messages.notificationsEmpty)} />}</div>
      ) : (
        days.map(({ day, rows }) => {
          const name = nameOf(day, rows[0]?.[0].date ?? '');
          return (
            <section key={day} aria-label={name}>
              <p className={styles.day}>{name}</p>
              <ul role="list" className={styles.rows}>
                {rows.map((row) => (
                  <NotificationRow
                    key={row[0].id}
                    {...{ row, formatTime, renderLink, onItemOpen, onMark }}
                    tabIndex={row[0].id === keys.active ? 0 : -1}
                    onShow={() => {
                      keys.focusLater(row[0].id);
                      setOpened([...opened, ...row.map(({ id }) => id)]);
                    }}
                  />
                ))}
              </ul>
            </section>
          );
        })
      )}
      {more && !isFailed && !loading && (
        <div className={styles.more}>
          <Button
            variant="ghost"
            onClick={() => {
              keys.focusAfter();
              onLoadMore?.();
            }}
          >
            {translate(messages.notificationsOlder)}
          </Button>
        </div>
      )}
      <VisuallyHidden role="status">
        {newest &&
          (arrived.length === 1
            ? translate(messages.notificationsNew, { title: newest.title })
            : translate(messages.notificationsNewMany, { count: arrived.length }))}
      </VisuallyHidden>
    </div>
  );
}

/** Rows of days, where each notification of an opened group has a row of its own. */
const openGroups = (days: ReturnType<typeof groupNotifications>, opened: readonly string[]) =>
  days.map(({ day, rows }) => ({
    day,
    rows: rows.flatMap((row): NotificationGroup[] =>
      row.some(({ id }) => opened.includes(id)) ? row.map((one) => [one]) : [row],
    ),
  }));
