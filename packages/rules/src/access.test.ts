import { describe, expect, it } from 'vitest';
import { checkAccess, type Guard, hasPrivilege, isAllowed, type Viewer } from './access.ts';
import { privilegeGroups, privileges } from './privileges.ts';

const viewer = (more: Partial<Viewer>): Viewer => ({
  role: 'AGENT',
  privileges: [],
  subscribed: true,
  agencyAdmin: false,
  licensed: false,
  ...more,
});
const admin = viewer({ role: 'ADMIN', privileges: ['COUPONS_READ'], subscribed: false });
const customer = viewer({ role: 'CUSTOMER', subscribed: false });

describe('checkAccess', () => {
  it('requires a session first', () => {
    expect(checkAccess('public', null)).toBe('allowed');
    expect(checkAccess('signedIn', null)).toBe('signIn');
    expect(checkAccess('anySession', null)).toBe('signIn');
    expect(checkAccess({ ADMIN: {} }, null)).toBe('signIn');
  });

  it('admits a user without the required second factor nowhere but to its setup', () => {
    const enrolling = { ...admin, mustEnrol: true };
    expect(checkAccess('anySession', enrolling)).toBe('allowed');
    expect(checkAccess('public', enrolling)).toBe('allowed');
    for (const guard of ['signedIn', { ADMIN: {} }, { AGENT: {} }] as const)
      expect(checkAccess(guard, enrolling)).toBe('enrol');
  });

  it('rejects a role without an entry', () => {
    expect(checkAccess({ ADMIN: {} }, customer)).toBe('forbidden');
    expect(checkAccess({ ADMIN: {} }, admin)).toBe('allowed');
  });

  it('compares the privilege by its exact name', () => {
    expect(checkAccess({ ADMIN: { privilege: 'COUPONS_READ' } }, admin)).toBe('allowed');
    expect(checkAccess({ ADMIN: { privilege: 'COUPONS_CREATE' } }, admin)).toBe('forbidden');
  });

  it.each<[string, Guard, Partial<Viewer>]>([
    ['a plan', { AGENT: { subscribed: true } }, { subscribed: true }],
    ['the agency admin', { AGENT: { agencyAdmin: true } }, { agencyAdmin: true }],
    ['a licence', { AGENT: { licensed: true } }, { licensed: true }],
  ])('requires %s of agents', (_, guard, passing) => {
    const without = viewer({ subscribed: false });
    expect(isAllowed(guard, without)).toBe(false);
    expect(isAllowed(guard, { ...without, ...passing })).toBe(true);
  });

  it('requires neither license nor plan of a customer', () => {
    expect(isAllowed({ CUSTOMER: { subscribed: true, licensed: true } }, customer)).toBe(true);
  });
});

describe('privileges', () => {
  it('form nine groups', () => {
    expect(Object.keys(privilegeGroups)).toEqual([
      'ADMIN',
      'ROLE',
      'INSURANCE_TYPE',
      'SUBSCRIPTION_PACKAGES',
      'COUPONS',
      'TRANSACTION',
      'CARRIER',
      'VERIFICATION_DOC',
      'AUDIT',
    ]);
    expect(new Set(privileges).size).toBe(privileges.length);
  });

  it('are empty without a session', () => {
    expect(hasPrivilege(null, 'COUPONS_READ')).toBe(false);
    expect(hasPrivilege(admin, 'COUPONS_READ')).toBe(true);
  });
});
