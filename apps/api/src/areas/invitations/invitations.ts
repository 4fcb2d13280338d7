import type { components, operations } from '@fairlead/openapi';
import { invitationState } from '@fairlead/rules';
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { type Page, readPage } from '../../db/page.ts';
import { contacts, invitations, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';

type InvitationQuery = NonNullable<operations['listInvitations']['parameters']['query']>;

export interface InvitationRow {
  invitation: typeof invitations.$inferSelect;
  invitedBy: { id: string; name: string };
}

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** As the contract shows it; `now` in unix seconds. */
export function toInvitation({ invitation, invitedBy }: InvitationRow, now: number) {
  const { id, email, contactId, sentAt, createdAt, acceptedAt, revokedAt } = invitation;
  const expiresAt = seconds(invitation.expiresAt);
  const times = { accepted: acceptedAt !== null, revoked: revokedAt !== null, sent: sentAt !== null, expiresAt };
  return {
    id,
    email,
    contactId,
    state: invitationState(times, now),
    invitedBy,
    sentAt: sentAt && seconds(sentAt),
    expiresAt: sentAt && expiresAt,
    creationDate: seconds(createdAt),
  } satisfies components['schemas']['MemberInvitation'];
}

/** Of whose agency they are, the transaction knows. */
const select = (tx: Transaction) =>
  tx
    .select({ invitation: invitations, invitedBy: { id: users.id, name: users.name } })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy));

const unanswered = and(isNull(invitations.contactId), isNull(invitations.acceptedAt));

/** Those to agents that are not answered, and were not revoked. */
export function listInvitations(tx: Transaction, query: InvitationQuery): Promise<Page<InvitationRow>> {
  const direction = query.ascOrDesc === 'asc' ? asc : desc;
  const wanted = and(unanswered, isNull(invitations.revokedAt));
  return readPage(
    query,
    ({ limit, offset }) =>
      select(tx)
        .where(wanted)
        .orderBy(direction(invitations.createdAt), direction(invitations.id))
        .limit(limit)
        .offset(offset),
    () => tx.select({ total: count() }).from(invitations).where(wanted),
  );
}

/** The latest of those that this says. */
async function latest(tx: Transaction, wanted: SQL | undefined): Promise<InvitationRow | undefined> {
  const [row] = await select(tx).where(wanted).orderBy(desc(invitations.createdAt), desc(invitations.id)).limit(1);
  return row;
}

const addressed = (email: string) => eq(sql`lower(${invitations.email})`, email.toLowerCase());

/** The invitation of an agent that is not answered, revoked or not. */
export const findUnanswered = (tx: Transaction, email: string) => latest(tx, and(unanswered, addressed(email)));

export const findOfContact = (tx: Transaction, contactId: string) => latest(tx, eq(invitations.contactId, contactId));

/** One invitation; `lock` keeps others from changing it until the transaction ends. */
export async function findInvitationById(tx: Transaction, id: string, lock?: 'lock') {
  if (lock) await tx.select({ id: invitations.id }).from(invitations).where(eq(invitations.id, id)).for('update');
  return latest(tx, eq(invitations.id, id));
}

/** Who has an account of the agency with this email, and as what; of other agencies the transaction sees nobody. */
export async function findAccount(tx: Transaction, email: string) {
  const [found] = await tx
    .select({ id: users.id, email: users.email, roleType: roles.roleType })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)));
  return found;
}

export async function findContact(tx: Transaction, id: string) {
  const [found] = await tx.select().from(contacts).where(eq(contacts.id, id));
  return found;
}

/** One invitation to an address at a time: two that are asked for at once are one. */
export const lockAddress = (tx: Transaction, agencyId: string, email: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${agencyId} ${email.toLowerCase()}`}, 0))`,
  );
