import { isFullAccess } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

/** One change of who can do everything at a time: two admins cannot each remove the other as the last one but one. */
export const lockFullAdmins = (tx: Transaction) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('full admins', 0))`);

/** The admins who can do everything and can sign in, with the role that says so. */
export async function fullAdmins(tx: Transaction): Promise<{ id: string; roleId: string }[]> {
  const able = await tx
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
  return able.filter(({ privileges }) => isFullAccess(privileges));
}
