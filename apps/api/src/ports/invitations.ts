import type { Language } from '@fairlead/rules';
import type { invitations } from '../db/schema/index.ts';
import type { Transaction } from '../db/scope.ts';

/** Days until an invitation expires, restarted each time it is sent. */
export const INVITATION_DAYS = 7;

interface NewInvitation {
  email: string;
  /** Role of the new account. */
  roleId: string;
  /** Agency of the new account; null for a platform admin. */
  agencyId: string | null;
  /** Inviting user. The first admin invites themselves. */
  invitedBy: string;
  /** Language of the mail. */
  language: Language;
  /** Prepared account without credentials. Without it, the account is created when the invitation is accepted. */
  userId?: string;
  /** The contact that becomes a customer. */
  contactId?: string;
}

/** The link of the mail. Without a mail server, the start log prints it. Never show it elsewhere. */
export interface Sent {
  id: string;
  link: string;
}

/** Invitation whose link another mail contains. */
interface Issued {
  row: typeof invitations.$inferSelect;
  link: string;
}

/** Creates and sends invitations in the transaction of the inviting handler. */
export interface Invitations {
  /** Creates an invitation without sending it: no mail and no link yet. */
  prepare(tx: Transaction, invitation: Omit<NewInvitation, 'language'>): Promise<string>;
  /** Creates an invitation and its mail. Revokes an open one of the same agency to the same address in the same role. */
  invite(tx: Transaction, invitation: NewInvitation): Promise<Sent>;
  /**
   * Creates an invitation whose link another mail contains. Revokes an open one of the same agency to the same address in the same
   * role. After sign-up and sign-in, the portal opens `returnTo`, a path of the portal.
   */
  issue(tx: Transaction, invitation: Omit<NewInvitation, 'language'>, returnTo: string): Promise<Issued>;
  /**
   * Sends an invitation again with a new token and a new expiration. The old link stops working, and a revoked invitation
   * becomes open. Undefined when the caller cannot see it or it was accepted.
   */
  resend(tx: Transaction, id: string, language: Language): Promise<Sent | undefined>;
  /**
   * Restarts the time of the open invitations to an address whose mail is sent again with the same link.
   *
   * @param kind - `contact` for invitations of a contact, `agent` for those of an agent.
   */
  renew(tx: Transaction, invited: { agencyId: string; email: string; kind: 'agent' | 'contact' }): Promise<void>;
  /** Revokes an invitation, so that its link stops working. False when the caller cannot see it or it was accepted. */
  revoke(tx: Transaction, id: string): Promise<boolean>;
}
