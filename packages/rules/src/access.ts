import type { Privilege } from './privileges.ts';

/** The three kinds of users. Specification, document 1, section 6. */
export const roles = ['ADMIN', 'AGENT', 'CUSTOMER'] as const;
export type Role = (typeof roles)[number];

/** What a guard needs to know about the signed-in user. */
export interface Viewer {
  role: Role;
  /** Of the user's first role; stored names that this version does not know are kept and match nothing. */
  privileges: readonly string[];
  /** The agency has a plan that has not expired. */
  subscribed: boolean;
  agencyAdmin: boolean;
  licensed: boolean;
  /** Whose people they are; none of a platform admin. */
  agencyId?: string | null;
}

/** What one role needs to pass; an empty object lets the role in. */
export interface RoleGuard {
  privilege?: Privilege;
  subscribed?: boolean;
  agencyAdmin?: boolean;
  licensed?: boolean;
}

/**
 * Who may enter a route or call an operation. A role that is not named may not.
 * `licensed` and `subscribed` are asked of agents only: a customer has no licence, and cannot cure a lapse.
 */
export type Guard = 'public' | 'signedIn' | { readonly [R in Role]?: RoleGuard };

export type Access = 'allowed' | 'signIn' | 'forbidden';

/** Session first, then role, privilege, subscription, agency admin, licence. */
export function checkAccess(guard: Guard, viewer: Viewer | null): Access {
  if (guard === 'public') return 'allowed';
  if (!viewer) return 'signIn';
  if (guard === 'signedIn') return 'allowed';
  const needs = guard[viewer.role];
  if (!needs) return 'forbidden';
  if (needs.privilege && !viewer.privileges.includes(needs.privilege)) return 'forbidden';
  if (viewer.role === 'AGENT') {
    if (needs.subscribed && !viewer.subscribed) return 'forbidden';
    if (needs.agencyAdmin && !viewer.agencyAdmin) return 'forbidden';
    if (needs.licensed && !viewer.licensed) return 'forbidden';
  }
  return 'allowed';
}

export const isAllowed = (guard: Guard, viewer: Viewer | null): boolean => checkAccess(guard, viewer) === 'allowed';

/** Whether the viewer holds the privilege; nobody who is signed out holds one. */
export const hasPrivilege = (viewer: Viewer | null, privilege: Privilege): boolean =>
  viewer?.privileges.includes(privilege) ?? false;
