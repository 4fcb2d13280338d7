import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBeyond, getDependentPrivileges, isFullAccess, mayAssign, withImpliedReads } from './adminRoles.ts';
import { privileges } from './privileges.ts';

const someOf = fc.uniqueArray(fc.constantFrom(...privileges));

describe('the privileges of a role', () => {
  it('include read with create, update and delete', () => {
    expect(withImpliedReads(['COUPONS_DELETE'])).toEqual(['COUPONS_READ', 'COUPONS_DELETE']);
    expect(withImpliedReads(['ADMIN_CREATE'])).toEqual(['ADMIN_VIEW', 'ADMIN_CREATE']);
    expect(withImpliedReads(['TRANSACTION_VIEW', 'VERIFICATION_DOC_ALL'])).toEqual([
      'TRANSACTION_VIEW',
      'VERIFICATION_DOC_ALL',
    ]);
  });

  it('are sorted and unique, and keep unknown ones', () => {
    expect(withImpliedReads(['LATER', 'CARRIER_READ', 'ROLE_UPDATE', 'ROLE_READ'])).toEqual([
      'ROLE_READ',
      'ROLE_UPDATE',
      'CARRIER_READ',
      'LATER',
    ]);
    fc.assert(
      fc.property(someOf, (some) => {
        expect(withImpliedReads(withImpliedReads(some))).toEqual(withImpliedReads(some));
      }),
    );
  });

  it('depend on the read privilege of their group', () => {
    expect(getDependentPrivileges('COUPONS_READ')).toEqual(['COUPONS_CREATE', 'COUPONS_UPDATE', 'COUPONS_DELETE']);
    expect(getDependentPrivileges('COUPONS_UPDATE')).toEqual([]);
    expect(getDependentPrivileges('VERIFICATION_DOC_ALL')).toEqual([]);
  });
});

describe('an admin who changes a role', () => {
  it('neither grants nor removes privileges that they lack', () => {
    expect(changedBeyond(['COUPONS_READ'], [], ['COUPONS_READ', 'CARRIER_READ'])).toEqual(['CARRIER_READ']);
    expect(changedBeyond(['COUPONS_READ'], ['CARRIER_READ', 'COUPONS_READ'], [])).toEqual(['CARRIER_READ']);
    expect(changedBeyond(['COUPONS_READ'], ['CARRIER_READ'], ['CARRIER_READ', 'COUPONS_READ'])).toEqual([]);
  });

  it('cannot extend their own role', () => {
    fc.assert(
      fc.property(someOf, someOf, (own, after) => {
        const widened = after.some((name) => !own.includes(name));
        expect(changedBeyond(own, own, after).length > 0).toBe(widened);
      }),
    );
  });

  it('assigns no role with privileges that they lack', () => {
    expect(mayAssign(['COUPONS_READ'], ['COUPONS_READ'])).toBe(true);
    expect(mayAssign(['COUPONS_READ'], ['COUPONS_READ', 'LATER'])).toBe(false);
    expect(mayAssign([], [])).toBe(true);
  });
});

it('full access includes every privilege', () => {
  expect(isFullAccess(privileges)).toBe(true);
  expect(isFullAccess([...privileges, 'LATER'])).toBe(true);
  expect(isFullAccess(privileges.slice(1))).toBe(false);
});
