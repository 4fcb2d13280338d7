import { RETENTION_HOUR } from '@fairlead/rules';
import { cleanUp } from './cleanUp.ts';
import type { Attempt, JobDependencies } from './dependencies.ts';
import { endCustomerViews } from './endCustomerViews.ts';
import { eraseStored } from './eraseStored.ts';
import { forwardRequest } from './forwardRequest.ts';
import { markUndelivered } from './markUndelivered.ts';
import { removeStored } from './removeStored.ts';
import { sendMail } from './sendMail.ts';
import { startDay } from './startDay.ts';
import { sweepStorage } from './sweepStorage.ts';

/** Payload of each kind of job. */
export interface JobPayloads {
  /** Hands a row of the table `mails` to the mail server. */
  sendMail: { mailId: string };
  /** Marks mails as failed when their last attempt was interrupted. */
  markUndelivered: Record<string, never>;
  /** Hands a service request to the support system. */
  forwardRequest: { forwardId: string };
  /** Records the end of views of the portal as a customer. */
  endCustomerViews: Record<string, never>;
  /** Asks the payment provider about payments that are still open. */
  settlePayments: Record<string, never>;
  /** Mails a notification at once. */
  mailNotification: { notificationId: string };
  /** Mails the digests of agencies whose time has come. */
  sendDigests: Record<string, never>;
  /** Updates policy statuses and tasks that depend on the date. */
  startDay: Record<string, never>;
  /** Reminds customers of documents that are due soon. */
  remindDocumentRequests: Record<string, never>;
  /** Changes the records of a bulk action, or restores them. */
  runBulk: { runId: string };
  /** Deletes expired rows: sessions, tokens, sent mails, unused files. */
  cleanUp: Record<string, never>;
  /** Moves stored files that no row names into quarantine. */
  sweepStorage: Record<string, never>;
  /** Removes deleted rows from the tables of PGlite and updates the statistics of its planner. */
  vacuumDatabase: Record<string, never>;
  /** Moves the stored file of one key into quarantine. */
  removeStored: { key: string };
  /** Deletes the stored files of an erased contact, and notes the erasure in the storage. An agency has no `contactId`. */
  eraseStored: { contactId?: string; keys: string[] };
  /** Deletes all rows of an agency whose deletion was started. */
  deleteAgency: { agencyId: string };
  /** Deletes records that are kept no longer. Without an agency, adds a job for each agency. */
  deleteExpiredRecords: { agencyId?: string };
  /** Erases contacts and agencies that were erased before this database was restored from a backup. */
  repeatErasures: Record<string, never>;
}

export type JobKind = keyof JobPayloads;
export type Job = { [Kind in JobKind]: { kind: Kind; payload: JobPayloads[Kind] } }[JobKind];

/** Jobs of one lane never wait for another lane. `concurrency` is the number of jobs that one process runs at once. */
export const lanes = {
  mail: { concurrency: 4 },
  billing: { concurrency: 1 },
  support: { concurrency: 1 },
  'clean-up': { concurrency: 1 },
  bulk: { concurrency: 1 },
} as const;
export type Lane = keyof typeof lanes;

/** Times in seconds. Each delay is about twice the previous one. A stop of the worker is not a failure. */
interface RetryPolicy {
  retries: number;
  firstDelay: number;
  longestDelay: number;
  /** A longer run counts as failed. */
  runLimit: number;
}

interface JobDefinition<Kind extends JobKind> {
  lane: Lane;
  retry: RetryPolicy;
  /** `cron` in UTC. `missed`: whether a run is made up for when no process was running. */
  schedule?: { cron: string; missed: 'once' | 'skip' };
  /** Jobs run at least once, so they must be idempotent. Long ones check the signal of the attempt between units of work. */
  perform(dependencies: JobDependencies, payload: JobPayloads[Kind], attempt: Attempt): Promise<unknown>;
}

/** Retries for about four hours. */
const outage: RetryPolicy = { retries: 12, firstDelay: 10, longestDelay: 3600, runLimit: 120 };
/** For jobs that send or delete much. A process that died is noticed by its heartbeat, long before this limit. */
const slowOutage: RetryPolicy = { ...outage, runLimit: 3600 };
const nightly: RetryPolicy = { retries: 3, firstDelay: 60, longestDelay: 900, runLimit: 3600 };

