/** Years after which an agency can let old records be deleted. Records without a limit are kept. */
export const retentionYears = [1, 2, 3, 5, 7, 10] as const;
export type RetentionYears = (typeof retentionYears)[number];

/**
 * Kinds of records that an agency can limit, as fields of its settings. Mails and notes count from the last message or the day
 * of the note, documents from the end of their policy, lost opportunities from the day they were lost, and entries of the
 * audit log from their day.
 */
export const retentionFields = ['correspondenceYears', 'documentYears', 'lostOpportunityYears', 'auditYears'] as const;
export type RetentionField = (typeof retentionFields)[number];
export type Retention = Record<RetentionField, RetentionYears | null>;

/** Hour of the clean-up, in UTC. It runs on the first day of a month. */
export const RETENTION_HOUR = 4;

/** Time of the next clean-up after an instant, both in unix seconds. */
export function nextRetention(instant: number): number {
  const date = new Date(instant * 1000);
  const ofMonth = (month: number) => Date.UTC(date.getUTCFullYear(), month, 1, RETENTION_HOUR) / 1000;
  const month = date.getUTCMonth();
  return ofMonth(month) > instant ? ofMonth(month) : ofMonth(month + 1);
}

/** The same time some years before, both in unix seconds. February 29 becomes March 1. */
export function yearsBefore(instant: number, years: number): number {
  const date = new Date(instant * 1000);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  return Math.floor(date.getTime() / 1000);
}

/** Fields whose records are kept for a shorter time than before, so that more of them are deleted. */
export const shortenedRetention = (before: Retention, after: Retention): RetentionField[] =>
  retentionFields.filter(
    (field) => (after[field] ?? Number.POSITIVE_INFINITY) < (before[field] ?? Number.POSITIVE_INFINITY),
  );
