import { isFullAccess, mayAssign } from '@fairlead/rules';
import type { Transaction } from '../../db/scope.ts';
import type { Session } from '../auth/sessions.ts';
import { type AdminRow, statusOf } from './admins.ts';
import { fullAdmins } from './fullAdmins.ts';

export const lastFullAdmin = { status: 409, code: 'admin.lastFullAdmin' } as const;
export const isSelf = (session: Session, { user }: Pick<AdminRow, 'user'>): boolean => session.userId === user.id;

/** A refusal at the field that it is about. */
export const selfRefusal = (field: string) => ({
  status: 403 as const,
  code: 'admin.self' as const,
  errors: [{ field, code: 'admin.self' as const }],
});

/** Nobody gives a role with privileges that they lack, nor takes one away; undefined when they may. */
export function beyondOwn(session: Session, privileges: readonly string[]) {
  const { privileges: own } = session.viewer;
  if (mayAssign(own, privileges)) return undefined;
  const names = privileges.filter((name) => !own.includes(name)).join(', ');
  const message = { code: 'admin.roleBeyondOwn' as const, params: { names } };
  return { status: 403 as const, ...message, errors: [{ field: 'roleId', ...message }] };
}

/** Whether nobody else could do everything any more. To be asked under `lockFullAdmins`. */
export async function isLastFullAdmin(tx: Transaction, row: AdminRow): Promise<boolean> {
  if (!isFullAccess(row.role.privileges) || statusOf(row) !== 'ACTIVE') return false;
  return (await fullAdmins(tx)).every(({ id }) => id === row.user.id);
}
