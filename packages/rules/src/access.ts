import type { Privilege } from './privileges.ts';

/** The three kinds of users. */
export const roles = ['ADMIN', 'AGENT', 'CUSTOMER'] as const;
export type Role = (typeof roles)[number];

/** Data about the signed-in user that guards check. */
export interface Viewer {
  role: Role;
  /** Privileges of the user's first role. Can contain names that this version does not know. */
  privileges: readonly string[];
  /** The agency has a plan that has not expired. */
  subscribed: boolean;
  agencyAdmin: boolean;
  licensed: boolean;
  /** Agency of the user; none for a platform admin. */
  agencyId?: string | null;
  /** The session is limited to setting up a second factor, which the user's agency or the platform requires. */
  mustEnrol?: boolean;
  /** An agent views the portal as this customer. */
  viewing?: boolean;
}

/** Conditions for one role. An empty object admits every user of the role. */
export interface RoleGuard {
  privilege?: Privilege;
  subscribed?: boolean;
  agencyAdmin?: boolean;
  licensed?: boolean;
}

/**
 * Condition for a route or an operation. Roles without an entry are rejected.
 * `anySession` also admits users who must set up a second factor first.
 * `ownSession` is `signedIn` without agents who view the portal as a customer.
 * `licensed` and `subscribed` apply only to agents: customers have no license and cannot renew the plan.
 */
export type Guard = 'public' | 'anySession' | 'signedIn' | 'ownSession' | { readonly [R in Role]?: RoleGuard };

export type Access = 'allowed' | 'signIn' | 'enrol' | 'forbidden';

/** Checks in this order: session, second factor, role, privilege, plan, agency admin, license. */
export function checkAccess(guard: Guard, viewer: Viewer | null): Access {
  if (guard === 'public') return 'allowed';
  if (!viewer) return 'signIn';
  if (guard === 'anySession') return 'allowed';
  if (viewer.mustEnrol) return 'enrol';
  if (guard === 'signedIn') return 'allowed';
  if (guard === 'ownSession') return viewer.viewing ? 'forbidden' : 'allowed';
  const roleGuard = guard[viewer.role];
  if (!roleGuard) return 'forbidden';
  if (roleGuard.privilege && !viewer.privileges.includes(roleGuard.privilege)) return 'forbidden';
  if (viewer.role === 'AGENT') {
    if (roleGuard.subscribed && !viewer.subscribed) return 'forbidden';
    if (roleGuard.agencyAdmin && !viewer.agencyAdmin) return 'forbidden';
    if (roleGuard.licensed && !viewer.licensed) return 'forbidden';
  }
  return 'allowed';
}

export const isAllowed = (guard: Guard, viewer: Viewer | null): boolean => checkAccess(guard, viewer) === 'allowed';

/** Whether the user has the privilege. False without a session. */
export const hasPrivilege = (viewer: Viewer | null, privilege: Privilege): boolean =>
  viewer?.privileges.includes(privilege) ?? false;
