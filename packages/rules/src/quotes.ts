import type { Viewer } from './access.ts';
import { DAY, dayOf } from './days.ts';
import { isMoney } from './money.ts';
import { MAX_PREMIUM } from './opportunities.ts';

/** Every status that a quote can have. Specification, document 2, section 4; RESOLUTIONS G-79. */
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

/** Those that the form offers; a new quote is the first of them. */
export const quoteFormStatuses = [
  'PENDING',
  'PENDING_APPROVAL',
  'CLOSED',
  'QUOTED',
  'CANCELLED',
  'EXPIRED',
] as const satisfies readonly QuoteStatus[];

/** Whether a quote may be given this status by hand: one of the form's, or the one that it has. */
export const maySetQuoteStatus = (wanted: QuoteStatus, present: QuoteStatus): boolean =>
  wanted === present || quoteFormStatuses.some((status) => status === wanted);

/** What a customer can answer. */
export const quoteFeedbacks = ['ACCEPTED', 'REJECTED'] as const;
export type QuoteFeedback = (typeof quoteFeedbacks)[number];

/** What the rules ask about a quote. */
export interface QuoteState {
  quoteStatus: QuoteStatus;
  customerFeedback: QuoteFeedback | null;
}

/** Whether a quote waits for the answer of its customer: it is given once. */
export const awaitsAnswer = ({ quoteStatus, customerFeedback }: QuoteState): boolean =>
  quoteStatus === 'PENDING_APPROVAL' && customerFeedback === null;

interface Terms {
  quoteStatus: QuoteStatus;
  /** Cents. */
  premiumCents: number;
  effectiveDate: number;
}

/**
 * Whether a change asks the customer anew: an answer is one to the premium and the date that were proposed. A quote that is
 * closed or cancelled after it was answered keeps its answer.
 */
export const asksAnew = (before: Terms, after: Terms): boolean =>
  after.quoteStatus === 'PENDING_APPROVAL' &&
  (before.quoteStatus !== 'PENDING_APPROVAL' ||
    before.premiumCents !== after.premiumCents ||
    before.effectiveDate !== after.effectiveDate);

/** Whether a quote can have this premium, in USD. */
export const isPremium = (usd: number): boolean => isMoney(usd) && usd >= 0 && usd <= MAX_PREMIUM;

/**
 * Whether a quote may begin on this day (midnight UTC): not before today. For the server today is the earliest calendar
 * day that it is anywhere, since in the evening an agent in America picks a day that is over in UTC. `now` in unix seconds.
 */
export const mayBeginOn = (day: number, now: number): boolean => day >= dayOf(now - DAY / 2);

/** Agents put documents with a quote until it has been quoted. RESOLUTIONS G-82. */
export const takesDocs = ({ quoteStatus }: Pick<QuoteState, 'quoteStatus'>): boolean => quoteStatus !== 'QUOTED';

/** The agent who looks after the contact gives a quote to another agent, and deletes it. Document 2, section 6. */
export const ownsQuote = (
  viewer: Pick<Viewer, 'role'>,
  userId: string,
  { contact }: { contact: { agent: { id: string } } },
): boolean => viewer.role === 'AGENT' && contact.agent.id === userId;

/** Of a name, a value and a description of a coverage, and of the name of a discount. Characters. */
export const COVERAGE_TEXT_MAX_LENGTH = 255;
export const COVERAGE_DESCRIPTION_MAX_LENGTH = 1000;

/** Rows of a page of the documents of a quote. RESOLUTIONS G-72. */
export const quoteDocPageSizes = [5, 10, 20] as const;
