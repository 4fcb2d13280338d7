import { invitationState, type Role } from '@fairlead/rules';
import type { invitations } from '../db/schema/index.ts';
import { toSeconds } from '../db/time.ts';

type Row = typeof invitations.$inferSelect;

/**
 * Content of the audit log for an invitation, without its token. The names of the status and the role are among those that an
 * erasure of the contact keeps. `now` in Unix seconds.
 */
export function auditedInvitation(
  { email, contactId, sentAt, acceptedAt, revokedAt, ...row }: Row,
  now: number,
  roleType: Role = contactId === null ? 'AGENT' : 'CUSTOMER',
) {
  const expiresAt = toSeconds(row.expiresAt);
  const times = { accepted: acceptedAt !== null, revoked: revokedAt !== null, sent: sentAt !== null, expiresAt };
  return { email, contactId, roleType, status: invitationState(times, now), ...(sentAt && { expiresAt }) };
}
