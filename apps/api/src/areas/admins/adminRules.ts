import { isFullAccess, mayAssign } from '@fairlead/rules';
import type { Session } from '../../contract/session.ts';
import type { Transaction } from '../../db/scope.ts';
import { type AdminRow, statusOf } from './admins.ts';
import { fullAdmins } from './fullAdmins.ts';

export const lastFullAdmin = { status: 409, code: 'admin.lastFullAdmin' } as const;
export const isSelf = (session: Session, { user }: Pick<AdminRow, 'user'>): boolean => session.userId === user.id;

export const selfError = (field: string) => ({
  status: 403 as const,
  code: 'admin.self' as const,
  errors: [{ field, code: 'admin.self' as const }],
});

/** Error when a caller grants or revokes privileges that they lack themselves; undefined when allowed. */
export function findPrivilegeError(session: Session, privileges: readonly string[]) {
  const { privileges: own } = session.viewer;
  if (mayAssign(own, privileges)) return undefined;
  const names = privileges.filter((name) => !own.includes(name)).join(', ');
  const message = { code: 'admin.roleBeyondOwn' as const, params: { names } };
  return { status: 403 as const, ...message, errors: [{ field: 'roleId', ...message }] };
}

/** Whether this is the last active admin with full access. Call it after `lockFullAdmins`. */
export async function isLastFullAdmin(tx: Transaction, row: AdminRow): Promise<boolean> {
  if (!isFullAccess(row.role.privileges) || statusOf(row) !== 'ACTIVE') return false;
  return (await fullAdmins(tx)).every(({ id }) => id === row.user.id);
}
