import { isFullAccess } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

/** Serializes changes of full access. Otherwise two admins could remove each other at the same time, and none would be left. */
export const lockFullAdmins = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('full admins', 0))`);

/** The active admins with full access, with their role. */
export async function fullAdmins(tx: Transaction): Promise<{ id: string; roleId: string }[]> {
  const activeAdmins = await tx
    .select({ id: users.id, roleId: users.roleId, privileges: roles.privileges })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(roles.roleType, 'ADMIN'),
        isNull(users.deletedAt),
        isNull(users.disabledAt),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  return activeAdmins.filter(({ privileges }) => isFullAccess(privileges));
}
