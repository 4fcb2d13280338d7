import type { Viewer } from './access.ts';
import { mayHandleClaims } from './claims.ts';
import { DAY, dayOf } from './days.ts';

/** Kinds of documents that agents ask customers for. */
export const requestedDocumentTypes = ['PRIOR_INSURANCE', 'DRIVERS_LICENSE', 'PHOTOS', 'SIGNED_FORM', 'OTHER'] as const;
export type RequestedDocumentType = (typeof requestedDocumentTypes)[number];

/** UNAVAILABLE: the customer has answered that they do not have the document. */
export const documentRequestStatuses = ['OPEN', 'UPLOADED', 'UNAVAILABLE', 'WITHDRAWN'] as const;
export type DocumentRequestStatus = (typeof documentRequestStatuses)[number];

/** Kinds of records that a document is requested for. */
export const documentRequestRecordTypes = ['CONTACT', 'POLICY', 'CLAIM'] as const;
export type DocumentRequestRecordType = (typeof documentRequestRecordTypes)[number];

interface RequestState {
  documentRequestStatus: DocumentRequestStatus;
}

/** Whether the customer can upload the document, and the agent can change or withdraw the request. */
export const takesRequestedDocument = ({ documentRequestStatus: status }: RequestState): boolean =>
  status === 'OPEN' || status === 'UNAVAILABLE';

/** Whether the customer can replace the document that they uploaded. */
export const replacesRequestedDocument = ({ documentRequestStatus }: RequestState): boolean =>
  documentRequestStatus === 'UPLOADED';

/** Whether the customer is still to answer. Only such a request has reminders. */
export const awaitsDocumentAnswer = ({ documentRequestStatus }: RequestState): boolean =>
  documentRequestStatus === 'OPEN';

/** Agents ask for documents. For a claim they need a license. */
export const mayRequestDocuments = (
  viewer: Pick<Viewer, 'role' | 'licensed'>,
  recordType: DocumentRequestRecordType,
): boolean => viewer.role === 'AGENT' && (recordType !== 'CLAIM' || mayHandleClaims(viewer));

/** Whether a document is late. Days are midnight UTC in unix seconds. */
export const isDocumentOverdue = ({ neededBy, ...state }: RequestState & { neededBy: number }, now: number): boolean =>
  takesRequestedDocument(state) && neededBy < dayOf(now);

/** Days before the needed day on which the customer is reminded. */
const reminderDays = [3, 0] as const;
/** Days before the needed day from which the customer is reminded. */
export const FIRST_DOCUMENT_REMINDER = reminderDays[0];

/** Days of a request, as midnight UTC in unix seconds. */
interface RequestDays {
  neededBy: number;
  /** Day on which the agent wrote or changed the request, which mails the customer. */
  changed: number;
  /** Day of the last reminder. Null before the first one. */
  reminded: number | null;
}

/**
 * Whether the customer is to be reminded today. A reminder whose day has passed is due until the needed day, unless the customer
 * got a mail about the request on that day or since.
 */
export const isDocumentReminderDue = ({ neededBy, changed, reminded }: RequestDays, today: number): boolean =>
  today <= neededBy &&
  reminderDays
    .map((days) => neededBy - days * DAY)
    .some((day) => day <= today && changed < day && (reminded === null || reminded < day));

/** Default number of days until a requested document is needed. */
const DEFAULT_DAYS = 8;
/** Documents for a policy are needed some days before it expires. */
export const DOCUMENT_DAYS_BEFORE_EXPIRY = 5;

/** Proposed day until which a document is needed: before the policy expires, if that is soon. */
export function proposedDocumentDay(expiredDate: number | null, now: number): number {
  const [today, usual] = [dayOf(now), dayOf(now) + DEFAULT_DAYS * DAY];
  if (expiredDate === null) return usual;
  const beforeExpiry = expiredDate - DOCUMENT_DAYS_BEFORE_EXPIRY * DAY;
  return beforeExpiry > today && beforeExpiry < usual + 30 * DAY ? beforeExpiry : usual;
}

/** Characters, and files of one upload. */
export const documentRequestLimits = { documentName: 120, message: 1000, note: 1000, files: 20 } as const;
