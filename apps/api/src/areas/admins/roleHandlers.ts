import { changedBeyond, isFullAccess, isPrivilege } from '@fairlead/rules';
import { answerUniqueViolations, taken } from '../../contract/answers.ts';
import { changeRecord, deleteRecord, recordKind } from '../../contract/changeRecord.ts';
import { insertRecord } from '../../contract/createRecord.ts';
import { defineHandlers } from '../../contract/defineHandlers.ts';
import { listHandler, readHandler, resultHandler } from '../../contract/recordHandlers.ts';
import type { Services } from '../../contract/services.ts';
import { roles } from '../../db/schema/index.ts';
import { exportHandler } from '../../exports/exportList.ts';
import { fullAdmins, lockFullAdmins } from './fullAdmins.ts';
import { roleExport } from './roleExport.ts';
import { columnsOf, findRole, listRoleChoices, listRoles, lockRole, type RoleRow, toRole } from './roles.ts';

const builtin = { status: 403, code: 'role.builtin' } as const;
const uniqueIndexes = { roles_admin_name_ux: taken('name', 'role.nameTaken') };
/** Error at the privileges that the caller lacks. */
const privilegesRefused = (names: readonly string[]) => {
  const message = { code: 'role.beyondOwn' as const, params: { names: names.join(', ') } };
  return { status: 403 as const, ...message, errors: [{ field: 'privileges', ...message }] };
};

const role = recordKind({
  table: roles,
  type: 'role',
  notFound: 'role.notFound',
  find: findRole,
  lock: lockRole,
  rowOf: (row) => row,
  toAudited: toRole,
  toPayload: toRole,
});
const refuseBuiltin = (before: RoleRow) => (before.builtin ? builtin : undefined);

/** Handlers for roles of platform admins. */
export function roleHandlers({ clock }: Services) {
  return defineHandlers({
    exportRoles: exportHandler(roleExport, clock),

    listRoles: listHandler(listRoles, toRole),

    listRoleChoices: resultHandler(listRoleChoices),

    getRole: readHandler(role),

    async createRole({ body, header, session, operationId, run }) {
      const values = columnsOf(body);
      const privilegeError = changedBeyond(session.viewer.privileges, [], values.privileges);
      if (privilegeError.length > 0) return privilegesRefused(privilegeError);
      const created = {
        values: () => ({ roleType: 'ADMIN', ...values }) as const,
        code: 'role.created',
        path: '/api/role/id/',
      } as const;
      return answerUniqueViolations(uniqueIndexes, () =>
        run((tx) => insertRecord(role, { tx, session, operationId, header, body }, created)),
      );
    },

    async updateRole({ body, session, operationId, run }) {
      const { roleId: id, version } = body;
      return answerUniqueViolations(uniqueIndexes, () =>
        run(async (tx) => {
          await lockFullAdmins(tx);
          const request = { tx, session, operationId, id, version, check: refuseBuiltin };
          return changeRecord(role, request, async (before, save) => {
            const unknownPrivileges = before.privileges.filter((name) => !isPrivilege(name));
            const values = columnsOf(body, unknownPrivileges);
            const privilegeError = changedBeyond(session.viewer.privileges, before.privileges, values.privileges);
            if (privilegeError.length > 0) return privilegesRefused(privilegeError);
            if (isFullAccess(before.privileges) && !isFullAccess(values.privileges)) {
              const otherAdmins = (await fullAdmins(tx)).filter(({ roleId }) => roleId !== before.id);
              if (otherAdmins.length === 0) return { status: 409, code: 'role.lastFullAdmin' };
            }
            return { status: 200, code: 'role.updated', payload: toRole(await save(values)) };
          });
        }),
      );
    },

    async deleteRole({ path, session, operationId, run }) {
      const check = (before: RoleRow) =>
        refuseBuiltin(before) ??
        (before.members > 0
          ? ({ status: 409, code: 'role.inUse', params: { members: before.members } } as const)
          : undefined);
      const deletion = { deletedAt: new Date(clock.now() * 1000), done: 'role.deleted', check } as const;
      return run((tx) => deleteRecord(role, { tx, session, operationId, id: path.id, ...deletion }));
    },
  });
}
