import { and, eq, isNull } from 'drizzle-orm';
import { roles, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Whether a user is an active agent of the transaction's agency, so that work can be assigned to them. */
export async function isAgent(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(users.id, id), eq(roles.roleType, 'AGENT'), isNull(users.disabledAt), isNull(users.deletedAt)));
  return found.length > 0;
}