/** All kinds of jobs: lane, retries, schedule and implementation. */
export const jobs: { readonly [Kind in JobKind]: JobDefinition<Kind> } = {
  sendMail: {
    lane: 'mail',
    // A mail whose limit passes while it is sent is sent again.
    retry: slowOutage,
    perform: (dependencies, { mailId }, attempt) => sendMail(dependencies, mailId, attempt),
  },
  markUndelivered: {
    // Not the mail lane, where it would wait for all mails.
    lane: 'clean-up',
    retry: { retries: 1, firstDelay: 30, longestDelay: 30, runLimit: 120 },
    schedule: { cron: '*/5 * * * *', missed: 'once' },
    perform: ({ run, clock }) => markUndelivered(run, clock),
  },
  endCustomerViews: {
    lane: 'clean-up',
    retry: { retries: 1, firstDelay: 30, longestDelay: 30, runLimit: 120 },
    schedule: { cron: '*/5 * * * *', missed: 'once' },
    perform: ({ run, clock }) => endCustomerViews(run, clock),
  },
  forwardRequest: {
    lane: 'support',
    retry: outage,
    perform: ({ run, support, clock }, { forwardId }) => forwardRequest({ run, support, clock }, forwardId),
  },
  settlePayments: {
    lane: 'billing',
    // A restart of the process can interrupt a run. The second attempt keeps it out of the failed jobs.
    retry: { retries: 1, firstDelay: 15, longestDelay: 15, runLimit: 600 },
    schedule: { cron: '* * * * *', missed: 'skip' },
    perform: ({ settlePayments }, _, { signal }) => settlePayments(signal),
  },
  startDay: {
    lane: 'clean-up',
    retry: nightly,
    // Days begin on the quarter of an hour: Nepal is 5:45 ahead of UTC.
    schedule: { cron: '*/15 * * * *', missed: 'once' },
    perform: (dependencies, _, { signal }) => startDay({ ...dependencies, signal }),
  },
  mailNotification: {
    lane: 'mail',
    // The function `add_notifications` of the database has the same times.
    retry: outage,
    perform: ({ mailNotification }, { notificationId }) => mailNotification(notificationId),
  },
  sendDigests: {
    // Not the mail lane, where it would wait for all mails.
    lane: 'clean-up',
    retry: nightly,
    schedule: { cron: '*/15 * * * *', missed: 'once' },
    perform: ({ sendDigests }, _, { signal }) => sendDigests(signal),
  },
  remindDocumentRequests: {
    // Not the mail lane, where it would wait for all mails.
    lane: 'clean-up',
    retry: nightly,
    // The morning of agencies in the United States.
    schedule: { cron: '0 13 * * *', missed: 'once' },
    perform: ({ remindDocuments }, _, { signal }) => remindDocuments(signal),
  },
  runBulk: {
    lane: 'bulk',
    // A later run continues with the records that are still open.
    retry: { retries: 3, firstDelay: 5, longestDelay: 60, runLimit: 3600 },
    perform: ({ runBulk }, { runId }, attempt) => runBulk(runId, attempt),
  },
  cleanUp: {
    lane: 'clean-up',
    retry: nightly,
    // Missed runs are made up for, because an office may switch its server off at night.
    schedule: { cron: '0 3 * * *', missed: 'once' },
    perform: ({ run, clock }, _, { signal }) => cleanUp(run, clock, signal),
  },
  sweepStorage: {
    lane: 'clean-up',
    retry: nightly,
    schedule: { cron: '30 3 * * *', missed: 'skip' },
    perform: (dependencies, _, { signal }) => sweepStorage({ ...dependencies, signal }),
  },
  vacuumDatabase: {
    lane: 'clean-up',
    retry: nightly,
    // After the clean-up, which deletes rows.
    schedule: { cron: '45 3 * * *', missed: 'once' },
    perform: async ({ vacuum }, _, { signal }) => vacuum?.(signal),
  },
  removeStored: {
    lane: 'clean-up',
    retry: outage,
    perform: (dependencies, { key }) => removeStored(dependencies, key),
  },
  eraseStored: {
    lane: 'clean-up',
    retry: slowOutage,
    perform: ({ storage }, { contactId, keys }, { signal }) => eraseStored(storage, contactId, { keys, signal }),
  },
  deleteAgency: {
    lane: 'clean-up',
    // A later run continues with the remaining rows. PostgreSQL may have to remove deleted rows of large tables first, which slow
    // down the checks of foreign keys.
    retry: slowOutage,
    perform: (dependencies, { agencyId }, { signal }) => dependencies.deleteAgency(agencyId, signal),
  },
  deleteExpiredRecords: {
    lane: 'clean-up',
    // A later run continues with the remaining records.
    retry: nightly,
    // The settings of the agency name this day: see `nextRetention`.
    schedule: { cron: `0 ${RETENTION_HOUR} 1 * *`, missed: 'once' },
    perform: (dependencies, { agencyId }, { signal }) => dependencies.deleteExpiredRecords(agencyId, signal),
  },
  repeatErasures: {
    lane: 'clean-up',
    retry: nightly,
    // Often, so that a restored database shows erased data for a short time only.
    schedule: { cron: '*/15 * * * *', missed: 'once' },
    perform: (dependencies) => dependencies.repeatErasures(),
  },
};

export const isLane = (lane: string): lane is Lane => Object.hasOwn(lanes, lane);

export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(jobs, kind);

/** Runs a job of one kind. */
export const perform = <Kind extends JobKind>(
  kind: Kind,
  dependencies: JobDependencies,
  payload: JobPayloads[Kind],
  attempt: Attempt,
): Promise<unknown> => jobs[kind].perform(dependencies, payload, attempt);
