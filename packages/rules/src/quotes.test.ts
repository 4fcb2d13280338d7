import { expect, it } from 'vitest';
import { DAY, dayOf } from './days.ts';
import {
  answerOf,
  awaitsAnswer,
  isPremium,
  mayBeginOn,
  ownsQuote,
  quoteFormStatuses,
  quoteLock,
  quoteStatusChoices,
  quoteStatuses,
  quoteStep,
  takesDocs,
} from './quotes.ts';

it('has eight statuses, six of which a user can set', () => {
  expect(quoteStatuses).toHaveLength(8);
  expect(quoteFormStatuses).toEqual(['PENDING', 'PENDING_APPROVAL', 'CLOSED', 'QUOTED', 'CANCELLED', 'EXPIRED']);
  const open = { customerFeedback: null, policyId: null };
  expect(quoteStatusChoices({ ...open, quoteStatus: 'PENDING' })).toEqual(quoteFormStatuses);
  expect(quoteStatusChoices({ ...open, quoteStatus: 'ACTIVE' })).toEqual(['ACTIVE', ...quoteFormStatuses]);
});

it.each([
  ['ANSWERED', { customerFeedback: 'ACCEPTED', policyId: null }],
  ['ANSWERED', { customerFeedback: 'REJECTED', policyId: null }],
  ['ANSWERED', { customerFeedback: 'ACCEPTED', policyId: 'p' }],
  ['POLICY', { customerFeedback: null, policyId: 'p' }],
] as const)('is locked (%s) and can only be ended with %j', (lock, quote) => {
  expect(quoteLock(quote)).toBe(lock);
  expect(quoteStatusChoices({ ...quote, quoteStatus: 'PENDING_APPROVAL' })).toEqual([
    'PENDING_APPROVAL',
    'CLOSED',
    'CANCELLED',
    'EXPIRED',
  ]);
  expect(quoteStatusChoices({ ...quote, quoteStatus: 'CLOSED' })).toEqual(['CLOSED', 'CANCELLED', 'EXPIRED']);
});

it('is not locked before its answer', () => {
  expect(quoteLock({ customerFeedback: null, policyId: null })).toBeNull();
});

it('can be answered once, and only while it is proposed', () => {
  expect(awaitsAnswer({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: null, policyId: null })).toBe(true);
  expect(awaitsAnswer({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: 'REJECTED', policyId: null })).toBe(false);
  expect(awaitsAnswer({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: null, policyId: 'p' })).toBe(false);
  for (const quoteStatus of quoteStatuses.filter((status) => status !== 'PENDING_APPROVAL'))
    expect(awaitsAnswer({ quoteStatus, customerFeedback: null, policyId: null })).toBe(false);
});

it('shows an answer once it was sent', () => {
  expect(answerOf({ quoteStatus: 'PENDING', customerFeedback: null, policyId: null })).toBeNull();
  expect(answerOf({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: null, policyId: null })).toBe('WAITING');
  expect(answerOf({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: 'REJECTED', policyId: null })).toBe('REJECTED');
  expect(answerOf({ quoteStatus: 'PENDING_APPROVAL', customerFeedback: null, policyId: 'p' })).toBeNull();
  expect(answerOf({ quoteStatus: 'CLOSED', customerFeedback: 'ACCEPTED', policyId: null })).toBe('ACCEPTED');
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
