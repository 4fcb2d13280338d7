import type { Role, Viewer } from './access.ts';
import { mayAssign } from './adminRoles.ts';

/** Actions on the account of another person. `READ` shows how the person signs in. */
export type AccountAction = 'READ' | 'END_SESSIONS' | 'RESET_SECOND_FACTOR' | 'DISABLE';

/** Account of a person in the caller's agency, or any account for a platform admin. */
export interface ControlledAccount {
  role: Role;
  agencyAdmin: boolean;
  privileges: readonly string[];
  /** The account is the caller's. */
  own: boolean;
}

/** Reason why an action is not allowed. `BEYOND_OWN`: the person has privileges that the caller does not have. */
export type AccountRefusal = 'OWN' | 'FORBIDDEN' | 'BEYOND_OWN';

/**
 * Whether a user may perform an action on an account. Undefined when it is allowed. The second factor of an agency admin is
 * reset by a platform admin only, so that agency admins cannot weaken each other's accounts.
 */
export function accountRefusal(
  viewer: Viewer,
  { role, agencyAdmin, privileges, own }: ControlledAccount,
  action: AccountAction,
): AccountRefusal | undefined {
  if (viewer.role === 'ADMIN' && viewer.privileges.includes('ADMIN_UPDATE') && action !== 'DISABLE') {
    if (own) return 'OWN';
    if (role === 'ADMIN') return mayAssign(viewer.privileges, privileges) ? undefined : 'BEYOND_OWN';
    return role === 'AGENT' && agencyAdmin ? undefined : 'FORBIDDEN';
  }
  if (viewer.role !== 'AGENT' || !viewer.agencyAdmin) return 'FORBIDDEN';
  if (own) return 'OWN';
  if (role === 'CUSTOMER') return undefined;
  if (role !== 'AGENT' || action === 'DISABLE') return 'FORBIDDEN';
  return action === 'RESET_SECOND_FACTOR' && agencyAdmin ? 'FORBIDDEN' : undefined;
}

/** Whether a user may perform an action on an account. */
export const mayControlAccount = (viewer: Viewer | null, account: ControlledAccount, action: AccountAction): boolean =>
  viewer !== null && accountRefusal(viewer, account, action) === undefined;
