import { formatTime, RouterLink } from '@fairlead/kit';
import { type NotificationEvent, notificationPath } from '@fairlead/rules';
import { Button, Icon, IconButton, type IconNode, Text, useReadOnly } from '@fairlead/ui';
import {
  AtSign,
  Circle,
  CircleCheck,
  ClockAlert,
  DollarSign,
  FileClock,
  FileText,
  FileUp,
  LifeBuoy,
  MessageCircleQuestion,
  RefreshCw,
  Reply,
  Scroll,
  Target,
  UserRoundPlus,
} from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NotificationRow } from './groupNotifications';
import type { Notification } from './notifications.api';
import * as styles from './notifications.css';

const icons: Readonly<Record<NotificationEvent, IconNode>> = {
  QUOTE_ANSWERED: CircleCheck,
  QUOTE_UNANSWERED: ClockAlert,
  REPLY_RECEIVED: Reply,
  SERVICE_REQUESTED: MessageCircleQuestion,
  CERTIFICATE_REQUESTED: Scroll,
  OPPORTUNITY_UNTOUCHED: Target,
  POLICY_EXPIRING: RefreshCw,
  TRANSACTION_PAST_DUE: DollarSign,
  CLAIM_MOVED: LifeBuoy,
  CLAIM_UNCHANGED: LifeBuoy,
  DOCUMENT_EXPIRING: FileClock,
  MENTION: AtSign,
  TASK_ASSIGNED: UserRoundPlus,
  QUOTE_SENT: FileText,
  DOCUMENT_REQUESTED: FileUp,
  CLAIM_STATUS_CHANGED: LifeBuoy,
  SERVICE_ANSWERED: MessageCircleQuestion,
  CERTIFICATE_READY: Scroll,
  PAYMENT_PAST_DUE: DollarSign,
};

const pathOf = ({ notificationEvent: event, record, subjectId }: Notification): string =>
  notificationPath({ event, subjectId, recordType: record?.recordType ?? null, recordId: record?.recordId ?? null });

interface NotificationItemProps {
  row: NotificationRow;
  onRead: (ids: string[], read: boolean) => Promise<void>;
  onOpen: (() => void) | undefined;
}

/** A notification, or a group that opens in place. */
export function NotificationItem({ row, onRead, onOpen }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const isReadOnly = useReadOnly() !== undefined;
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = row;
  const { notificationEvent, read, title, record, contactName, creationDate } = first;
  if (isOpen) return row.map((one) => <NotificationItem key={one.id} row={[one]} onRead={onRead} onOpen={onOpen} />);
  const ids = row.map(({ id }) => id);
  const isGroup = others.length > 0;
  const names = [...new Set(row.flatMap(({ contactName: name }) => name ?? []))].slice(0, 3).join(', ');
  const about = [record?.number, record?.insuranceName, contactName].filter(Boolean).join(' · ');
  return (
    <li className={styles.row} data-notification={ids.join(' ')} data-unread={read ? undefined : ''}>
      <span className={styles.icon}>
        <Icon of={icons[notificationEvent]} size={16} />
      </span>
      <div className={styles.body}>
        {isGroup ? (
          <span className={styles.title}>
            {t('group', { event: t(`notificationEvent.${notificationEvent}`), count: row.length })}
          </span>
        ) : (
          <RouterLink
            to={pathOf(first)}
            className={styles.title}
            data-main=""
            onClick={() => {
              if (!read && !isReadOnly) void onRead(ids, true);
              onOpen?.();
            }}
          >
            {title}
          </RouterLink>
        )}
        <Text size="caption" tone="muted">
          {isGroup ? names : about}
        </Text>
        {isGroup ? (
          <span className={styles.show}>
            <Button variant="ghost" size="small" data-main="" onClick={() => setOpen(true)}>
              {t('show', { count: row.length })}
            </Button>
          </span>
        ) : null}
      </div>
      <Text size="caption" tone="muted" numeric>
        {formatTime(creationDate * 1000)}
      </Text>
      <IconButton
        writes
        size="small"
        label={t(read ? 'markUnread' : 'markRead')}
        onClick={() => void onRead(ids, !read)}
      >
        <span className={read ? styles.readDot : styles.unreadDot}>
          <Icon of={Circle} size={10} />
        </span>
      </IconButton>
    </li>
  );
}
