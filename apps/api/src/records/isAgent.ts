import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { roles, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Whether a user is an active agent of the transaction's agency, so that work can be assigned to them. */
export const isAgent = (tx: Transaction, id: string): Promise<boolean> => hasAgent(tx, id);

/** Whether a user is an active, licensed agent of the transaction's agency. */
export const isLicensedAgent = (tx: Transaction, id: string): Promise<boolean> =>
  hasAgent(tx, id, eq(users.licensedAgent, true));

/** Whether all users are active agents of the transaction's agency. */
export async function areAgents(tx: Transaction, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  return (await findAgents(tx, inArray(users.id, [...ids]))).length === new Set(ids).size;
}

const hasAgent = async (tx: Transaction, id: string, condition?: SQL): Promise<boolean> =>
  (await findAgents(tx, eq(users.id, id), condition)).length > 0;

const findAgents = (tx: Transaction, ...conditions: (SQL | undefined)[]) =>
  tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(roles.roleType, 'AGENT'), isNull(users.disabledAt), isNull(users.deletedAt), ...conditions));
