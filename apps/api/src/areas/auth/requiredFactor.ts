import { factorGroupOf } from '@fairlead/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Session } from '../../contract/session.ts';
import { assertExists } from '../../db/rows.ts';
import { agencies, authenticators, passkeys, roles, sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { AuthDependencies } from './dependencies.ts';

type Rules = Pick<AuthDependencies, 'adminsNeedFactor'>;

async function findRequirement(tx: Transaction, userId: string, { adminsNeedFactor }: Rules) {
  const [found] = await tx
    .select({
      role: roles.roleType,
      agencyAdmin: users.agencyAdmin,
      licensed: users.licensedAgent,
      requiredFor: agencies.factorRequiredFor,
      hasFactor: sql<boolean>`exists (select from ${authenticators} where ${eq(authenticators.userId, users.id)} and ${authenticators.secret} is not null) or exists (select from ${passkeys} where ${eq(passkeys.userId, users.id)})`,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(agencies, eq(agencies.id, users.agencyId))
    .where(eq(users.id, userId));
  const { hasFactor, requiredFor, ...user } = assertExists(found, `user ${userId}`);
  const group = factorGroupOf(user);
  return { hasFactor, isRequired: group ? (requiredFor?.includes(group) ?? false) : adminsNeedFactor };
}

/** Whether the user has no second factor although the agency or the platform requires one. */
export async function lacksRequiredFactor(tx: Transaction, userId: string, rules: Rules): Promise<boolean> {
  const { isRequired, hasFactor } = await findRequirement(tx, userId, rules);
  return isRequired && !hasFactor;
}

/** Whether the agency or the platform requires a second factor of the user. */
export const requiresFactor = async (tx: Transaction, userId: string, rules: Rules): Promise<boolean> =>
  (await findRequirement(tx, userId, rules)).isRequired;

/**
 * Opens the session in which a user has just set up a second factor. Ends the other sessions that were opened without one,
 * because their users have not proved the factor.
 */
export async function endEnrolment(tx: Transaction, { id, userId }: Session, now: number): Promise<void> {
  await tx.update(sessions).set({ mustEnrol: false }).where(eq(sessions.id, id));
  await tx
    .update(sessions)
    .set({ endedAt: new Date(now * 1000) })
    .where(and(eq(sessions.userId, userId), sessions.mustEnrol, isNull(sessions.endedAt)));
}
