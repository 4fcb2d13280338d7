import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { agencies, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { AgentRow } from './agents.ts';

/** One change of who looks after an agency at a time: two admins cannot each take the other's rights away. */
export const lockAdmins = (tx: Transaction, agencyId: string | null) =>
  tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.id, agencyId ?? ''))
    .for('update');

/** Whether nobody else of the agency is its admin and can sign in. To be asked under `lockAdmins`. */
export async function isLastAdmin(tx: Transaction, { id, agencyAdmin, disabledAt }: AgentRow): Promise<boolean> {
  if (!agencyAdmin || disabledAt) return false;
  const others = and(
    ne(users.id, id),
    users.agencyAdmin,
    isNull(users.disabledAt),
    isNull(users.deletedAt),
    isNotNull(users.emailVerifiedAt),
  );
  // of whose agency, the transaction knows
  return (await tx.$count(users, others)) === 0;
}
