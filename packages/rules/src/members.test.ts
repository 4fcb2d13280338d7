import { describe, expect, it } from 'vitest';
import { invitationState, memberRole, ownRightsLost } from './members.ts';

describe('a member', () => {
  it('cannot remove their own access', () => {
    expect(ownRightsLost({ agencyAdmin: true, active: true })).toEqual([]);
    expect(ownRightsLost({ agencyAdmin: false, active: true })).toEqual(['agencyAdmin']);
    expect(ownRightsLost({ agencyAdmin: false, active: false })).toEqual(['agencyAdmin', 'active']);
  });

  it('has the role of an agency admin, or the one that follows from the license', () => {
    expect(memberRole({ agencyAdmin: true, licensedAgent: false })).toBe('agencyAdmin');
    expect(memberRole({ agencyAdmin: false, licensedAgent: true })).toBe('agent');
    expect(memberRole({ agencyAdmin: false, licensedAgent: false })).toBe('assistant');
  });
});

describe('an invitation', () => {
  const sent = { accepted: false, revoked: false, sent: true, expiresAt: 100 };
  it.each([
    ['UNSENT', { ...sent, sent: false, expiresAt: 0 }],
    ['OPEN', sent],
    ['EXPIRED', { ...sent, expiresAt: 50 }],
    ['REVOKED', { ...sent, revoked: true, expiresAt: 50 }],
    ['ACCEPTED', { ...sent, accepted: true, revoked: true }],
  ] as const)('is %s', (state, times) => {
    expect(invitationState(times, 50)).toBe(state);
  });
});
