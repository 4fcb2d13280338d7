import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { FieldMessage } from '../contract/types.ts';
import { roles, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Whether a user is an active agent of the transaction's agency, so that work can be assigned to them. */
export const isAgent = (tx: Transaction, id: string): Promise<boolean> => hasAgent(tx, id);

/** Whether a user is an active, licensed agent of the transaction's agency. */
export const isLicensedAgent = (tx: Transaction, id: string): Promise<boolean> =>
  hasAgent(tx, id, eq(users.licensedAgent, true));

/** Messages about an agent who cannot be chosen. */
interface AgentMessages {
  unknown: 'claim.agentUnknown' | 'email.assigneeUnknown' | 'quote.agentUnknown' | 'task.agentUnknown';
  /** Undefined when agents without a license can be chosen, too. */
  licensed: 'claim.agentLicensed' | 'email.assigneeLicensed' | 'task.agentLicensed' | undefined;
}

/** Errors of a field that names an agent. */
export async function agentErrors(
  tx: Transaction,
  id: string,
  field: string,
  { unknown, licensed }: AgentMessages,
): Promise<FieldMessage[]> {
  if (!(await isAgent(tx, id))) return [{ field, code: unknown }];
  return licensed === undefined || (await isLicensedAgent(tx, id)) ? [] : [{ field, code: licensed }];
}

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
