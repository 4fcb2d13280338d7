import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { roles, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Whether a user is an active agent of the transaction's agency, so that work can be assigned to them. */
export const isAgent = (tx: Transaction, id: string): Promise<boolean> => hasAgent(tx, id);

/** Whether a user is an active, licensed agent of the transaction's agency. */
export const isLicensedAgent = (tx: Transaction, id: string): Promise<boolean> =>
  hasAgent(tx, id, eq(users.licensedAgent, true));

async function hasAgent(tx: Transaction, id: string, condition?: SQL): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(eq(users.id, id), eq(roles.roleType, 'AGENT'), isNull(users.disabledAt), isNull(users.deletedAt), condition),
    );
  return found.length > 0;
}
