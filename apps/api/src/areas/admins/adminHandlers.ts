import { isFullAccess } from '@fairlead/rules';
import { answerUniqueViolations, invalidRequest, taken } from '../../contract/answers.ts';
import { changeRecord, deleteRecord, recordKind } from '../../contract/changeRecord.ts';
import { createOnce } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler, readHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { audit } from '../../db/audit.ts';
import { uuidv7 } from '../../db/ids.ts';
import { assertExists } from '../../db/rows.ts';
import { users } from '../../db/schema/index.ts';
import { endSessions } from '../../db/sessions.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { replaceUnverified } from '../../records/unverifiedAccounts.ts';
import { adminExport } from './adminExport.ts';
import { findPrivilegeError, isLastFullAdmin, isSelf, lastFullAdmin, selfError } from './adminRules.ts';
import { type AdminRow, findAdmin, listAdmins, statusOf, toAdmin } from './admins.ts';
import { lockFullAdmins } from './fullAdmins.ts';
import { invitationHandlers } from './invitationHandlers.ts';
import { lockRole } from './roles.ts';

const uniqueIndexes = { users_email_ux: taken('email', 'admin.emailTaken') };

/** Handlers for platform admins. */
export function adminHandlers({ clock, linkTo, inviter }: Services) {
  const show = (row: AdminRow) => toAdmin(row, clock.now(), linkTo);
  const admin = recordKind({
    table: users,
    type: 'user',
    notFound: 'admin.notFound',
    find: findAdmin,
    rowOf: (row) => row.user,
    toAudited: show,
    toPayload: show,
  });
  const currentDate = () => new Date(clock.now() * 1000);

  return defineHandlers({
    ...invitationHandlers(admin, inviter),

    exportAdmins: exportHandler(adminExport, clock),

    listAdmins: listHandler(listAdmins, show),

    getAdmin: readHandler(admin),

    async createAdmin({ body, header, session, operationId, language, run }) {
      const { email, roleId } = body;
      return answerUniqueViolations(uniqueIndexes, () =>
        run(async (tx) => {
          const role = await lockRole(tx, roleId, 'share');
          if (!role) return invalidRequest([{ field: 'roleId', code: 'role.notFound' }]);
          const privilegeError = findPrivilegeError(session, role.privileges);
          if (privilegeError) return privilegeError;
          const create = async () => {
            const id = uuidv7();
            await replaceUnverified(tx, email, clock.now());
            await tx.insert(users).values({ id, roleId, email, name: body.name.trim(), createdAt: currentDate() });
            const invitedBy = session.userId;
            await inviter.invite(tx, { email, roleId, agencyId: null, invitedBy, userId: id, language });
            const created = show(assertExists(await findAdmin(tx, id), `admin ${id}`));
            await audit(tx, session, operationId, { type: 'user', id, after: created });
            return created;
          };
          return createOnce({ tx, session, operationId, header, body }, create, (payload) => {
            const headers = { location: `/api/admin/id/${payload.id}` };
            return { status: 201, code: 'admin.created', payload, headers } as const;
          });
        }),
      );
    },

    async updateAdmin({ body, session, operationId, run }) {
      const { adminId: id, version } = body;
      return run(async (tx) => {
        await lockFullAdmins(tx);
        return changeRecord(admin, { tx, session, operationId, id, version }, async (before, save) => {
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

          if (disabled && disabledChanged) await endSessions(tx, id, currentDate());
          const disabling = disabledChanged && { disabledAt: disabled ? currentDate() : null };
          const after = await save({ name: body.name.trim(), roleId: role.id, ...disabling });
          return { status: 200, code: 'admin.updated', payload: show(after) };
        });
      });
    },

    async deleteAdmin({ path, session, operationId, run }) {
      return run(async (tx) => {
        await lockFullAdmins(tx);
        const check = async (before: AdminRow) => {
          if (isSelf(session, before)) return { status: 403, code: 'admin.self' } as const;
          const privilegeError = findPrivilegeError(session, before.role.privileges);
          if (privilegeError) return privilegeError;
          return (await isLastFullAdmin(tx, before)) ? lastFullAdmin : undefined;
        };
        const cascade = async ({ user, invitation }: AdminRow) => {
          await endSessions(tx, user.id, currentDate());
          if (invitation) await inviter.revoke(tx, invitation.id);
        };
        const deletion = { deletedAt: currentDate(), done: 'admin.deleted', check, cascade } as const;
        return deleteRecord(admin, { tx, session, operationId, id: path.id, ...deletion });
      });
    },
  });
}
