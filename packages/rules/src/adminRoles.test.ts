import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedBeyond, dependentsOf, isFullAccess, mayAssign, withImpliedReads } from './adminRoles.ts';
import { privileges } from './privileges.ts';

const someOf = fc.uniqueArray(fc.constantFrom(...privileges));

describe('the privileges of a role', () => {
  it('include reading what may be created, updated or deleted', () => {
    expect(withImpliedReads(['COUPONS_DELETE'])).toEqual(['COUPONS_READ', 'COUPONS_DELETE']);
    expect(withImpliedReads(['ADMIN_CREATE'])).toEqual(['ADMIN_VIEW', 'ADMIN_CREATE']);
    expect(withImpliedReads(['TRANSACTION_VIEW', 'VERIFICATION_DOC_ALL'])).toEqual([
      'TRANSACTION_VIEW',
      'VERIFICATION_DOC_ALL',
    ]);
  });

  it('stand in one order, each once, with what a later version added', () => {
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

  it('lose the rest of a group with the one to read', () => {
    expect(dependentsOf('COUPONS_READ')).toEqual(['COUPONS_CREATE', 'COUPONS_UPDATE', 'COUPONS_DELETE']);
    expect(dependentsOf('COUPONS_UPDATE')).toEqual([]);
    expect(dependentsOf('VERIFICATION_DOC_ALL')).toEqual([]);
  });
});

describe('who changes a role', () => {
  it('neither gives nor takes what they lack', () => {
    expect(changedBeyond(['COUPONS_READ'], [], ['COUPONS_READ', 'CARRIER_READ'])).toEqual(['CARRIER_READ']);
    expect(changedBeyond(['COUPONS_READ'], ['CARRIER_READ', 'COUPONS_READ'], [])).toEqual(['CARRIER_READ']);
    expect(changedBeyond(['COUPONS_READ'], ['CARRIER_READ'], ['CARRIER_READ', 'COUPONS_READ'])).toEqual([]);
  });

  it('cannot widen their own', () => {
    fc.assert(
      fc.property(someOf, someOf, (own, after) => {
        const widened = after.some((name) => !own.includes(name));
        expect(changedBeyond(own, own, after).length > 0).toBe(widened);
      }),
    );
  });

  it('assigns no more than they hold', () => {
    expect(mayAssign(['COUPONS_READ'], ['COUPONS_READ'])).toBe(true);
    expect(mayAssign(['COUPONS_READ'], ['COUPONS_READ', 'LATER'])).toBe(false);
    expect(mayAssign([], [])).toBe(true);
  });
});

it('full access is every privilege', () => {
  expect(isFullAccess(privileges)).toBe(true);
  expect(isFullAccess([...privileges, 'LATER'])).toBe(true);
  expect(isFullAccess(privileges.slice(1))).toBe(false);
});
