import type { Language } from '@fairlead/rules';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { roles, users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

export interface Recipient {
  id: string;
  name: string;
  email: string;
  language: Language;
}

interface RecipientOptions {
  /** Prefers agents with a license, as for claims, which other agents cannot open. */
  licensed?: boolean;
}

/**
 * Recipient of a customer's request or answer: the agent of the record, or an agency admin when this agent is no longer active.
 * Undefined if the agency has no active agent.
 */
export async function recipientFor(
  tx: Transaction,
  agentId: string,
  { licensed = false }: RecipientOptions = {},
): Promise<Recipient | undefined> {
  const { id, name, email, language, agencyAdmin, licensedAgent } = users;
  const [found] = await tx
    .select({ id, name, email, language })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(roles.roleType, 'AGENT'), isNull(users.disabledAt), isNull(users.deletedAt)))
    .orderBy(...(licensed ? [desc(licensedAgent)] : []), desc(eq(id, agentId)), desc(agencyAdmin), id)
    .limit(1);
  return found;
}
