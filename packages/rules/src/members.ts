/** Rights that give a member access to the agency. */
export interface MemberRights {
  agencyAdmin: boolean;
  /** May sign in. */
  active: boolean;
}

const memberRights = ['agencyAdmin', 'active'] as const satisfies readonly (keyof MemberRights)[];

/**
 * Rights that agency admins would lose by a change of their own account. Such a change is rejected, so every agency keeps
 * an active admin.
 */
export const ownRightsLost = (after: MemberRights): (keyof MemberRights)[] =>
  memberRights.filter((right) => !after[right]);

/** Built-in role of a member, derived from their rights. */
export const memberRole = ({ agencyAdmin, licensedAgent }: { agencyAdmin: boolean; licensedAgent: boolean }) =>
  agencyAdmin ? 'agencyAdmin' : licensedAgent ? 'agent' : 'assistant';

/** Statuses of an invitation. */
export const invitationStates = ['UNSENT', 'OPEN', 'EXPIRED', 'REVOKED', 'ACCEPTED'] as const;
export type InvitationState = (typeof invitationStates)[number];

interface InvitationTimes {
  accepted: boolean;
  revoked: boolean;
  /** The invitation was sent at least once. */
  sent: boolean;
  /** Unix seconds. */
  expiresAt: number;
}

/** @param now Unix seconds. */
export function invitationState({ accepted, revoked, sent, expiresAt }: InvitationTimes, now: number): InvitationState {
  if (accepted) return 'ACCEPTED';
  if (revoked) return 'REVOKED';
  if (!sent) return 'UNSENT';
  return expiresAt > now ? 'OPEN' : 'EXPIRED';
}

/** Phone number of an agency: digits with an optional leading +. */
export const agencyPhonePattern = /^\+?\d+$/;
