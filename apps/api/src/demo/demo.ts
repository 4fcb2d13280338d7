import { DAY, privileges, type Role } from '@fairlead/rules';
import { hashPassword } from '../areas/auth/passwords.ts';
import type { Database } from '../db/database.ts';
import { uuidv7 } from '../db/ids.ts';
import {
  agencies,
  agencySubscriptions,
  coupons,
  credentials,
  roles,
  subscriptionPackages,
  users,
} from '../db/schema/index.ts';
import { type DemoAgency, type DemoRole, demoAccounts, demoPassword } from './accounts.ts';
import { demoCoupons } from './coupons.ts';
import { demoPackages } from './packages.ts';

const demoRoles: Record<DemoRole, { name: string; roleType: Role; privileges: string[]; builtin: boolean }> = {
  fullAccess: { name: 'Full access', roleType: 'ADMIN', privileges: [...privileges], builtin: true },
  couponViewer: { name: 'Coupon viewer', roleType: 'ADMIN', privileges: ['COUPONS_READ'], builtin: false },
  agencyAdmin: { name: 'Agency admin', roleType: 'AGENT', privileges: ['TRANSACTION_VIEW'], builtin: true },
  agent: { name: 'Agent', roleType: 'AGENT', privileges: [], builtin: true },
  assistant: { name: 'Assistant', roleType: 'AGENT', privileges: [], builtin: true },
  customer: { name: 'Customer', roleType: 'CUSTOMER', privileges: [], builtin: true },
};

const demoAgencies: Record<DemoAgency, { name: string; email: string; phone: string }> = {
  rich: { name: 'Harbor & Hale Insurance', email: 'office@harborhale.test', phone: '+12075550142' },
  unsubscribed: { name: 'Northgate Coverage Partners', email: 'hello@northgate.test', phone: '+16125550187' },
};

const idsOf = <Key extends string>(rows: Record<Key, unknown>): Record<Key, string> => {
  const keys = Object.keys(rows) as Key[];
  return Object.fromEntries(keys.map((key) => [key, uuidv7()])) as Record<Key, string>;
};

/** Fills an empty database with the demo world; one that has users is left alone. `now` in unix seconds. */
export async function makeDemo(db: Database, now: number): Promise<void> {
  if ((await db.select({ id: users.id }).from(users).limit(1)).length > 0) return;
  // One hash for all: it is one password, and hashing is slow on purpose.
  const passwordHash = await hashPassword(demoPassword);
  const roleIds = idsOf(demoRoles);
  const agencyIds = idsOf(demoAgencies);
  const packages = demoPackages.map((values) => ({ id: uuidv7(), ...values }));
  const verified = new Date((now - 90 * DAY) * 1000);
  const people = demoAccounts.map(({ role, agency, about: _, ...person }) => ({
    ...person,
    id: uuidv7(),
    roleId: roleIds[role],
    agencyId: agency && agencyIds[agency],
    emailVerifiedAt: verified,
  }));

  await db.transaction(async (tx) => {
    await tx.insert(roles).values(rowsOf(demoRoles, roleIds));
    await tx.insert(agencies).values(rowsOf(demoAgencies, agencyIds));
    await tx.insert(users).values(people);
    await tx.insert(credentials).values(people.map(({ id }) => ({ userId: id, passwordHash })));
    await tx.insert(subscriptionPackages).values(packages);
    const yearly = packages.find(({ duration }) => duration === 'TWELVE_MONTH');
    if (!yearly) throw new Error('the demo has no yearly package');
    await tx.insert(agencySubscriptions).values({
      id: uuidv7(),
      agencyId: agencyIds.rich,
      packageId: yearly.id,
      packageName: yearly.name,
      priceCents: yearly.priceCents,
      subscribedAt: new Date((now - 100 * DAY) * 1000),
      expiresAt: new Date((now + 265 * DAY) * 1000),
    });
    await tx.insert(coupons).values(demoCoupons(now));
  });
}

const rowsOf = <Key extends string, Row extends object>(rows: Record<Key, Row>, ids: Record<Key, string>) =>
  (Object.keys(rows) as Key[]).map((key) => ({ id: ids[key], ...rows[key] }));
