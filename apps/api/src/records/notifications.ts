import type { components, operations } from '@fairlead/openapi';
import { enumLabels, type Language, type NotificationEvent, requestedDocumentTypes } from '@fairlead/rules';
import { and, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import {
  claims,
  contacts,
  insuranceTypes,
  notifications,
  opportunities,
  policies,
  quotes,
  users,
} from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import { fullName, longDate } from '../messages/formats.ts';
import { titleText } from '../messages/notificationTitles/index.ts';
import { claimSerial } from './claims.ts';
import { opportunitySerial } from './opportunities.ts';
import { quoteSerial } from './quotes.ts';

type Query = NonNullable<operations['listNotifications']['parameters']['query']>;
type Notification = components['schemas']['Notification'];
export type NotificationRow = Awaited<ReturnType<typeof selectNotifications>>[number];

/** Record of a notification: the contact, and at most one other record. */
interface NotificationRecord {
  contactId?: string | null;
  opportunityId?: string | null;
  quoteId?: string | null;
  policyId?: string | null;
  claimId?: string | null;
}

interface News {
  agencyId: string;
  /** Users of the agency. Users who may not open the record, or want no notification, get none. */
  recipients: readonly string[];
  event: NotificationEvent;
  record: NotificationRecord;
  /** Id of the record with the cause, such as a note. */
  subjectId: string;
  /** Text for the title. At most 200 characters are kept. */
  detail?: string;
  /** User who caused the event and gets no notification. Null for a job. */
  actorId: string | null;
}

/** Notifies users of an event in the transaction that causes it. Works in every role of handlers. */
export async function notify(tx: Transaction, news: News): Promise<void> {
  const { agencyId, recipients, event, record, subjectId, detail = '', actorId } = news;
  const candidates = recipients.map((userId) => ({
    user_id: userId,
    event,
    subject_id: subjectId,
    detail,
    contact_id: record.contactId,
    opportunity_id: record.opportunityId,
    quote_id: record.quoteId,
    policy_id: record.policyId,
    claim_id: record.claimId,
  }));
  await tx.execute(sql`select add_notifications(${agencyId}, ${JSON.stringify(candidates)}::jsonb, ${actorId})`);
}

/** Removes the unread notifications of an event whose cause is gone. */
export async function removeNotifications(
  tx: Transaction,
  { agencyId, subjectId, event }: Pick<News, 'agencyId' | 'subjectId' | 'event'>,
): Promise<void> {
  await tx.execute(sql`select remove_notifications(${agencyId}, ${subjectId}, ${event})`);
}

const selectNotifications = (tx: Transaction) =>
  tx
    .select({
      notification: notifications,
      contact: contacts,
      opportunitySerial: opportunities.serial,
      quoteSerial: quotes.serial,
      policyNumber: policies.policyNumber,
      claimSerial: claims.serial,
      insuranceName: insuranceTypes.name,
      actorName: users.name,
    })
    .from(notifications)
    .leftJoin(users, eq(users.id, notifications.actorId))
    .leftJoin(contacts, eq(contacts.id, notifications.contactId))
    .leftJoin(opportunities, eq(opportunities.id, notifications.opportunityId))
    .leftJoin(quotes, eq(quotes.id, notifications.quoteId))
    .leftJoin(policies, eq(policies.id, notifications.policyId))
    .leftJoin(claims, eq(claims.id, notifications.claimId))
    .leftJoin(
      insuranceTypes,
      sql`${insuranceTypes.id} = coalesce(${opportunities.insuranceTypeId}, ${quotes.insuranceTypeId}, ${policies.insuranceTypeId})`,
    )
    .$dynamic();

/** Whether the caller can open the record: row security returns it, and it is not deleted. */
const canOpen = sql`(${notifications.contactId} is null or exists (select from ${contacts} where ${contacts.id} = ${notifications.contactId}))
  and (${notifications.opportunityId} is null or exists (select from ${opportunities} where ${opportunities.id} = ${notifications.opportunityId} and ${opportunities.deletedAt} is null))
  and (${notifications.quoteId} is null or exists (select from ${quotes} where ${quotes.id} = ${notifications.quoteId} and ${quotes.deletedAt} is null))
  and (${notifications.policyId} is null or exists (select from ${policies} where ${policies.id} = ${notifications.policyId}))
  and (${notifications.claimId} is null or exists (select from ${claims} where ${claims.id} = ${notifications.claimId}))`;

const listed = (userId: string, filter: Query['notificationFilter']): SQL | undefined =>
  and(
    eq(notifications.userId, userId),
    notifications.inPortal,
    filter === 'UNREAD' ? isNull(notifications.readAt) : undefined,
    filter === 'MENTIONS' ? eq(notifications.event, 'MENTION') : undefined,
    canOpen,
  );

/** Notifications of a user from the newest, and whether older ones follow. */
export async function listNotifications(
  tx: Transaction,
  userId: string,
  { notificationFilter, afterId, pageSize = 20 }: Query,
): Promise<{ rows: NotificationRow[]; hasMore: boolean }> {
  const last =
    afterId === undefined
      ? undefined
      : sql`(${notifications.createdAt}, ${notifications.id}) < (select last.created_at, last.id from ${notifications} as last where last.id = ${afterId})`;
  const rows = await selectNotifications(tx)
    .where(and(listed(userId, notificationFilter), last))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(pageSize + 1);
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

/** Highest number that is counted. */
const MAX_COUNTED = 100;

/** Numbers of unread notifications and unread mentions, at most 100 of each. */
export async function countUnread(tx: Transaction, userId: string): Promise<components['schemas']['UnreadCount']> {
  const countOf = async (condition?: SQL) => {
    const unread = tx
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(listed(userId, 'UNREAD'), condition))
      .limit(MAX_COUNTED)
      .as('unread');
    const [found] = await tx.select({ total: count() }).from(unread);
    return found?.total ?? 0;
  };
  return { unread: await countOf(), mentions: await countOf(eq(notifications.event, 'MENTION')) };
}

/** Finds notifications that wait for a mail, oldest first. */
export const findWaiting = (tx: Transaction, condition: SQL | undefined, limit: number): Promise<NotificationRow[]> =>
  selectNotifications(tx)
    .where(and(isNull(notifications.readAt), condition, canOpen))
    .orderBy(notifications.createdAt, notifications.id)
    .limit(limit);

/** Number of notifications that wait for a mail. */
export async function countWaiting(tx: Transaction, condition: SQL | undefined): Promise<number> {
  return tx.$count(notifications, and(isNull(notifications.readAt), condition, canOpen));
}

export const ofIds = (ids: readonly string[]): SQL | undefined =>
  or(ids.length === 0 ? sql`false` : inArray(notifications.id, [...ids]));

/** Record that a notification opens. */
export function recordOfNotification(row: NotificationRow): Notification['record'] {
  const { contactId, opportunityId, quoteId, policyId, claimId } = row.notification;
  const { insuranceName } = row;
  const serial = (number: number | null, show: (serial: number) => string) => (number === null ? null : show(number));
  if (opportunityId !== null)
    return {
      recordType: 'OPPORTUNITY',
      recordId: opportunityId,
      number: serial(row.opportunitySerial, opportunitySerial),
      insuranceName,
    };
  if (quoteId !== null)
    return { recordType: 'QUOTE', recordId: quoteId, number: serial(row.quoteSerial, quoteSerial), insuranceName };
  if (policyId !== null) return { recordType: 'POLICY', recordId: policyId, number: row.policyNumber, insuranceName };
  if (claimId !== null)
    return { recordType: 'CLAIM', recordId: claimId, number: serial(row.claimSerial, claimSerial), insuranceName };
  return contactId === null ? null : { recordType: 'CONTACT', recordId: contactId, number: null, insuranceName: null };
}

/** Name of a requested document, which is a type unless the agent has written a name. */
const requestedDocument = (detail: string, language: Language): string => {
  const type = requestedDocumentTypes.find((each) => each === detail);
  return type === undefined ? detail : enumLabels[language][`requestedDocumentType.${type}`];
};

/** Detail as the reader sees it: a day, status or document in their language. */
function shownDetail({ event, detail }: NotificationRow['notification'], language: Language): string {
  switch (event) {
    case 'POLICY_EXPIRING':
      return longDate(language, detail);
    case 'CLAIM_STATUS_CHANGED':
      return statusLabel(detail, language);
    case 'DOCUMENT_REQUESTED':
      return requestedDocument(detail, language);
    default:
      return detail;
  }
}

/** Returns the title of a notification in the language of the reader. */
export function notificationTitle({ notification, contact, actorName }: NotificationRow, language: Language): string {
  const { event, detail } = notification;
  const params = {
    name: contact ? fullName(contact) : '',
    actor: actorName ?? '',
    detail: shownDetail(notification, language),
  };
  if (event !== 'QUOTE_ANSWERED') return titleText(language, event, params);
  return titleText(language, detail === 'ACCEPTED' ? 'QUOTE_ACCEPTED' : 'QUOTE_REJECTED', params);
}

const statusLabel = (status: string, language: Language): string => {
  const labels: Readonly<Record<string, string>> = enumLabels[language];
  return labels[`claimStatus.${status}`] ?? status;
};

export const toNotification =
  (language: Language) =>
  (row: NotificationRow): Notification => {
    const { notification, contact } = row;
    return {
      id: notification.id,
      notificationEvent: notification.event,
      title: notificationTitle(row, language),
      record: recordOfNotification(row),
      contactName: contact && fullName(contact),
      subjectId: notification.subjectId,
      read: notification.readAt !== null,
      creationDate: toSeconds(notification.createdAt),
    };
  };
