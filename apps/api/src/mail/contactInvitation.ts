import type { Language } from '@fairlead/rules';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Write } from '../contract/changeRecord.ts';
import { audit } from '../db/audit.ts';
import { builtinRoleId } from '../db/builtinRoles.ts';
import { users } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';
import { toSeconds } from '../db/time.ts';
import { translate } from '../messages/index.ts';
import { INVITATION_DAYS, type Invitations } from '../ports/invitations.ts';
import { auditedInvitation } from '../records/auditedInvitations.ts';

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

interface ContactInvitation {
  invitedBy: string;
  /** Path of the portal that opens after sign-up and sign-in. */
  returnTo: string;
  /** The record that the mail is about, for the audit log. */
  about: { quoteId: string } | { documentRequestId: string };
}

/** Creates an invitation of the contact and its entry in the audit log. Returns the link for the mail. */
export async function inviteContact(
  { tx, session, operationId }: Write,
  inviter: Invitations,
  { id: contactId, agencyId, email }: Contact,
  { invitedBy, returnTo, about }: ContactInvitation,
): Promise<string> {
  const roleId = await builtinRoleId(tx, 'customer');
  const { row, link } = await inviter.issue(tx, { email, roleId, agencyId, invitedBy, contactId }, returnTo);
  const after = { ...auditedInvitation(row, toSeconds(row.createdAt)), ...about };
  await audit(tx, session, operationId, { type: 'invitation', id: row.id, after });
  return link;
}

/** Note below a mail that contains an invitation. */
export const invitationNote = (language: Language): string =>
  translate(language, { code: 'mail.invitation.note', params: { days: INVITATION_DAYS } });
