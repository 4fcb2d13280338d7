import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { agencies, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { AgentRow } from './agents.ts';

/** Serializes changes of agency admins. Otherwise two admins could take each other's rights away at the same time. */
export const lockAdmins = (tx: Transaction, agencyId: string | null) =>
  tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.id, agencyId ?? ''))
    .for('update');

/** Whether this is the last active admin of the agency. Call it after `lockAdmins`. */
export async function isLastAdmin(tx: Transaction, { id, agencyAdmin, disabledAt }: AgentRow): Promise<boolean> {
  if (!agencyAdmin || disabledAt) return false;
  const others = and(
    ne(users.id, id),
    users.agencyAdmin,
    isNull(users.disabledAt),
    isNull(users.deletedAt),
    isNotNull(users.emailVerifiedAt),
  );
  // row security limits the count to the agency
  return (await tx.$count(users, others)) === 0;
}
