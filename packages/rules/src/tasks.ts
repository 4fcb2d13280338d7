import type { Viewer } from './access.ts';
import { mayHandleClaims } from './claims.ts';
import { DAY, dayFrom } from './days.ts';

/** Kinds of work. */
export const taskKinds = [
  'CALL',
  'EMAIL',
  'QUOTE',
  'RENEWAL',
  'PAYMENT',
  'CLAIM',
  'CERTIFICATE',
  'DOCUMENT',
  'OTHER',
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** Kinds of records that a task is for. */
export const taskRecordTypes = ['CONTACT', 'OPPORTUNITY', 'QUOTE', 'POLICY', 'CLAIM'] as const;
export type TaskRecordType = (typeof taskRecordTypes)[number];

/**
 * Events that create tasks, with the days by default: days after the event, or before a policy or document expires. Without
 * days, the task is created at once. The view `task_rule_settings` of the server has the same defaults.
 */
export const taskRuleDays = {
  QUOTE_UNANSWERED: [3],
  QUOTE_ACCEPTED: [],
  OPPORTUNITY_UNTOUCHED: [2],
  POLICY_EXPIRING: [60, 30],
  TRANSACTION_PAST_DUE: [],
  CERTIFICATE_REQUESTED: [],
  SERVICE_REQUESTED: [],
  REPLY_RECEIVED: [],
  CLAIM_MOVED: [],
  CLAIM_UNCHANGED: [5],
  DOCUMENT_EXPIRING: [30],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type TaskRule = keyof typeof taskRuleDays;
export const taskRules = Object.keys(taskRuleDays) as readonly TaskRule[];

/** Days of a rule. */
export const taskRuleDayLimits = { min: 1, max: 365 } as const;

/** Whether days fit a rule: as many as by default, each shorter than the one before. */
export const areTaskRuleDays = (rule: TaskRule, days: readonly number[]): boolean =>
  days.length === taskRuleDays[rule].length &&
  days.every((each) => each >= taskRuleDayLimits.min && each <= taskRuleDayLimits.max) &&
  days.every((each, at) => at === 0 || each < (days[at - 1] ?? 0));

/** Groups of open tasks, in the order of the days. */
export const workGroups = ['OVERDUE', 'TODAY', 'WEEK', 'LATER', 'SNOOZED'] as const;
export type WorkGroup = (typeof workGroups)[number];

/** Tasks assigned to the user, or all tasks of the agency. */
export const workScopes = ['MINE', 'TEAM'] as const;
export type WorkScope = (typeof workScopes)[number];

/** Number of characters in a title. */
export const taskLimits = { title: 200 } as const;

/**
 * Whether an agent may handle tasks of a kind of record. Claims need a license. Verification documents belong to the agency
 * admin.
 */
export const mayHandleTask = (
  viewer: Pick<Viewer, 'role' | 'licensed' | 'agencyAdmin'>,
  { recordType, taskRule = null }: { recordType: TaskRecordType | null; taskRule?: TaskRule | null },
): boolean =>
  viewer.role === 'AGENT' &&
  (recordType !== 'CLAIM' || mayHandleClaims(viewer)) &&
  (taskRule !== 'DOCUMENT_EXPIRING' || viewer.agencyAdmin);

/** Whether an agent may delete a task: the creator and the agency admin. */
export const mayDeleteTask = (viewer: Pick<Viewer, 'agencyAdmin'>, { isCreator }: { isCreator: boolean }): boolean =>
  isCreator || viewer.agencyAdmin;

/** Limits the memory that requests with many different names can take. Other time zones get a new formatter each time. */
const MAX_FORMATTERS = 50;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatter of days. It is kept, because a new one takes thirty times as long as formatting, and a list formats many days. */
function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' });
  if (formatters.size < MAX_FORMATTERS) formatters.set(timeZone, made);
  return made;
}

/** Whether a time zone is a name of the IANA database that this runtime knows. */
export function isTimeZone(name: string): boolean {
  try {
    formatterIn(name);
    return true;
  } catch {
    return false;
  }
}

/** Day of an instant (unix seconds) in a time zone, as midnight UTC. */
export function dayIn(timeZone: string, instant: number): number {
  const parts = formatterIn(timeZone)
    .formatToParts(instant * 1000)
    .map(({ type, value }) => [type, Number(value)] as const);
  const { year = 0, month = 0, day = 0 } = Object.fromEntries(parts);
  return dayFrom(year, month, day) ?? 0;
}

/** Last day of the week of a day, a Sunday. Days are midnight UTC in unix seconds. */
export function lastDayOfWeek(day: number): number {
  const weekday = new Date(day * 1000).getUTCDay();
  return day + ((7 - weekday) % 7) * DAY;
}

/** Tasks of each group in the list of open tasks, until the user wants more. */
export const WORK_GROUP_SIZE = 10;

/** Most days of a request for the calendar of tasks: the weeks of a month. */
export const TASK_CALENDAR_DAYS = 42;
