import { isFullAccess } from '@fairlead/rules';
import { and, eq, isNull } from 'drizzle-orm';
import {
  invalidRequest,
  keyReused,
  notFound,
  okOrNotFound,
  stale,
  taken,
  unlessTaken,
} from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { existing } from '../../db/rows.ts';
import { sessions, users } from '../../db/schema/index.ts';
import type { Transaction } from '../../db/scope.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LinkTo } from '../auth/accounts.ts';
import type { Invitations } from '../auth/invitations.ts';
import { replaceUnverified } from '../auth/unverified.ts';
import { findPrivilegeError, isLastFullAdmin, isSelf, lastFullAdmin, selfError } from './adminRules.ts';
import { type AdminRow, findAdmin, listAdmins, statusOf, toAdmin } from './admins.ts';
import { lockFullAdmins } from './fullAdmins.ts';
import { invitationHandlers } from './invitationHandlers.ts';
import { lockRole } from './roles.ts';

type AdminHandlers = Pick<
  Handlers,
  | 'listAdmins'
  | 'getAdmin'
  | 'createAdmin'
  | 'updateAdmin'
  | 'deleteAdmin'
  | 'sendAdminInvitation'
  | 'revokeAdminInvitation'
>;

export interface AdminDependencies {
  clock: Clock;
  linkTo: LinkTo;
  inviter: Invitations;
}

const uniqueIndexes = { users_email_ux: taken('email', 'admin.emailTaken') };

/** Handlers for platform admins. */
export function adminHandlers({ clock, linkTo, inviter }: AdminDependencies): AdminHandlers {
  const show = (row: AdminRow) => toAdmin(row, clock.now(), linkTo);
  const currentDate = () => new Date(clock.now() * 1000);
  const endSessions = (tx: Transaction, userId: string) =>
    tx
      .update(sessions)
      .set({ endedAt: currentDate() })
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));

  return {
    ...invitationHandlers({ inviter, show }),

    async listAdmins({ query, run }) {
      const page = await run((tx) => listAdmins(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, show) };
    },

    async getAdmin({ path, run }) {
      const row = await run((tx) => findAdmin(tx, path.id));
      return okOrNotFound('admin.notFound', row && show(row));
    },

    async createAdmin({ body, header, session, operationId, language, run }) {
      const key = header['Idempotency-Key'];
      const { email, roleId } = body;
      return unlessTaken(uniqueIndexes, () =>
        run(async (tx) => {
          const role = await lockRole(tx, roleId, 'share');
          if (!role) return invalidRequest([{ field: 'roleId', code: 'role.notFound' }]);
          const privilegeError = findPrivilegeError(session, role.privileges);
          if (privilegeError) return privilegeError;
          const payload = await runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const id = uuidv7();
            await replaceUnverified(tx, email, clock.now());
            await tx.insert(users).values({ id, roleId, email, name: body.name.trim(), createdAt: currentDate() });
            await inviter.invite(tx, {
              email,
              roleId,
              agencyId: null,
              invitedBy: session.userId,
              userId: id,
              language,
            });
            const row = existing(await findAdmin(tx, id), `admin ${id}`);
            const created = show(row);
            await audit(tx, session, operationId, { type: 'user', id, after: created });
            return created;
          });
          if (payload === 'reused') return keyReused;
          const headers = { location: `/api/admin/id/${payload.id}` };
          return { status: 201, code: 'admin.created', payload, headers };
        }),
      );
    },

    async updateAdmin({ body, session, operationId, run }) {
      return run(async (tx) => {
        await lockFullAdmins(tx);
        const before = await findAdmin(tx, body.adminId, 'lock');
        if (!before) return notFound('admin.notFound');
        const current = show(before);
        if (before.user.version !== body.version) return stale(current);
        const role = await lockRole(tx, body.roleId, 'share');
        if (!role) return invalidRequest([{ field: 'roleId', code: 'role.notFound' }]);

        const disabled = body.status === 'DISABLED';
        const roleChanged = role.id !== before.role.id;
        const disabledChanged = disabled !== (before.user.disabledAt !== null);
        if (!disabled && body.status !== statusOf({ ...before, user: { ...before.user, disabledAt: null } })) {
          return invalidRequest([{ field: 'status', code: 'admin.statusFollows' }]);
        }
        if (isSelf(session, before) && (roleChanged || disabledChanged))
          return selfError(roleChanged ? 'roleId' : 'status');
        const privilegeError =
          roleChanged || disabledChanged
            ? findPrivilegeError(session, [...before.role.privileges, ...role.privileges])
            : undefined;
        if (privilegeError) return privilegeError;
        const losesFullAccess = (disabled && disabledChanged) || (roleChanged && !isFullAccess(role.privileges));
        if (losesFullAccess && (await isLastFullAdmin(tx, before))) return lastFullAdmin;

        await tx
          .update(users)
          .set({
            name: body.name.trim(),
            roleId: role.id,
            version: before.user.version + 1,
            ...(disabledChanged && { disabledAt: disabled ? currentDate() : null }),
          })
          .where(eq(users.id, before.user.id));
        if (disabled && disabledChanged) await endSessions(tx, before.user.id);
        const after = await findAdmin(tx, before.user.id);
        if (!after) return notFound('admin.notFound');
        const payload = show(after);
        await audit(tx, session, operationId, { type: 'user', id: payload.id, before: current, after: payload });
        return { status: 200, code: 'admin.updated', payload };
      });
    },

    async deleteAdmin({ path, session, operationId, run }) {
      return run(async (tx) => {
        await lockFullAdmins(tx);
        const before = await findAdmin(tx, path.id, 'lock');
        if (!before) return notFound('admin.notFound');
        if (isSelf(session, before)) return { status: 403, code: 'admin.self' };
        const privilegeError = findPrivilegeError(session, before.role.privileges);
        if (privilegeError) return privilegeError;
        if (await isLastFullAdmin(tx, before)) return lastFullAdmin;
        const { id, version } = before.user;
        await tx
          .update(users)
          .set({ deletedAt: currentDate(), version: version + 1 })
          .where(eq(users.id, id));
        await endSessions(tx, id);
        if (before.invitation) await inviter.revoke(tx, before.invitation.id);
        await audit(tx, session, operationId, { type: 'user', id, before: show(before) });
        return { status: 200, code: 'admin.deleted' };
      });
    },
  };
}
