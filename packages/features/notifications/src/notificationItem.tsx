import { type NotificationEvent, notificationPath } from '@fairlead/rules';
import { Icon, type IconNode, type NotificationItem } from '@fairlead/ui';
import {
  AtSign,
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
import type { Notification } from './notifications.api';

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

/** Notification as the list shows it. `eventName` is the label of its event. */
export function notificationItem(notification: Notification, eventName: string): NotificationItem {
  const { id, notificationEvent: event, title, record, contactName, creationDate, read, subjectId } = notification;
  const about = [record?.number, record?.insuranceName].filter(Boolean).join(' · ');
  return {
    id,
    title,
    href: notificationPath({
      event,
      subjectId,
      recordType: record?.recordType ?? null,
      recordId: record?.recordId ?? null,
    }),
    ...(about && { record: about }),
    ...(contactName && { person: contactName }),
    date: new Date(creationDate * 1000).toISOString(),
    icon: <Icon of={icons[event]} size={16} />,
    unread: !read,
    kind: eventName,
  };
}
