import { DAY, type Privilege, privileges, type Role } from '@fairlead/rules';
import { type BuiltinRole, builtinRoles } from '../db/builtinRoles.ts';
import { uuidv7 } from '../db/ids.ts';
import type { invitations, roles, users } from '../db/schema/index.ts';
import { hashToken, randomToken } from '../randomTokens.ts';
import { type DemoRole, demoAccounts } from './accounts.ts';

interface RoleSeed {
  /** Fixed id of a builtin role. */
  id?: string;
  name: string;
  description: string;
  roleType: Role;
  privileges: readonly Privilege[];
  builtin: boolean;
}
const builtin = (role: BuiltinRole): RoleSeed => ({ ...builtinRoles[role], builtin: true });
const adminRole = (name: string, description: string, granted: readonly Privilege[]): RoleSeed => ({
  name,
  description,
  roleType: 'ADMIN',
  privileges: granted,
  builtin: false,
});
type OtherRole = 'billing' | 'content' | 'reviewer' | 'people' | 'auditor';

/** Demo roles, including the builtin ones. */
export const demoRoles: Record<DemoRole | OtherRole, RoleSeed> = {
  fullAccess: builtin('fullAccess'),
  couponViewer: adminRole('Coupon viewer', 'Looks up coupons for callers and changes nothing.', ['COUPONS_READ']),
  billing: adminRole('Billing', 'Packages, coupons and what agencies paid.', [
    'SUBSCRIPTION_PACKAGES_READ',
    'SUBSCRIPTION_PACKAGES_UPDATE',
    'COUPONS_READ',
    'COUPONS_CREATE',
    'COUPONS_UPDATE',
    'COUPONS_DELETE',
    'TRANSACTION_VIEW',
  ]),
  content: adminRole('Catalog editor', 'Keeps carriers and insurance types up to date.', [
    'CARRIER_READ',
    'CARRIER_CREATE',
    'CARRIER_UPDATE',
    'INSURANCE_TYPE_READ',
    'INSURANCE_TYPE_CREATE',
    'INSURANCE_TYPE_UPDATE',
  ]),
  reviewer: adminRole('Document reviewer', 'Approves or rejects what agencies upload.', ['VERIFICATION_DOC_ALL']),
  people: adminRole('People', 'Invites admins and keeps their roles.', [
    'ADMIN_VIEW',
    'ADMIN_CREATE',
    'ADMIN_UPDATE',
    'ROLE_READ',
    'ROLE_CREATE',
    'ROLE_UPDATE',
  ]),
  auditor: adminRole(
    'Auditor',
    'Reads everything for the yearly audit.',
    privileges.filter((name) => /_(READ|VIEW)$/.test(name)),
  ),
  agencyAdmin: builtin('agencyAdmin'),
  agent: builtin('agent'),
  assistant: builtin('assistant'),
  customer: builtin('customer'),
};

export type DemoRoleIds = Record<keyof typeof demoRoles, string>;

/** Rows of the demo roles, created one after the other. `now` in Unix seconds. */
export function roleRows(ids: DemoRoleIds, now: number): (typeof roles.$inferInsert)[] {
  return Object.entries(demoRoles).map(([key, role], index, all) => ({
    ...role,
    id: ids[key as keyof DemoRoleIds],
    privileges: [...role.privileges],
    createdAt: new Date((now - (730 - (index * 600) / all.length) * DAY) * 1000),
  }));
}

/** name, role, days since creation, days since the last sign-in or another state */
const team: readonly (readonly [string, keyof typeof demoRoles, number, number | 'invited' | 'lapsed' | 'disabled'])[] =
  [
    ['Adaeze Nwosu', 'fullAccess', 611, 0.2],
    ['Marcus Feld', 'billing', 540, 1.1],
    ['Ingrid Solheim', 'content', 402, 6],
    ['Tomás Villaseñor', 'reviewer', 377, 0.6],
    ['Bridget Callahan', 'people', 298, 3.4],
    ['Ravi Menon', 'billing', 251, 'disabled'],
    ['Lotte van Dijk', 'content', 118, 22],
    ['Eleanor Pruitt', 'reviewer', 64, 'disabled'],
    ['Samuel Adeyemi', 'reviewer', 13, 'lapsed'],
    ['Chloé Marchand', 'content', 2, 'invited'],
  ];

/** Email address without accents. */
const addressOf = (name: string): string =>
  `${name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '.')}@fairlead.test`;

/** Platform admins and their open invitations. `now` in Unix seconds. */
export function demoAdmins(ids: DemoRoleIds, now: number) {
  const at = (daysAgo: number) => new Date((now - daysAgo * DAY) * 1000);
  const admin = (name: string, email: string, roleId: string, daysAgo: number) => {
    const createdAt = at(daysAgo);
    return { id: uuidv7(createdAt.getTime()), name, email, roleId, createdAt, emailVerifiedAt: createdAt };
  };
  const known = demoAccounts
    .filter(({ role }) => demoRoles[role].roleType === 'ADMIN')
    .map(({ name, email, role }, index) => admin(name, email, ids[role], 720 - index * 400));
  const [inviter] = known;
  if (!inviter) throw new Error('the demo has no inviting admin');
  const invited: (typeof invitations.$inferInsert)[] = [];
  const others = team.map(([name, role, daysAgo, state]): typeof users.$inferInsert => {
    const made = admin(name, addressOf(name), ids[role], daysAgo);
    if (typeof state === 'number') return { ...made, lastSignInAt: at(state) };
    if (state === 'disabled') return { ...made, lastSignInAt: at(daysAgo / 2), disabledAt: at(daysAgo / 3) };
    invited.push({
      id: uuidv7(made.createdAt.getTime()),
      roleId: made.roleId,
      userId: made.id,
      email: made.email,
      invitedBy: inviter.id,
      tokenHash: hashToken(randomToken()),
      createdAt: made.createdAt,
      sentAt: made.createdAt,
      expiresAt: at(daysAgo - 7),
    });
    return { ...made, emailVerifiedAt: null };
  });
  return { users: [...known, ...others], invitations: invited };
}
