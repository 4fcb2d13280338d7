import { type NotificationEvent, notificationPath } from '@fairlead/rules';
import { Icon, type IconNode, type NotificationItem, type Tone } from '@fairlead/ui';
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

/** Icon and colour per event: `success` for answers, `info` for requests, `warning` for delays, `danger` for late payments. */
const looks: Readonly<Record<NotificationEvent, readonly [IconNode, Tone]>> = {
  QUOTE_ANSWERED: [CircleCheck, 'success'],
  QUOTE_UNANSWERED: [ClockAlert, 'warning'],
  REPLY_RECEIVED: [Reply, 'info'],
  SERVICE_REQUESTED: [MessageCircleQuestion, 'info'],
  CERTIFICATE_REQUESTED: [Scroll, 'info'],
  OPPORTUNITY_UNTOUCHED: [Target, 'warning'],
  POLICY_EXPIRING: [RefreshCw, 'secondary'],
  TRANSACTION_PAST_DUE: [DollarSign, 'danger'],
  CLAIM_MOVED: [LifeBuoy, 'warning'],
  CLAIM_UNCHANGED: [LifeBuoy, 'warning'],
  DOCUMENT_EXPIRING: [FileClock, 'secondary'],
  MENTION: [AtSign, 'accent'],
  TASK_ASSIGNED: [UserRoundPlus, 'neutral'],
  QUOTE_SENT: [FileText, 'info'],
  DOCUMENT_REQUESTED: [FileUp, 'info'],
  CLAIM_STATUS_CHANGED: [LifeBuoy, 'warning'],
  SERVICE_ANSWERED: [MessageCircleQuestion, 'success'],
  CERTIFICATE_READY: [Scroll, 'success'],
  PAYMENT_PAST_DUE: [DollarSign, 'danger'],
};

/** Notification as the list shows it. `eventName` is the label of its event. */
export function notificationItem(notification: Notification, eventName: string): NotificationItem {
  const { id, notificationEvent: event, title, record, contactName, creationDate, read, subjectId } = notification;
  const [icon, tone] = looks[event];
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
    icon: <Icon of={icon} size={16} />,
    tone,
    unread: !read,
    kind: eventName,
  };
}
