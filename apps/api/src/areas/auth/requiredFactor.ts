import { factorGroupOf } from '@fairlead/rules';
import { eq, sql } from 'drizzle-orm';
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

/** Opens the sessions of a user who has just set up a second factor. */
export const endEnrolment = (tx: Transaction, userId: string) =>
  tx.update(sessions).set({ mustEnrol: false }).where(eq(sessions.userId, userId));
