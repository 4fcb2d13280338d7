/** What lets somebody of an agency in, and look after it. */
export interface MemberRights {
  agencyAdmin: boolean;
  /** May sign in. */
  active: boolean;
}

const memberRights = ['agencyAdmin', 'active'] as const satisfies readonly (keyof MemberRights)[];

/**
 * What an agency admin would lose by this change of their own account: nobody shuts themselves out, and an agency keeps
 * somebody who looks after it.
 */
export const lostBySelf = (after: MemberRights): (keyof MemberRights)[] =>
  memberRights.filter((right) => !after[right]);

/** The builtin role that goes with what a member may do. RESOLUTIONS, G-10 and G-25. */
export const memberRole = ({ agencyAdmin, licensedAgent }: { agencyAdmin: boolean; licensedAgent: boolean }) =>
  agencyAdmin ? 'agencyAdmin' : licensedAgent ? 'agent' : 'assistant';

/** How it stands with an invitation. */
export const invitationStates = ['UNSENT', 'OPEN', 'EXPIRED', 'REVOKED', 'ACCEPTED'] as const;
export type InvitationState = (typeof invitationStates)[number];

interface InvitationTimes {
  accepted: boolean;
  revoked: boolean;
  /** It was sent at least once. */
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

/** A phone number of an agency: digits with an optional leading +. */
export const agencyPhonePattern = /^\+?\d+$/;
