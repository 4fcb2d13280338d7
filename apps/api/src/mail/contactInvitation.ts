import type { Language } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { builtinRoleId } from '../db/builtinRoles.ts';
import { users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { translate } from '../messages/index.ts';
import { INVITATION_DAYS, type Invitations, type Sent } from '../ports/invitations.ts';

interface Contact {
  id: string;
  agencyId: string;
  userId: string | null;
  email: string;
}

/** Whether a mail to this address invites the contact: it is the contact's own address, and no account has it. */
export async function needsInvitation(tx: Transaction, contact: Contact, to: string): Promise<boolean> {
  if (contact.userId !== null || to.toLowerCase() !== contact.email.toLowerCase()) return false;
  const accounts = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(sql`lower(${users.email})`, to.toLowerCase()), isNull(users.deletedAt), isNotNull(users.emailVerifiedAt)),
    );
  return accounts.length === 0;
}

/** Creates an invitation of the contact. After sign-up and sign-in, the portal opens `returnTo`. */
export const inviteContact = async (
  tx: Transaction,
  inviter: Invitations,
  { id: contactId, agencyId, email }: Contact,
  { invitedBy, returnTo }: { invitedBy: string; returnTo: string },
): Promise<Sent> =>
  inviter.issue(tx, { email, roleId: await builtinRoleId(tx, 'customer'), agencyId, invitedBy, contactId }, returnTo);

/** Note below a mail that contains an invitation. */
export const invitationNote = (language: Language): string =>
  translate(language, { code: 'mail.invitation.note', params: { days: INVITATION_DAYS } });
