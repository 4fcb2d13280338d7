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

const nobody = { agency: null, agencyAdmin: false, licensedAgent: false };

export const demoAccounts: readonly DemoAccount[] = [
  { ...nobody, email: 'admin@demo.test', name: 'Grace Whitfield', role: 'fullAccess', about: 'platform admin' },
  {
    ...nobody,
    email: 'limited-admin@demo.test',
    name: 'Owen Castellanos',
    role: 'couponViewer',
    about: 'platform admin who may only look at coupons',
  },
  {
    email: 'owner@demo.test',
    referralCode: 'MARGARET-SULLIVAN',
    name: 'Margaret Sullivan',
    role: 'agencyAdmin',
    agency: 'rich',
    agencyAdmin: true,
    licensedAgent: true,
    about: 'agency admin, licensed',
  },
  {
    email: 'agent@demo.test',
    referralCode: 'DANIEL-OKAFOR',
    name: 'Daniel Okafor',
    role: 'agent',
    agency: 'rich',
    agencyAdmin: false,
    licensedAgent: true,
    about: 'licensed agent of the same agency',
  },
  {
    email: 'assistant@demo.test',
    referralCode: 'PRIYA-RAMAN',
    name: 'Priya Raman',
    role: 'assistant',
    agency: 'rich',
    agencyAdmin: false,
    licensedAgent: false,
    about: 'agent without a license, same agency',
  },
  {
    email: 'unsubscribed@demo.test',
    referralCode: 'WALTER-NYSTROM',
    name: 'Walter Nyström',
    role: 'agencyAdmin',
    agency: 'unsubscribed',
    agencyAdmin: true,
    licensedAgent: true,
    about: 'agency admin of an agency without a plan',
  },
  {
    ...nobody,
    email: 'customer@demo.test',
    name: 'Elena Marchetti',
    role: 'customer',
    agency: 'rich',
    about: 'customer of the first agency',
  },
];
