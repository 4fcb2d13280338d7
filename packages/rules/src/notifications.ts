import type { Viewer } from './access.ts';
import { mayHandleTask, type TaskRecordType } from './tasks.ts';

/** How a user receives notifications: in the portal, by mail at once, or in the mail of the day. */
export const notificationChannels = ['portal', 'mail', 'digest'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
export type NotificationChannels = Readonly<Record<NotificationChannel, boolean>>;

/** Filters of the list. */
export const notificationFilters = ['ALL', 'UNREAD', 'MENTIONS'] as const;
export type NotificationFilter = (typeof notificationFilters)[number];

interface NotificationEventRule {
  role: 'AGENT' | 'CUSTOMER';
  /** Defaults of the channels. */
  channels: NotificationChannels;
  /** Channels that users cannot switch. `MAILED`: the event already has a mail of its own. `PORTAL`: always in the portal. */
  fixed?: 'MAILED' | 'PORTAL';
  /** Whether only agency admins receive it. */
  agencyAdmin?: true;
}

const digest = { portal: true, mail: false, digest: true };
const portalOnly = { portal: true, mail: false, digest: false };
const atOnce = { portal: true, mail: true, digest: false };

/** Events that notify users, in the order of the settings. The view `notification_events` of the server has the same values. */
export const notificationEvents = {
  QUOTE_ANSWERED: { role: 'AGENT', channels: portalOnly, fixed: 'MAILED' },
  QUOTE_UNANSWERED: { role: 'AGENT', channels: digest },
  REPLY_RECEIVED: { role: 'AGENT', channels: portalOnly, fixed: 'MAILED' },
  SERVICE_REQUESTED: { role: 'AGENT', channels: portalOnly, fixed: 'MAILED' },
  CERTIFICATE_REQUESTED: { role: 'AGENT', channels: digest },
  OPPORTUNITY_UNTOUCHED: { role: 'AGENT', channels: digest },
  POLICY_EXPIRING: { role: 'AGENT', channels: digest },
  TRANSACTION_PAST_DUE: { role: 'AGENT', channels: digest },
  CLAIM_MOVED: { role: 'AGENT', channels: portalOnly },
  CLAIM_UNCHANGED: { role: 'AGENT', channels: digest },
  DOCUMENT_EXPIRING: { role: 'AGENT', channels: digest, agencyAdmin: true },
  MENTION: { role: 'AGENT', channels: atOnce, fixed: 'PORTAL' },
  TASK_ASSIGNED: { role: 'AGENT', channels: portalOnly, fixed: 'PORTAL' },
  QUOTE_SENT: { role: 'CUSTOMER', channels: portalOnly, fixed: 'MAILED' },
  DOCUMENT_REQUESTED: { role: 'CUSTOMER', channels: portalOnly, fixed: 'MAILED' },
  CLAIM_STATUS_CHANGED: { role: 'CUSTOMER', channels: portalOnly, fixed: 'MAILED' },
  SERVICE_ANSWERED: { role: 'CUSTOMER', channels: portalOnly, fixed: 'MAILED' },
  CERTIFICATE_READY: { role: 'CUSTOMER', channels: portalOnly, fixed: 'MAILED' },
  PAYMENT_PAST_DUE: { role: 'CUSTOMER', channels: digest },
} as const satisfies Readonly<Record<string, NotificationEventRule>>;

export type NotificationEvent = keyof typeof notificationEvents;

export const notificationEventNames = Object.keys(notificationEvents) as readonly NotificationEvent[];

/** Groups of events in the settings, in order. */
export const notificationGroups = ['requests', 'records', 'team'] as const;
export type NotificationGroup = (typeof notificationGroups)[number];

const team: readonly NotificationEvent[] = ['MENTION', 'TASK_ASSIGNED'];
const requests: readonly NotificationEvent[] = [
  'QUOTE_ANSWERED',
  'QUOTE_UNANSWERED',
  'REPLY_RECEIVED',
  'SERVICE_REQUESTED',
  'CERTIFICATE_REQUESTED',
  'OPPORTUNITY_UNTOUCHED',
  'QUOTE_SENT',
  'DOCUMENT_REQUESTED',
];

/** Group of an event: quotes and requests between customers and agents, policies and claims, or the team. */
export const notificationGroupOf = (event: NotificationEvent): NotificationGroup =>
  team.includes(event) ? 'team' : requests.includes(event) ? 'requests' : 'records';

const ruleOf = (event: NotificationEvent): NotificationEventRule => notificationEvents[event];

export const defaultChannels = (event: NotificationEvent): NotificationChannels => ruleOf(event).channels;

/** Whether the event already has a mail of its own, so that notifications do not add one. */
export const hasOwnMail = (event: NotificationEvent): boolean => ruleOf(event).fixed === 'MAILED';

/** Whether users can switch a channel of an event. */
export const maySwitchChannel = (event: NotificationEvent, channel: NotificationChannel): boolean => {
  const { fixed } = ruleOf(event);
  return !(fixed === 'MAILED' && channel === 'mail') && !(fixed === 'PORTAL' && channel === 'portal');
};

/**
 * Whether a user may receive a notification of an event: the event is for the user's role and the user may open the record.
 * The function `may_be_notified` of the server enforces the same for every row.
 */
export function mayBeNotified(
  viewer: Pick<Viewer, 'role' | 'licensed' | 'agencyAdmin'>,
  event: NotificationEvent,
  recordType: TaskRecordType | null = null,
): boolean {
  const { role, agencyAdmin } = ruleOf(event);
  if (viewer.role !== role || (agencyAdmin && !viewer.agencyAdmin)) return false;
  return role === 'CUSTOMER' || mayHandleTask(viewer, { recordType });
}

/** Events about which a user can be notified. */
export const notificationEventsOf = (
  viewer: Pick<Viewer, 'role' | 'licensed' | 'agencyAdmin'>,
): readonly NotificationEvent[] =>
  notificationEventNames.filter((event) => mayBeNotified(viewer, event, event.startsWith('CLAIM_') ? 'CLAIM' : null));

/** Record of a notification, and the id of the cause, such as a mail thread. */
interface NotificationTarget {
  event: NotificationEvent;
  recordType: TaskRecordType | null;
  recordId: string | null;
  subjectId: string | null;
}

/** Address of the page that a notification opens, without the origin. */
export function notificationPath({ event, recordType, recordId, subjectId }: NotificationTarget): string {
  switch (event) {
    case 'REPLY_RECEIVED':
    // the thread of a request has its id
    case 'SERVICE_REQUESTED':
      return `/inbox/${subjectId ?? ''}`;
    case 'DOCUMENT_EXPIRING':
      return '/verification-docs';
    case 'DOCUMENT_REQUESTED':
      return `/document-requests/${subjectId ?? ''}`;
    case 'CERTIFICATE_READY':
      return `/policies/${recordId ?? ''}/certificates`;
    default:
      return pathOfRecord(recordType, recordId ?? '');
  }
}

function pathOfRecord(recordType: TaskRecordType | null, recordId: string): string {
  switch (recordType) {
    case 'CONTACT':
      return `/contact/${recordId}`;
    case 'OPPORTUNITY':
      return `/opportunities?open=${recordId}`;
    case 'QUOTE':
      return `/quotes/${recordId}`;
    case 'POLICY':
      return `/policies/${recordId}`;
    case 'CLAIM':
      return `/claims/${recordId}`;
    default:
      return '/';
  }
}
