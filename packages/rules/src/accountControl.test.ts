import { describe, expect, it } from 'vitest';
import type { Viewer } from './access.ts';
import { type AccountAction, accountRefusal, type ControlledAccount, mayControlAccount } from './accountControl.ts';

const viewer = (more: Partial<Viewer>): Viewer => ({
  role: 'AGENT',
  privileges: [],
  subscribed: true,
  agencyAdmin: false,
  licensed: true,
  ...more,
});
const viewers = {
  fullAdmin: viewer({ role: 'ADMIN', privileges: ['ADMIN_VIEW', 'ADMIN_UPDATE', 'COUPONS_READ'] }),
  smallAdmin: viewer({ role: 'ADMIN', privileges: ['ADMIN_VIEW', 'ADMIN_UPDATE'] }),
  readingAdmin: viewer({ role: 'ADMIN', privileges: ['ADMIN_VIEW', 'COUPONS_READ'] }),
  agencyAdmin: viewer({ agencyAdmin: true }),
  agent: viewer({}),
  customer: viewer({ role: 'CUSTOMER' }),
};
const account = (more: Partial<ControlledAccount>): ControlledAccount => ({
  role: 'AGENT',
  agencyAdmin: false,
  privileges: [],
  own: false,
  ...more,
});
const accounts = {
  admin: account({ role: 'ADMIN', privileges: ['ADMIN_VIEW', 'COUPONS_READ'] }),
  agencyAdmin: account({ agencyAdmin: true }),
  agent: account({}),
  customer: account({ role: 'CUSTOMER' }),
};
const signIn: AccountAction[] = ['READ', 'END_SESSIONS'];

/** Actions by caller and account. Every other combination is forbidden. */
const allowed: Record<keyof typeof viewers, Partial<Record<keyof typeof accounts, AccountAction[]>>> = {
  fullAdmin: {
    admin: [...signIn, 'RESET_SECOND_FACTOR'],
    agencyAdmin: [...signIn, 'RESET_SECOND_FACTOR'],
  },
  smallAdmin: { agencyAdmin: [...signIn, 'RESET_SECOND_FACTOR'] },
  readingAdmin: {},
  agencyAdmin: {
    agencyAdmin: signIn,
    agent: [...signIn, 'RESET_SECOND_FACTOR'],
    customer: [...signIn, 'RESET_SECOND_FACTOR', 'DISABLE'],
  },
  agent: {},
  customer: {},
};
const actions: AccountAction[] = [...signIn, 'RESET_SECOND_FACTOR', 'DISABLE'];

describe.each(Object.keys(viewers) as (keyof typeof viewers)[])('%s', (name) => {
  it.each(Object.keys(accounts) as (keyof typeof accounts)[])('controls the account of %s', (other) => {
    const done = actions.filter((action) => mayControlAccount(viewers[name], accounts[other], action));
    expect(done).toEqual(allowed[name][other] ?? []);
  });

  it('does not control the own account', () => {
    for (const other of Object.values(accounts)) {
      for (const action of actions)
        expect(accountRefusal(viewers[name], { ...other, own: true }, action)).toBeDefined();
    }
  });
});

it('gives the reason', () => {
  expect(accountRefusal(viewers.smallAdmin, accounts.admin, 'END_SESSIONS')).toBe('BEYOND_OWN');
  expect(accountRefusal(viewers.agencyAdmin, account({ own: true }), 'RESET_SECOND_FACTOR')).toBe('OWN');
  expect(accountRefusal(viewers.fullAdmin, accounts.customer, 'END_SESSIONS')).toBe('FORBIDDEN');
  expect(mayControlAccount(null, accounts.customer, 'READ')).toBe(false);
});
