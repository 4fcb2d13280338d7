import type { components, operations } from '@fairlead/openapi';
import { withImpliedReads } from '@fairlead/rules';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, listOf, type Page, readPage } from '../../db/page.ts';
import { roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder, whereDeleted } from '../../db/text.ts';
import { toSeconds } from '../../db/time.ts';

type AdminRole = components['schemas']['AdminRole'];
type RoleQuery = NonNullable<operations['listRoles']['parameters']['query']>;

/** Roles of agents and customers are built in and cannot be managed. */
const isAdminRole = eq(roles.roleType, 'ADMIN');

/** Number of admins with the role of the outer query. Deleted admins do not count. */
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

export const toRole = ({ createdAt, ...row }: RoleRow): AdminRole => ({
  ...row,
  creationDate: toSeconds(createdAt),
});

/** Columns to store. Keeps `storedPrivileges`, which can no longer be chosen. */
export const columnsOf = (input: components['schemas']['RoleCreate'], storedPrivileges: readonly string[] = []) => ({
  name: input.name.trim(),
  description: input.description.trim(),
  privileges: withImpliedReads([...input.privileges, ...storedPrivileges]),
});

export const selectRoles = (tx: Transaction) => tx.select(columns).from(roles);

const orders: Record<NonNullable<RoleQuery['sortBy']>, SQL> = {
  creationDate: sql`${roles.createdAt}`,
  name: nameOrder(roles.name),
};

/** Roles of platform admins. */
export function roleList(tx: Transaction, query: RoleQuery): List<RoleRow> {
  const { name, builtin, isDeleted = false, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    isAdminRole,
    whereDeleted(roles.deletedAt, isDeleted),
    name === undefined ? undefined : nameContains(roles.name, name),
    builtin === undefined ? undefined : eq(roles.builtin, builtin),
  );
  return listOf(tx, roles, {
    where: condition,
    orderBy: inOrder(ascOrDesc, orders[sortBy], roles.id),
    rows: selectRoles(tx),
  });
}

export const listRoles = (tx: Transaction, query: RoleQuery): Promise<Page<RoleRow>> =>
  readPage(tx, query, roleList(tx, query));

/** Roles for the role select, by name. */
export const listRoleChoices = (tx: Transaction) =>
  tx
    .select({ id: roles.id, name: roles.name, description: roles.description, privileges: roles.privileges })
    .from(roles)
    .where(and(isAdminRole, isNull(roles.deletedAt)))
    .orderBy(asc(nameOrder(roles.name)), asc(roles.id));

/** Finds a platform admin role that is not deleted. */
export async function findRole(tx: Transaction, id: string): Promise<RoleRow | undefined> {
  const [row] = await selectRoles(tx).where(and(eq(roles.id, id), isAdminRole, isNull(roles.deletedAt)));
  return row;
}

/**
 * Locks a role, then reads it. Locked with `update`, the role cannot be assigned, so the number of members is exact. Use
 * `share` to assign it.
 */
export async function lockRole(tx: Transaction, id: string, strength: 'update' | 'share' = 'update') {
  await tx.select({ id: roles.id }).from(roles).where(eq(roles.id, id)).for(strength);
  return findRole(tx, id);
}
