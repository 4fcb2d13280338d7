import type { components, operations } from '@fairlead/openapi';
import { invitationState } from '@fairlead/rules';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { inOrder, listOf, type Page, readPage } from '../../db/page.ts';
import { first } from '../../db/rows.ts';
import { contacts, invitations, roles, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { toSeconds } from '../../db/time.ts';

type InvitationQuery = NonNullable<operations['listInvitations']['parameters']['query']>;

export interface InvitationRow {
  invitation: typeof invitations.$inferSelect;
  invitedBy: { id: string; name: string };
}

/** `now` in Unix seconds. */
export function toInvitation({ invitation, invitedBy }: InvitationRow, now: number) {
  const { id, email, contactId, sentAt, createdAt, acceptedAt, revokedAt } = invitation;
  const expiresAt = toSeconds(invitation.expiresAt);
  const times = { accepted: acceptedAt !== null, revoked: revokedAt !== null, sent: sentAt !== null, expiresAt };
  return {
    id,
    email,
    contactId,
    state: invitationState(times, now),
    invitedBy,
    sentAt: sentAt && toSeconds(sentAt),
    expiresAt: sentAt && expiresAt,
    creationDate: toSeconds(createdAt),
  } satisfies components['schemas']['MemberInvitation'];
}

/** Row security limits invitations to the caller's agency. */
const select = (tx: Transaction) =>
  tx
    .select({ invitation: invitations, invitedBy: { id: users.id, name: users.name } })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy));

const unanswered = and(isNull(invitations.contactId), isNull(invitations.acceptedAt));

/** Invitations of agents that are neither accepted nor revoked. */
export function listInvitations(tx: Transaction, query: InvitationQuery): Promise<Page<InvitationRow>> {
  const condition = and(unanswered, isNull(invitations.revokedAt));
  return readPage(
    tx,
    query,
    listOf(tx, invitations, {
      where: condition,
      orderBy: inOrder(query.ascOrDesc, invitations.createdAt, invitations.id),
      rows: select(tx),
    }),
  );
}

/** The latest invitation that matches. */
const latest = (tx: Transaction, condition: SQL | undefined): Promise<InvitationRow | undefined> =>
  first(select(tx).where(condition).orderBy(desc(invitations.createdAt), desc(invitations.id)).limit(1));

const hasEmail = (email: string) => eq(sql`lower(${invitations.email})`, email.toLowerCase());

/** The invitation of an agent that is not accepted. It may be revoked. */
export const findUnanswered = (tx: Transaction, email: string) => latest(tx, and(unanswered, hasEmail(email)));

export const findOfContact = (tx: Transaction, contactId: string) => latest(tx, eq(invitations.contactId, contactId));

export const findInvitationById = (tx: Transaction, id: string) => latest(tx, eq(invitations.id, id));

/** The verified account of the agency with this email. An invitation replaces an unverified account. */
export async function findAccount(tx: Transaction, email: string) {
  const [found] = await tx
    .select({ id: users.id, email: users.email, roleType: roles.roleType })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        isNull(users.deletedAt),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  return found;
}

export const findContact = (tx: Transaction, id: string) =>
  first(tx.select().from(contacts).where(eq(contacts.id, id)));

/** Serializes invitations to an address, so that concurrent requests create only one. */
export const lockAddress = (tx: Transaction, agencyId: string, email: string) =>
  tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`invitation ${agencyId} ${email.toLowerCase()}`}, 0))`,
  );
