import type { components, operations } from '@fairlead/openapi';
import { withImpliedReads } from '@fairlead/rules';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { keptOrDeleted, nameContains, nameOrder } from '../../db/text.ts';

type AdminRole = components['schemas']['AdminRole'];
type RoleQuery = NonNullable<operations['listRoles']['parameters']['query']>;

/** Roles of agencies and customers are part of the product, and nobody's to manage. */
const ofAdmins = eq(roles.roleType, 'ADMIN');

/** How many admins have the role of the same query; those who were deleted do not count. */
const members = sql<number>`(select count(*) from ${users} where ${and(
  eq(users.roleId, roles.id),
  isNull(users.deletedAt),
)})`.mapWith(Number);

const columns = {
  id: roles.id,
  name: roles.name,
  description: roles.description,
  privileges: roles.privileges,
  builtin: roles.builtin,
  createdAt: roles.createdAt,
  version: roles.version,
  members,
};
export type RoleRow = Pick<
  typeof roles.$inferSelect,
  'id' | 'name' | 'description' | 'privileges' | 'builtin' | 'createdAt' | 'version'
> & { members: number };

/** As the contract shows it. */
export const toRole = ({ createdAt, ...row }: RoleRow): AdminRole => ({
  ...row,
  creationDate: Math.floor(createdAt.getTime() / 1000),
});

/** As the database keeps what was chosen, with those that were there and could not be. */
export const columnsOf = (input: components['schemas']['RoleCreate'], kept: readonly string[] = []) => ({
  name: input.name.trim(),
  description: input.description.trim(),
  privileges: withImpliedReads([...input.privileges, ...kept]),
});

const orders: Record<NonNullable<RoleQuery['sortBy']>, SQL> = {
  creationDate: sql`${roles.createdAt}`,
  name: nameOrder(roles.name),
};

export function listRoles(tx: Transaction, query: RoleQuery): Promise<Page<RoleRow>> {
  const { name, builtin, isDeleted = false, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const direction = ascOrDesc === 'asc' ? asc : desc;
  const wanted = and(
    ofAdmins,
    keptOrDeleted(roles.deletedAt, isDeleted),
    name === undefined ? undefined : nameContains(roles.name, name),
    builtin === undefined ? undefined : eq(roles.builtin, builtin),
  );
  return readPage(
    query,
    ({ limit, offset }) =>
      tx
        .select(columns)
        .from(roles)
        .where(wanted)
        .orderBy(direction(orders[sortBy]), direction(roles.id))
        .limit(limit)
        .offset(offset),
    () => tx.select({ total: count() }).from(roles).where(wanted),
  );
}

/** What an admin can be given, by name. */
export const listRoleChoices = (tx: Transaction) =>
  tx
    .select({ id: roles.id, name: roles.name, description: roles.description, privileges: roles.privileges })
    .from(roles)
    .where(and(ofAdmins, isNull(roles.deletedAt)))
    .orderBy(asc(nameOrder(roles.name)), asc(roles.id));

/** A role of admins that is not deleted. */
export async function findRole(tx: Transaction, id: string): Promise<RoleRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(roles)
    .where(and(eq(roles.id, id), ofAdmins, isNull(roles.deletedAt)));
  return row;
}

/**
 * Locks it first and reads it then, so that its members are counted when nobody can be given it any more: who gives a
 * role holds it with `share`.
 */
export async function lockRole(tx: Transaction, id: string, strength: 'update' | 'share' = 'update') {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, id)).for(strength);
  return findRole(tx, id);
}
