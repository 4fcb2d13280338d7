import { dayOf } from './days.ts';

/** Maximum length of notes and rejection reasons, in characters. */
export const SHORT_NOTE_MAX_LENGTH = 1000;

/** Decisions of a platform admin about an uploaded document. */
export const reviewOutcomes = ['APPROVED', 'REJECTED'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** Status of a document of an agency. */
export type VerificationStatus = 'MISSING' | 'PENDING' | ReviewOutcome | 'EXPIRED';

/** Stored state of the current upload. */
export interface UploadedDocState {
  /** Stored decision. */
  status: 'PENDING' | ReviewOutcome;
  /** Midnight UTC of the last valid day; null without an expiration date. */
  expirationDate: number | null;
}

/** Whether a day (midnight UTC) is over. A document is valid through 23:59:59 UTC. `now` in unix seconds. */
export const isPastDay = (day: number, now: number): boolean => day < dayOf(now);

/**
 * Status of a document. `now` in unix seconds.
 * A rejected document stays rejected after its expiration date, because the reason is more useful. An unreviewed one
 * expires.
 */
export function verificationStatus(upload: UploadedDocState | null, now: number): VerificationStatus {
  if (!upload) return 'MISSING';
  if (upload.status === 'REJECTED') return 'REJECTED';
  const expired = upload.expirationDate !== null && isPastDay(upload.expirationDate, now);
  return expired ? 'EXPIRED' : upload.status;
}

/** Whether this decision is possible now. Decisions can change until the agency uploads another document. */
export const mayReview = (status: VerificationStatus, outcome: ReviewOutcome): boolean =>
  status !== 'MISSING' && status !== 'EXPIRED' && status !== outcome;
