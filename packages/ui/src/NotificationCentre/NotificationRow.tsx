'use client';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Circle } from '../icons';
import * as messages from '../messages/english';
import { useTranslate } from '../messages/messages';
import { useReadOnly } from '../ReadOnly/readOnlyState';
import type { RenderLink } from '../renderLink';
import { Text } from '../Text/Text';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { NotificationGroup, NotificationItem } from './groupNotifications';
import * as styles from './NotificationCentre.css';

/** Names of persons in a row of several notifications. */
const MAX_PERSONS = 3;

interface NotificationRowProps {
  row: NotificationGroup;
  formatTime: (date: Date) => string;
  renderLink: RenderLink;
  onItemOpen: ((item: NotificationItem) => void) | undefined;
  onMark: ((ids: readonly string[], read: boolean) => void) | undefined;
  /** 0 in the tab sequence, -1 otherwise. */
  tabIndex: 0 | -1;
  /** Shows the notifications of a group. */
  onShow: () => void;
}

/** A notification, or several of a kind, which open in place. */
export function NotificationRow(props: NotificationRowProps) {
  const { row, formatTime, renderLink, onItemOpen, onMark, tabIndex, onShow } = props;
  const translate = useTranslate();
  const isReadOnly = useReadOnly() !== undefined;
  const [first, ...others] = row;
  const { id, title, href, record, person, date, icon, tone = 'neutral', unread = false, kind } = first;
  const ids = row.map((each) => each.id);
  const isGroup = others.length > 0;
  const persons = [...new Set(row.flatMap((each) => each.person ?? []))].slice(0, MAX_PERSONS).join(', ');
  const about = isGroup ? persons : [record, person].filter(Boolean).join(' · ');
  const at = new Date(date);
  return (
    <li className={styles.row} data-row={id} data-ids={JSON.stringify(ids)} data-unread={unread || undefined}>
      <span className={styles.icon[tone]} aria-hidden>
        {icon ?? <Circle />}
      </span>
      <div className={styles.body}>
        {unread && <VisuallyHidden>{translate(messages.notificationsUnread)}</VisuallyHidden>}
        {isGroup ? (
          <span className={styles.title}>
            {translate(messages.notificationsGroup, { kind: kind ?? '', count: row.length })}
          </span>
        ) : href === undefined ? (
          <span className={styles.title} tabIndex={tabIndex} data-main>
            {title}
          </span>
        ) : (
          <span data-link>
            {renderLink({
              href,
              className: styles.title,
              children: title,
              tabIndex,
              onClick: () => {
                if (unread && !isReadOnly) onMark?.(ids, true);
                onItemOpen?.(first);
              },
            })}
          </span>
        )}
        {about && (
          <Text size="caption" tone="muted">
            {about}
          </Text>
        )}
        {isGroup && (
          <span className={styles.show}>
            <Button variant="ghost" size="small" tabIndex={tabIndex} data-main onClick={onShow}>
              {translate(messages.notificationsShow, { count: row.length })}
            </Button>
          </span>
        )}
      </div>
      <Text size="caption" tone="muted" numeric asChild>
        <time dateTime={date}>{formatTime(at)}</time>
      </Text>
      {onMark && (
        <IconButton
          writes
          size="small"
          label={translate(unread ? messages.notificationsMarkRead : messages.notificationsMarkUnread)}
          tabIndex={tabIndex}
          onClick={() => onMark(ids, unread)}
        >
          <span className={unread ? styles.unread : styles.read} />
        </IconButton>
      )}
    </li>
  );
}
