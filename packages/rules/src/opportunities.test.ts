import { describe, expect, it } from 'vitest';
import {
  AUTOMATED_QUOTE_TAG,
  canQuoteAutomatically,
  customerDocTypes,
  opportunityFilters,
  opportunityStatuses,
  reviewStatus,
  settableStatuses,
} from './opportunities.ts';

describe('the statuses of an opportunity', () => {
  it('are ten, eight of which filter the list', () => {
    expect(opportunityStatuses).toHaveLength(10);
    expect(opportunityFilters).toEqual(
      opportunityStatuses.filter((status) => status !== 'IN_PROCESS' && status !== 'PROCESSED'),
    );
  });

  it('are set by a licensed agent to five, by an unlicensed one to two, by nobody else at all', () => {
    expect(settableStatuses({ role: 'AGENT', licensed: true })).toEqual(['NEW', 'CONTACTED', 'QUOTED', 'WON', 'LOST']);
    expect(settableStatuses({ role: 'AGENT', licensed: false })).toEqual(['IN_PROCESS', 'PROCESSED']);
    expect(settableStatuses({ role: 'CUSTOMER', licensed: false })).toEqual([]);
    expect(settableStatuses({ role: 'ADMIN', licensed: false })).toEqual([]);
  });
});

it('asks for an automated quote of a new opportunity with the tag alone', () => {
  const allowed = opportunityStatuses.filter((status) => canQuoteAutomatically({ status, tag: AUTOMATED_QUOTE_TAG }));
  expect(allowed).toEqual(['NEW']);
  expect(canQuoteAutomatically({ status: 'NEW', tag: 'auto' })).toBe(false);
  expect(canQuoteAutomatically({ status: 'NEW', tag: null })).toBe(false);
});

it('has each document of a customer reviewed, as a quote or as what belongs to a policy', () => {
  const statuses = customerDocTypes.map(reviewStatus);
  expect(statuses).toEqual(['POLICY_REVIEW', 'QUOTE_REVIEW', 'POLICY_REVIEW', 'POLICY_REVIEW', 'POLICY_REVIEW']);
});
