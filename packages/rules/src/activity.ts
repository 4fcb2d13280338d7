import type { Viewer } from './access.ts';
import { mayHandleClaims } from './claims.ts';
import type { TaskRecordType } from './tasks.ts';

/** Kinds of records with a timeline. */
export type TimelineRecordType = TaskRecordType;

export const noteKinds = ['NOTE', 'CALL'] as const;
export type NoteKind = (typeof noteKinds)[number];

/** `OUTBOUND`: the agent called. */
export const callDirections = ['OUTBOUND', 'INBOUND'] as const;
export type CallDirection = (typeof callDirections)[number];

export const callOutcomes = ['REACHED', 'VOICEMAIL', 'NO_ANSWER', 'WRONG_NUMBER'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** Kinds of entries in a timeline. Status changes are changes. */
export const timelineKinds = ['NOTE', 'CALL', 'MAIL', 'CHANGE', 'DOCUMENT', 'TASK'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Characters of HTML, number of mentioned colleagues, and minutes of a call. */
export const noteLimits = { text: 20_000, mentions: 20, minutes: 999 } as const;

/** Kinds of entries in the timelines of customers. Notes, calls and tasks are for agents. */
export const customerTimelineKinds = ['MAIL', 'CHANGE', 'DOCUMENT'] as const satisfies readonly TimelineKind[];

/** Records whose timeline their customer reads. */
const customerTimelines: readonly TimelineRecordType[] = ['QUOTE', 'POLICY', 'CLAIM'];

/**
 * Whether the user may read the timeline of a kind of record. Agents also write it, and need a license for claims. Customers
 * read the timelines of their own records.
 */
export const mayReadTimeline = (viewer: Pick<Viewer, 'role' | 'licensed'>, recordType: TimelineRecordType): boolean =>
  viewer.role === 'CUSTOMER'
    ? customerTimelines.includes(recordType)
    : viewer.role === 'AGENT' && (recordType !== 'CLAIM' || mayHandleClaims(viewer));

/** Whether an agent may edit, delete and restore a note: the author and the agency admin. */
export const mayChangeNote = (viewer: Pick<Viewer, 'agencyAdmin'>, { isAuthor }: { isAuthor: boolean }): boolean =>
  isAuthor || viewer.agencyAdmin;
