import type { components } from '@fairlead/openapi';
import { type FactorGroup, factorGroupOf, factorGroups, MAX_LISTED } from '@fairlead/rules';
import { and, asc, count, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type agencies, authenticators, passkeys, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

type SignInSecurity = components['schemas']['SignInSecurity'];

/** Names of one group in an answer. */
const MAX_NAMES = 20;

/** Active agents of the agency, by name, with their group and whether they have a second factor. */
export async function findStaff(tx: Transaction, agencyId: string) {
  const { userId, enabledAt } = authenticators;
  const hasApp = tx
    .select({ userId })
    .from(authenticators)
    .where(and(eq(userId, users.id), isNotNull(enabledAt)));
  const hasPasskey = tx.select({ userId: passkeys.userId }).from(passkeys).where(eq(passkeys.userId, users.id));
  const rows = await tx
    .select({
      name: users.name,
      email: users.email,
      language: users.language,
      agencyId: users.agencyId,
      role: roles.roleType,
      agencyAdmin: users.agencyAdmin,
      licensed: users.licensedAgent,
      hasFactor: sql<boolean>`${or(exists(hasApp), exists(hasPasskey))}`,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(eq(users.agencyId, agencyId), eq(roles.roleType, 'AGENT'), isNull(users.disabledAt), isNull(users.deletedAt)),
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.map((user) => ({ ...user, group: factorGroupOf(user) }));
}

/** Number of active customers of the agency who have an account, at most as many as lists count. */
async function countCustomers(tx: Transaction, agencyId: string): Promise<number> {
  const { id, roleId, disabledAt, deletedAt } = users;
  const customers = tx
    .select({ id })
    .from(users)
    .innerJoin(roles, eq(roles.id, roleId))
    .where(and(eq(users.agencyId, agencyId), eq(roles.roleType, 'CUSTOMER'), isNull(disabledAt), isNull(deletedAt)))
    .limit(MAX_LISTED)
    .as('customers');
  const [found] = await tx.select({ total: count() }).from(customers);
  return found?.total ?? 0;
}

/** Rules for the sign-in to an agency, with the agents whom they concern. */
export async function readSignInSecurity(
  tx: Transaction,
  agency: Pick<typeof agencies.$inferSelect, 'id' | 'factorRequiredFor' | 'idleMinutes'>,
): Promise<SignInSecurity> {
  const staff = await findStaff(tx, agency.id);
  const summary = (group: FactorGroup) => {
    const members = staff.filter((user) => user.group === group);
    const missing = members.filter(({ hasFactor }) => !hasFactor).map(({ name }) => name);
    return { group, count: members.length, missingCount: missing.length, missing: missing.slice(0, MAX_NAMES) };
  };
  return {
    factorRequiredFor: agency.factorRequiredFor,
    idleMinutes: agency.idleMinutes as SignInSecurity['idleMinutes'],
    customerCount: await countCustomers(tx, agency.id),
    staff: factorGroups.filter((group) => group !== 'CUSTOMER').map(summary),
  };
}
