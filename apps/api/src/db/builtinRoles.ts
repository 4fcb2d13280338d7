import { type Privilege, privileges, type Role } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { roles } from './schema/index.ts';
import type { Transaction } from './scope.ts';

export type BuiltinRole = 'fullAccess' | 'agencyAdmin' | 'agent' | 'assistant' | 'customer';

interface BuiltinRoleSeed {
  id: string;
  name: string;
  description: string;
  roleType: Role;
  privileges: readonly Privilege[];
}

/** Roles that are part of the product. Fixed ids prevent duplicates when several servers start at once. */
export const builtinRoles: Readonly<Record<BuiltinRole, BuiltinRoleSeed>> = {
  fullAccess: {
    id: '01930000-0000-7000-8000-000000000001',
    name: 'Full access',
    description: 'Everything that a platform admin can do.',
    roleType: 'ADMIN',
    privileges,
  },
  agencyAdmin: {
    id: '01930000-0000-7000-8000-000000000002',
    name: 'Agency admin',
    description: 'Runs an agency and its plan.',
    roleType: 'AGENT',
    privileges: ['TRANSACTION_VIEW'],
  },
  agent: {
    id: '01930000-0000-7000-8000-000000000003',
    name: 'Agent',
    description: 'Works for an agency.',
    roleType: 'AGENT',
    privileges: [],
  },
  assistant: {
    id: '01930000-0000-7000-8000-000000000004',
    name: 'Assistant',
    description: 'Works for an agency without a license.',
    roleType: 'AGENT',
    privileges: [],
  },
  customer: {
    id: '01930000-0000-7000-8000-000000000005',
    name: 'Customer',
    description: 'Insured through an agency.',
    roleType: 'CUSTOMER',
    privileges: [],
  },
};

/**
 * Creates missing builtin roles and updates their privileges to those of this version. Runs at every start, so that full access
 * includes new privileges.
 */
export async function ensureBuiltinRoles(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const builtin of Object.values(builtinRoles)) {
      const values = { ...builtin, privileges: [...builtin.privileges], builtin: true };
      const { privileges: granted } = values;
      const known = await tx
        .update(roles)
        .set({ privileges: granted })
        .where(named(builtin))
        .returning({ id: roles.id });
      if (known.length === 0) await tx.insert(roles).values(values).onConflictDoNothing();
    }
  });
}

const named = ({ name }: BuiltinRoleSeed) => and(eq(roles.builtin, true), eq(roles.name, name));

/** Id of a builtin role. Databases from before the fixed ids have other ids. */
export async function builtinRoleId(tx: Pick<Transaction, 'select'>, role: BuiltinRole): Promise<string> {
  const [found] = await tx.select({ id: roles.id }).from(roles).where(named(builtinRoles[role]));
  if (!found) throw new Error(`the builtin role ${role} is missing`);
  return found.id;
}
