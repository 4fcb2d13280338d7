import type { Language } from '@fairlead/rules';
import { and, eq, gt, isNull, not, or } from 'drizzle-orm';
import { uuidv7 } from '../../db/ids.ts';
import { contacts, credentials, invitations, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import { hashToken } from '../../randomTokens.ts';
import { canSignIn, isDisabledAgency } from '../../records/accounts.ts';
import { replaceUnverified } from '../../records/unverifiedAccounts.ts';

export type OpenInvitation = typeof invitations.$inferSelect;

/**
 * Finds and locks the invitation of a link. Undefined when it is unknown, expired, revoked or used, or when its
 * account cannot sign in.
 */
export async function findInvitation(tx: Transaction, token: string, now: number): Promise<OpenInvitation | undefined> {
  const [found] = await tx
    .select({ invitation: invitations })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.userId))
    .where(
      and(
        eq(invitations.tokenHash, hashToken(token)),
        gt(invitations.expiresAt, new Date(now * 1000)),
        isNull(invitations.acceptedAt),
        isNull(invitations.revokedAt),
        or(isNull(invitations.userId), canSignIn),
        not(isDisabledAgency(invitations.agencyId)),
      ),
    )
    .for('update', { of: invitations });
  return found?.invitation;
}

export interface Acceptance {
  name: string;
  passwordHash: string;
  licensedAgent: boolean;
  language: Language;
}

/**
 * Accepts an invitation: creates its account, or sets the name and password of the prepared one. The link proves that the email
 * address belongs to the reader, so it is verified, and an unverified account of another sign-up loses it.
 *
 * @throws A violation of the index `users_email_ux` when a verified account has the address.
 */
export async function acceptInvitation(
  tx: Transaction,
  invitation: OpenInvitation,
  { name, passwordHash, licensedAgent, language }: Acceptance,
  now: number,
): Promise<string> {
  const at = new Date(now * 1000);
  const { id, agencyId, roleId, email, contactId } = invitation;
  const userId = invitation.userId ?? uuidv7();
  const known = { name, language, emailVerifiedAt: at };
  await replaceUnverified(tx, email, now);
  if (invitation.userId) await tx.update(users).set(known).where(eq(users.id, userId));
  else await tx.insert(users).values({ id: userId, agencyId, roleId, email, licensedAgent, ...known });
  await tx
    .insert(credentials)
    .values({ userId, passwordHash, changedAt: at })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, changedAt: at } });
  if (contactId) await tx.update(contacts).set({ userId }).where(eq(contacts.id, contactId));
  await tx.update(invitations).set({ acceptedAt: at }).where(eq(invitations.id, id));
  return userId;
}
