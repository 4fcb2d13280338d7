import type { components, operations } from '@fairlead/openapi';
import { adminStatus } from '@fairlead/rules';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, type List, type Page, readPage } from '../../db/page.ts';
import { files, invitations, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { nameContains, nameOrder, whereDeleted } from '../../db/text.ts';
import { toSeconds } from '../../db/time.ts';
import type { LinkTo } from '../../ports/fileLinks.ts';

type Admin = components['schemas']['Admin'];
type AdminQuery = NonNullable<operations['listAdmins']['parameters']['query']>;

const role = { id: roles.id, name: roles.name, description: roles.description, privileges: roles.privileges };
const photo = { id: files.id, version: files.version };

type Invitation = typeof invitations.$inferSelect;
export type Validity = Pick<Invitation, 'expiresAt' | 'revokedAt'>;
export interface AdminRow {
  user: typeof users.$inferSelect;
  role: { id: string; name: string; description: string; privileges: string[] };
  photo: { id: string; version: number } | null;
  /** The latest invitation. */
  invitation?: Invitation | undefined;
}

export const statusOf = ({ user }: Pick<AdminRow, 'user'>) =>
  adminStatus({ disabled: user.disabledAt !== null, verified: user.emailVerifiedAt !== null });

function toInvitation({ expiresAt, revokedAt }: Validity, now: number): NonNullable<Admin['invitation']> {
  const expires = toSeconds(expiresAt);
  return { expiresAt: expires, state: revokedAt ? 'REVOKED' : expires > now ? 'OPEN' : 'EXPIRED' };
}

/** Invitation that the admin has not accepted; null without one. `now` in Unix seconds. */
export const openInvitationOf = (
  { user, invitation }: Pick<AdminRow, 'user'> & { invitation?: Validity | null | undefined },
  now: number,
) => (invitation && !user.emailVerifiedAt ? toInvitation(invitation, now) : null);

/** `now` in Unix seconds. */
export function toAdmin(row: AdminRow, now: number, linkTo: LinkTo): Admin {
  const { user } = row;
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    photo: linkTo(row.photo),
    role: row.role,
    status: statusOf(row),
    lastSignIn: user.lastSignInAt && toSeconds(user.lastSignInAt),
    creationDate: toSeconds(user.createdAt),
    invitation: openInvitationOf(row, now),
    deleted: user.deletedAt !== null,
    version: user.version,
  };
}

const orders: Record<NonNullable<AdminQuery['sortBy']>, SQL> = {
  creationDate: sql`${users.createdAt}`,
  name: nameOrder(users.name),
  // admins who never signed in sort before all others
  lastSignIn: sql`coalesce(${users.lastSignInAt}, '-infinity')`,
};

/** Agents and customers have an agency; platform admins have none. */
const isPlatformAdmin = and(isNull(users.agencyId), eq(roles.roleType, 'ADMIN'));

const statuses: Record<NonNullable<AdminQuery['status']>, SQL | undefined> = {
  DISABLED: isNotNull(users.disabledAt),
  ACTIVE: and(isNull(users.disabledAt), isNotNull(users.emailVerifiedAt)),
  INVITED: and(isNull(users.disabledAt), isNull(users.emailVerifiedAt)),
};

const selectAdmins = (tx: Transaction) =>
  tx
    .select({ user: users, role, photo })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(files, eq(files.id, users.photoFileId));

/** Admins with their latest invitation, in one statement. */
export function selectInvitedAdmins(tx: Transaction) {
  const latest = tx
    .select({ expiresAt: invitations.expiresAt, revokedAt: invitations.revokedAt })
    .from(invitations)
    .where(eq(invitations.userId, users.id))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(1)
    .as('latest');
  const invitation = { expiresAt: latest.expiresAt, revokedAt: latest.revokedAt };
  return tx
    .select({ user: users, role, invitation })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoinLateral(latest, sql`true`);
}

/** Adds the latest invitation to each admin. */
async function withInvitations(tx: Transaction, rows: AdminRow[]): Promise<AdminRow[]> {
  const ids = rows.filter(({ user }) => !user.emailVerifiedAt).map(({ user }) => user.id);
  if (ids.length === 0) return rows;
  const found = await tx
    .selectDistinctOn([invitations.userId])
    .from(invitations)
    .where(inArray(invitations.userId, ids))
    .orderBy(invitations.userId, desc(invitations.createdAt), desc(invitations.id));
  const latest = new Map(found.map((invitation) => [invitation.userId, invitation]));
  return rows.map((row) => ({ ...row, invitation: latest.get(row.user.id) }));
}

/** Platform admins, without their invitations. */
export function adminList(tx: Transaction, query: AdminQuery): List<AdminRow> {
  const { name, email, status, isDeleted = false, sortBy = 'creationDate', ascOrDesc = 'desc' } = query;
  const condition = and(
    isPlatformAdmin,
    whereDeleted(users.deletedAt, isDeleted),
    name === undefined ? undefined : nameContains(users.name, name),
    email === undefined ? undefined : nameContains(users.email, email),
    status === undefined ? undefined : statuses[status],
  );
  return {
    id: users.id,
    ids: tx.select({ id: users.id }).from(users).innerJoin(roles, eq(roles.id, users.roleId)).where(condition),
    orderBy: inOrder(ascOrDesc, orders[sortBy], users.id),
    rows: selectAdmins(tx),
  };
}

export async function listAdmins(tx: Transaction, query: AdminQuery): Promise<Page<AdminRow>> {
  const page = await readPage(tx, query, adminList(tx, query));
  return { ...page, rows: await withInvitations(tx, page.rows) };
}

/** Finds a platform admin that is not deleted. */
export async function findAdmin(tx: Transaction, id: string): Promise<AdminRow | undefined> {
  const rows = await selectAdmins(tx).where(and(eq(users.id, id), isPlatformAdmin, isNull(users.deletedAt)));
  const [row] = await withInvitations(tx, rows);
  return row;
}
