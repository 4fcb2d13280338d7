import { dayOf } from './days.ts';

/** Notes and the reasons of a rejection. */
export const SHORT_NOTE_MAX_LENGTH = 1000;

/** What a platform admin decides about an uploaded document. */
export const reviewOutcomes = ['APPROVED', 'REJECTED'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];

/** Where a document that agencies are asked for stands with one of them. PRODUCT, Verification documents. */
export type VerificationStatus = 'MISSING' | 'PENDING' | ReviewOutcome | 'EXPIRED';

/** What is stored of an upload that nothing has replaced. */
export interface UploadedDocState {
  /** As it was judged. */
  status: 'PENDING' | ReviewOutcome;
  /** Midnight UTC of the last day on which it is good; null when it has none. */
  expirationDate: number | null;
}

/** Whether a document with this last day (midnight UTC) is over: it is good through 23:59:59 UTC. `now` in unix seconds. */
export const isPastDay = (day: number, now: number): boolean => day < dayOf(now);

/**
 * Where a document stands; `now` in unix seconds. What was rejected stays so when its day is over, since its reason says
 * more; what has expired before anybody judged it has expired.
 */
export function verificationStatus(upload: UploadedDocState | null, now: number): VerificationStatus {
  if (!upload) return 'MISSING';
  if (upload.status === 'REJECTED') return 'REJECTED';
  const expired = upload.expirationDate !== null && isPastDay(upload.expirationDate, now);
  return expired ? 'EXPIRED' : upload.status;
}

/** Whether this can be decided now. A decision can be changed, until the agency uploads another document. */
export const mayReview = (status: VerificationStatus, outcome: ReviewOutcome): boolean =>
  status !== 'MISSING' && status !== 'EXPIRED' && status !== outcome;
