import { describe, expect, it } from 'vitest';
import {
  AUTOMATED_QUOTE_TAG,
  boardStatuses,
  canQuoteAutomatically,
  customerDocTypes,
  opportunityFilters,
  opportunityStatuses,
  reviewStatus,
  settableStatuses,
} from './opportunities.ts';

describe('the statuses of an opportunity', () => {
  it('are ten, and eight of them filter the list', () => {
    expect(opportunityStatuses).toHaveLength(10);
    expect(opportunityFilters).toEqual(
      opportunityStatuses.filter((status) => status !== 'IN_PROCESS' && status !== 'PROCESSED'),
    );
  });

  it('can be set by a licensed agent (five), by an unlicensed agent (two) and by no other user', () => {
    expect(settableStatuses({ role: 'AGENT', licensed: true })).toEqual(['NEW', 'CONTACTED', 'QUOTED', 'WON', 'LOST']);
    expect(settableStatuses({ role: 'AGENT', licensed: false })).toEqual(['IN_PROCESS', 'PROCESSED']);
    expect(settableStatuses({ role: 'CUSTOMER', licensed: false })).toEqual([]);
    expect(settableStatuses({ role: 'ADMIN', licensed: false })).toEqual([]);
  });
});

it('allows an automated quote only for a new opportunity with the tag', () => {
  const allowed = opportunityStatuses.filter((status) => canQuoteAutomatically({ status, tag: AUTOMATED_QUOTE_TAG }));
  expect(allowed).toEqual(['NEW']);
  expect(canQuoteAutomatically({ status: 'NEW', tag: 'auto' })).toBe(false);
  expect(canQuoteAutomatically({ status: 'NEW', tag: null })).toBe(false);
});

it('reviews a customer’s document as a quote or as part of a policy', () => {
  const statuses = customerDocTypes.map(reviewStatus);
  expect(statuses).toEqual(['POLICY_REVIEW', 'QUOTE_REVIEW', 'POLICY_REVIEW', 'POLICY_REVIEW', 'POLICY_REVIEW']);
});

it('shows every status on the board that the agent may set', () => {
  for (const licensed of [true, false]) {
    const shown = boardStatuses({ licensed });
    expect(settableStatuses({ role: 'AGENT', licensed }).filter((status) => !shown.includes(status))).toEqual([]);
  }
});
