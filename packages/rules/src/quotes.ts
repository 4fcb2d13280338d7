import type { Viewer } from './access.ts';
import { DAY, dayOf } from './days.ts';
import { isMoney } from './money.ts';
import { MAX_PREMIUM } from './opportunities.ts';

/** Quote statuses. */
export const quoteStatuses = [
  'PENDING',
  'PENDING_APPROVAL',
  'QUOTED',
  'ACTIVE',
  'PENDING_CANCEL',
  'CANCELLED',
  'EXPIRED',
  'CLOSED',
] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** Statuses in the form. The first is the default of a new quote. */
export const quoteFormStatuses = [
  'PENDING',
  'PENDING_APPROVAL',
  'CLOSED',
  'QUOTED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly QuoteStatus[];

/** Whether a user may set this status: one of the form's statuses, or the current one. */
export const maySetQuoteStatus = (wanted: QuoteStatus, currentStatus: QuoteStatus): boolean =>
  wanted === currentStatus || quoteFormStatuses.some((status) => status === wanted);

/** Answers of a customer. */
export const quoteFeedbacks = ['ACCEPTED', 'REJECTED'] as const;
export type QuoteFeedback = (typeof quoteFeedbacks)[number];

/** Quote data for the rules. */
export interface QuoteState {
  quoteStatus: QuoteStatus;
  customerFeedback: QuoteFeedback | null;
}

/** Whether a quote waits for its customer's answer. The customer can answer once. */
export const awaitsAnswer = ({ quoteStatus, customerFeedback }: QuoteState): boolean =>
  quoteStatus === 'PENDING_APPROVAL' && customerFeedback === null;

/** Statuses of quotes that the agency still works on. A policy is created from the accepted ones. */
export const openQuoteStatuses = ['PENDING', 'PENDING_APPROVAL', 'QUOTED'] as const satisfies readonly QuoteStatus[];

/** Answers by which quotes are shown and found. `POLICY_TO_WRITE` finds a part of the accepted quotes. */
export const quoteAnswers = ['WAITING', 'ACCEPTED', 'REJECTED', 'POLICY_TO_WRITE'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/** Answer to show with a quote; null for a quote that was not sent. */
export const answerOf = (quote: QuoteState): Exclude<QuoteAnswer, 'POLICY_TO_WRITE'> | null =>
  quote.customerFeedback ?? (awaitsAnswer(quote) ? 'WAITING' : null);

/** Next steps of an agent with a quote. */
export type QuoteStep = 'SEND' | 'REMIND' | 'CREATE_POLICY' | 'REVISE';

/**
 * Next step of an agent with a quote; null for a quote with a policy and for a closed one. Rejected quotes are revised in a new
 * quote, because answered quotes keep their terms.
 */
export function quoteStep({ policyId, ...quote }: QuoteState & { policyId: string | null }): QuoteStep | null {
  if (policyId !== null) return null;
  if (quote.customerFeedback === 'REJECTED') return 'REVISE';
  if (!openQuoteStatuses.some((status) => status === quote.quoteStatus)) return null;
  if (quote.customerFeedback === 'ACCEPTED') return 'CREATE_POLICY';
  return awaitsAnswer(quote) ? 'REMIND' : 'SEND';
}

export const quoteMailLimits = {
  /** Addresses that get a copy. */
  cc: 5,
  /** Characters. */
  subject: 255,
  /** Characters. */
  message: 5000,
} as const;

/** Characters of a customer's reason for rejecting a quote. */
export const QUOTE_REASON_MAX_LENGTH = 1000;

interface Terms {
  quoteStatus: QuoteStatus;
  /** Cents. */
  premiumCents: number;
  effectiveDate: number;
}

/**
 * Whether a change needs a new answer of the customer. An answer applies to the proposed premium and effective date.
 * A quote that is closed or cancelled after the answer keeps it.
 */
export const needsNewAnswer = (before: Terms, after: Terms): boolean =>
  after.quoteStatus === 'PENDING_APPROVAL' &&
  (before.quoteStatus !== 'PENDING_APPROVAL' ||
    before.premiumCents !== after.premiumCents ||
    before.effectiveDate !== after.effectiveDate);

/** Whether an amount in USD is a valid premium. */
export const isPremium = (usd: number): boolean => isMoney(usd) && usd >= 0 && usd <= MAX_PREMIUM;

/**
 * Whether a quote can become effective on this day (midnight UTC), which must not be in the past.
 * The server accepts the earliest current day in any time zone. In the evening, an agent in America picks a day that is
 * over in UTC.
 * @param now Unix seconds.
 */
export const mayBeginOn = (day: number, now: number): boolean => day >= dayOf(now - DAY / 2);

/** Agents can add documents to a quote until it is quoted. */
export const takesDocs = ({ quoteStatus }: Pick<QuoteState, 'quoteStatus'>): boolean => quoteStatus !== 'QUOTED';

/** Whether the user is the agent of the quote's contact, who may reassign and delete the quote. */
export const ownsQuote = (
  viewer: Pick<Viewer, 'role'>,
  userId: string,
  { contact }: { contact: { agent: { id: string } } },
): boolean => viewer.role === 'AGENT' && contact.agent.id === userId;

/** Characters, for the name, value and description of a coverage and the name of a discount. */
export const COVERAGE_TEXT_MAX_LENGTH = 255;
export const COVERAGE_DESCRIPTION_MAX_LENGTH = 1000;

/** Choices of rows per page for the documents of a quote. */
export const quoteDocPageSizes = [5, 10, 20] as const;
