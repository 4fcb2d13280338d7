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

/** Answers of a customer. */
export const quoteFeedbacks = ['ACCEPTED', 'REJECTED'] as const;
export type QuoteFeedback = (typeof quoteFeedbacks)[number];

/** Quote data for the rules. */
export interface QuoteState {
  quoteStatus: QuoteStatus;
  customerFeedback: QuoteFeedback | null;
  /** Policy that was created from the quote. */
  policyId: string | null;
}

/** Reasons for which the terms of a quote are final. */
type QuoteLock = 'ANSWERED' | 'POLICY';

/**
 * Why the premium, the effective date, the coverages and the discounts of a quote can no longer change; null while they can.
 * An answer applies to the terms that the customer has read. A policy copies the terms of its quote.
 */
export function quoteLock({
  customerFeedback,
  policyId,
}: Pick<QuoteState, 'customerFeedback' | 'policyId'>): QuoteLock | null {
  if (customerFeedback !== null) return 'ANSWERED';
  return policyId === null ? null : 'POLICY';
}

/** Statuses that end a quote. A quote with final terms keeps its status or gets one of these. */
const closingQuoteStatuses = ['CLOSED', 'CANCELLED', 'EXPIRED'] as const satisfies readonly QuoteStatus[];

/** Statuses that a user can set: the current one, and the statuses of the form that the quote can still get. */
export function quoteStatusChoices(quote: QuoteState): readonly QuoteStatus[] {
  const offered: readonly QuoteStatus[] = quoteLock(quote) ? closingQuoteStatuses : quoteFormStatuses;
  return offered.includes(quote.quoteStatus) ? offered : [quote.quoteStatus, ...offered];
}

/** Whether a quote waits for its customer's answer. The customer can answer once, and not after a policy was created. */
export const awaitsAnswer = ({ quoteStatus, customerFeedback, policyId }: QuoteState): boolean =>
  quoteStatus === 'PENDING_APPROVAL' && customerFeedback === null && policyId === null;

/** Statuses of quotes that the agency still works on. A policy is created from the accepted ones. */
export const openQuoteStatuses = ['PENDING', 'PENDING_APPROVAL', 'QUOTED'] as const satisfies readonly QuoteStatus[];

/** Answers by which quotes are shown and found. `POLICY_TO_WRITE` finds a part of the accepted quotes. */
export const quoteAnswers = ['WAITING', 'ACCEPTED', 'REJECTED', 'POLICY_TO_WRITE'] as const;
export type QuoteAnswer = (typeof quoteAnswers)[number];

/** Answer to show with a quote; null for a quote that was not sent, and for one that became a policy without an answer. */
export const answerOf = (quote: QuoteState): Exclude<QuoteAnswer, 'POLICY_TO_WRITE'> | null =>
  quote.customerFeedback ?? (awaitsAnswer(quote) ? 'WAITING' : null);

/** Next steps of an agent with a quote. */
export type QuoteStep = 'SEND' | 'REMIND' | 'CREATE_POLICY' | 'REVISE';

/**
 * Next step of an agent with a quote; null for a quote with a policy and for a closed one. Rejected quotes are revised in a new
 * quote, because answered quotes keep their terms.
 */
export function quoteStep(quote: QuoteState): QuoteStep | null {
  if (quote.policyId !== null) return null;
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
