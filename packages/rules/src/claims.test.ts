import { describe, expect, it } from 'vitest';
import {
  type ClaimStatus,
  claimMoveNeedsNote,
  claimMoves,
  claimStatuses,
  claimTimePattern,
  commonClaimMoves,
  isClaimOpen,
  isLossDay,
  isOutsideTerm,
  mayHandleClaims,
  mayWithdrawClaim,
  takesClaimDocs,
} from './claims.ts';
import { DAY } from './days.ts';

const agent = { role: 'AGENT', licensed: true } as const;
const unlicensed = { role: 'AGENT', licensed: false } as const;
const customer = { role: 'CUSTOMER', licensed: false } as const;
const admin = { role: 'ADMIN', licensed: true } as const;
const from = (claimStatus: ClaimStatus) => claimMoves(agent, { claimStatus });

describe('status changes of a claim', () => {
  it('are limited to licensed agents', () => {
    expect(from('SUBMITTED')).toEqual(['IN_REVIEW']);
    expect(from('IN_REVIEW')).toEqual(['FILED_WITH_CARRIER']);
    expect(from('FILED_WITH_CARRIER')).toEqual(['INFO_REQUESTED', 'SETTLED', 'DENIED']);
    expect(from('INFO_REQUESTED')).toEqual(['FILED_WITH_CARRIER', 'SETTLED', 'DENIED']);
    expect([from('SETTLED'), from('DENIED'), from('CLOSED')]).toEqual([['CLOSED'], ['CLOSED'], ['REOPENED']]);
    expect(from('REOPENED')).toEqual(['IN_REVIEW', 'FILED_WITH_CARRIER']);
    expect(from('WITHDRAWN')).toEqual([]);
    expect([agent, unlicensed, customer, admin].map(mayHandleClaims)).toEqual([true, false, false, false]);
    for (const claimStatus of claimStatuses)
      for (const who of [unlicensed, customer, admin]) expect(claimMoves(who, { claimStatus })).toEqual([]);
  });

  it('reach every status except WITHDRAWN', () => {
    const reached = new Set<ClaimStatus>(['SUBMITTED']);
    for (const status of reached) for (const to of from(status)) reached.add(to);
    expect(claimStatuses.filter((status) => !reached.has(status))).toEqual(['WITHDRAWN']);
  });

  it('of several claims are those that each of them may make', () => {
    const common = (...statuses: ClaimStatus[]) =>
      commonClaimMoves(
        agent,
        statuses.map((claimStatus) => ({ claimStatus })),
      );
    expect(common('SUBMITTED', 'REOPENED')).toEqual(['IN_REVIEW']);
    expect(common('FILED_WITH_CARRIER', 'INFO_REQUESTED')).toEqual(['SETTLED', 'DENIED']);
    expect(common('SUBMITTED', 'CLOSED')).toEqual([]);
    expect(commonClaimMoves(agent, undefined)).toEqual(
      claimStatuses.filter((status) => !['SUBMITTED', 'WITHDRAWN'].includes(status)),
    );
    expect(commonClaimMoves(unlicensed, undefined)).toEqual([]);
  });

  it('need a note for the customer when information is requested or the claim is denied', () => {
    expect(claimStatuses.filter(claimMoveNeedsNote)).toEqual(['INFO_REQUESTED', 'DENIED']);
  });
});

it('can be withdrawn by its customer only before it is filed with the carrier', () => {
  const may = claimStatuses.filter((claimStatus) => mayWithdrawClaim(customer, { claimStatus, filed: false }));
  expect(may).toEqual(['SUBMITTED', 'IN_REVIEW']);
  expect(mayWithdrawClaim(customer, { claimStatus: 'IN_REVIEW', filed: true })).toBe(false);
  expect(mayWithdrawClaim(agent, { claimStatus: 'SUBMITTED', filed: false })).toBe(false);
});

it('accepts documents from customer and agents while it is open', () => {
  const open = claimStatuses.filter((claimStatus) => isClaimOpen({ claimStatus }));
  expect(open).toEqual(['SUBMITTED', 'IN_REVIEW', 'FILED_WITH_CARRIER', 'INFO_REQUESTED', 'REOPENED']);
  expect(claimStatuses.filter((claimStatus) => takesClaimDocs(customer, { claimStatus }))).toEqual(open);
  expect(claimStatuses.filter((claimStatus) => takesClaimDocs(agent, { claimStatus }))).toEqual(open);
  expect(takesClaimDocs(unlicensed, { claimStatus: 'SUBMITTED' })).toBe(false);
});

it('has no date of loss in the future', () => {
  expect([0, DAY, 2 * DAY].map((day) => isLossDay(day, DAY))).toEqual([true, true, false]);
  expect([isLossDay(DAY + 1, 5 * DAY), isLossDay(-DAY, DAY)]).toEqual([false, false]);
});

it.each([
  [9, true],
  [10, false],
  [19, false],
  // a policy ends at the start of its expiration date
  [20, true],
])('loss on day %i outside the term from day 10 to day 20: %s', (day, outside) => {
  const term = { effectiveDate: 10 * DAY, expiredDate: 20 * DAY };
  expect(isOutsideTerm(day * DAY, term)).toBe(outside);
  expect(isOutsideTerm(day * DAY, { effectiveDate: null, expiredDate: null })).toBe(false);
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:30', false],
  ['17:60', false],
])('time %s: %s', (time, good) => {
  expect(claimTimePattern.test(time)).toBe(good);
});
