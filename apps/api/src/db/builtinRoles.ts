import { type Privilege, privileges, type Role } from '@fairlead/rules';
import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { roles } from './schema/index.ts';
import type { Transaction } from './scope.ts';

export type BuiltinRole = 'fullAccess' | 'agencyAdmin' | 'agent' | 'assistant' | 'customer';

interface Wanted {
  id: string;
  name: string;
  description: string;
  roleType: Role;
  privileges: readonly Privilege[];
}

/** The roles that are part of the product. Their ids are the same everywhere, so that servers that start at once make one. */
export const builtinRoles: Readonly<Record<BuiltinRole, Wanted>> = {
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
    description: 'Works for an agency without a licence.',
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
 * Makes the builtin roles where they are missing, and gives them the privileges that this version knows: full access
 * includes what came with it. Done at every start.
 */
export async function ensureBuiltinRoles(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const wanted of Object.values(builtinRoles)) {
      const values = { ...wanted, privileges: [...wanted.privileges], builtin: true };
      const { privileges: granted } = values;
      const known = await tx
        .update(roles)
        .set({ privileges: granted })
        .where(named(wanted))
        .returning({ id: roles.id });
      if (known.length === 0) await tx.insert(roles).values(values).onConflictDoNothing();
    }
  });
}

const named = ({ name }: Wanted) => and(eq(roles.builtin, true), eq(roles.name, name));

/** The id of a builtin role. A database that is older than the fixed ids has others. */
export async function builtinRoleId(tx: Pick<Transaction, 'select'>, role: BuiltinRole): Promise<string> {
  const [found] = await tx.select({ id: roles.id }).from(roles).where(named(builtinRoles[role]));
  if (!found) throw new Error(`the builtin role ${role} is missing`);
  return found.id;
}
