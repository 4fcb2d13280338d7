import type { BuiltinRole } from '../db/builtinRoles.ts';

/** Password of every demo account. */
export const demoPassword = 'Portal#2026';

export type DemoRole = BuiltinRole | 'couponViewer';
export type DemoAgency = 'rich' | 'unsubscribed';

export interface DemoAccount {
  email: string;
  name: string;
  role: DemoRole;
  /** Referral code of an agent, in the sign-up link for new customers. */
  referralCode?: string;
  agency: DemoAgency | null;
  agencyAdmin: boolean;
  licensedAgent: boolean;
  /** Description for the list of accounts to sign in with. */
  about: string;
}

/** Accounts. Their rights follow from the role. */
const accounts: readonly Omit<DemoAccount, 'agencyAdmin' | 'licensedAgent'>[] = [
  { email: 'admin@demo.test', name: 'Grace Whitfield', role: 'fullAccess', agency: null, about: 'platform admin' },
  {
    email: 'limited-admin@demo.test',
    name: 'Owen Castellanos',
    role: 'couponViewer',
    agency: null,
    about: 'platform admin who may only look at coupons',
  },
  {
    email: 'owner@demo.test',
    referralCode: 'MARGARET-SULLIVAN',
    name: 'Margaret Sullivan',
    role: 'agencyAdmin',
    agency: 'rich',
    about: 'agency admin, licensed',
  },
  {
    email: 'agent@demo.test',
    referralCode: 'DANIEL-OKAFOR',
    name: 'Daniel Okafor',
    role: 'agent',
    agency: 'rich',
    about: 'licensed agent of the same agency',
  },
  {
    email: 'assistant@demo.test',
    referralCode: 'PRIYA-RAMAN',
    name: 'Priya Raman',
    role: 'assistant',
    agency: 'rich',
    about: 'agent without a license, same agency',
  },
  {
    email: 'unsubscribed@demo.test',
    referralCode: 'WALTER-NYSTROM',
    name: 'Walter Nyström',
    role: 'agencyAdmin',
    agency: 'unsubscribed',
    about: 'agency admin of an agency without a plan',
  },
  {
    email: 'customer@demo.test',
    name: 'Elena Marchetti',
    role: 'customer',
    agency: 'rich',
    about: 'customer of the first agency',
  },
];

export const demoAccounts: readonly DemoAccount[] = accounts.map((account) => ({
  ...account,
  agencyAdmin: account.role === 'agencyAdmin',
  licensedAgent: account.role === 'agencyAdmin' || account.role === 'agent',
}));
