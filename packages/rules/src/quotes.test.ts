import { expect, it } from 'vitest';
import { DAY, dayOf } from './days.ts';
import {
  answerOf,
  awaitsAnswer,
  isPremium,
  mayBeginOn,
  maySetQuoteStatus,
  needsNewAnswer,
  ownsQuote,
  quoteFormStatuses,
  quoteStatuses,
  quoteStep,
  takesDocs,
} from './quotes.ts';

it('has eight statuses, six of which a user can set', () => {
  expect(quoteStatuses).toHaveLength(8);
  expect(quoteFormStatuses).toEqual(['PENDING', 'PENDING_APPROVAL', 'CLOSED', 'QUOTED', 'CANCELLED', 'EXPIRED']);
  expect(maySetQuoteStatus('ACTIVE', 'PENDING')).toBe(false);
  expect(maySetQuoteStatus('PENDING_CANCEL', 'ACTIVE')).toBe(false);
  expect(maySetQuoteStatus('ACTIVE', 'ACTIVE')).toBe(true);
  expect(maySetQuoteStatus('CLOSED', 'ACTIVE')).toBe(true);
});

it('can be answered once, and only while it is proposed', () => {
  expect(awaitsAnswer({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: null })).toBe(true);
  expect(awaitsAnswer({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: 'REJECTED' })).toBe(false);
  for (const quoteStatus of quoteStatuses.filter((status) => status !== 'PENDING_APPROVAL'))
    expect(awaitsAnswer({ quoteStatus, customerFeedback: null })).toBe(false);
});

it('shows an answer once it was sent', () => {
  expect(answerOf({ quoteStatus: 'PENDING', customerFeedback: null })).toBeNull();
  expect(answerOf({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: null })).toBe('WAITING');
  expect(answerOf({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: 'REJECTED' })).toBe('REJECTED');
  expect(answerOf({ quoteStatus: 'CLOSED', customerFeedback: 'ACCEPTED' })).toBe('ACCEPTED');
});

it.each([
  ['PENDING', null, 'SEND'],
  ['QUOTED', null, 'SEND'],
  ['PENDING_APPROVAL', null, 'REMIND'],
  ['PENDING_APPROVAL', 'ACCEPTED', 'CREATE_POLICY'],
  ['PENDING_APPROVAL', 'REJECTED', 'REVISE'],
  ['CLOSED', 'REJECTED', 'REVISE'],
  ['CLOSED', null, null],
  ['CANCELLED', 'ACCEPTED', null],
  ['ACTIVE', null, null],
] as const)('in %s with the answer %s has the next step %s', (quoteStatus, customerFeedback, step) => {
  expect(quoteStep({ quoteStatus, customerFeedback, policyId: null })).toBe(step);
  expect(quoteStep({ quoteStatus, customerFeedback, policyId: 'p' })).toBeNull();
});

it('needs a new answer when the proposal changes', () => {
  const proposed = { quoteStatus: 'PENDING_APPROVAL', premiumCents: 100_00, effectiveDate: DAY } as const;
  expect(needsNewAnswer(proposed, proposed)).toBe(false);
  expect(needsNewAnswer(proposed, { ...proposed, premiumCents: 100_01 })).toBe(true);
  expect(needsNewAnswer(proposed, { ...proposed, effectiveDate: 2 * DAY })).toBe(true);
  expect(needsNewAnswer(proposed, { ...proposed, premiumCents: 1, quoteStatus: 'CLOSED' })).toBe(false);
  expect(needsNewAnswer({ ...proposed, quoteStatus: 'PENDING' }, proposed)).toBe(true);
});

it('becomes effective today or later, in every time zone', () => {
  const midnight = dayOf(1_800_000_000);
  const evening = midnight + 20 * 3600;
  expect(mayBeginOn(midnight, evening)).toBe(true);
  expect(mayBeginOn(midnight - DAY, evening)).toBe(false);
  // 2:00 in UTC is the previous evening in New York.
  expect(mayBeginOn(midnight - DAY, midnight + 2 * 3600)).toBe(true);
  expect(mayBeginOn(midnight - 2 * DAY, midnight + 2 * 3600)).toBe(false);
});

it('has a premium in cents that is not negative', () => {
  expect([0, 0.01, 1184, 99_999_999.99].map(isPremium)).toEqual([true, true, true, true]);
  expect([-0.01, 1.005, Number.NaN, 100_000_000].map(isPremium)).toEqual([false, false, false, false]);
});

it('accepts documents until it is quoted', () => {
  expect(quoteStatuses.filter((quoteStatus) => !takesDocs({ quoteStatus }))).toEqual(['QUOTED']);
});

it('belongs to the agent of its contact', () => {
  const quote = { contact: { agent: { id: 'a' } } };
  expect(ownsQuote({ role: 'AGENT' }, 'a', quote)).toBe(true);
  expect(ownsQuote({ role: 'AGENT' }, 'b', quote)).toBe(false);
  expect(ownsQuote({ role: 'CUSTOMER' }, 'a', quote)).toBe(false);
});
