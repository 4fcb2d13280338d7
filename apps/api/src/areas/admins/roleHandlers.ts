import { changedBeyond, isFullAccess, isPrivilege } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import { keyReused, notFound, okOrNotFound, stale, taken, unlessTaken } from '../../contract/answers.ts';
import type { Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { only } from '../../db/rows.ts';
import { roles } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { fullAdmins, lockFullAdmins } from './fullAdmins.ts';
import { columnsOf, findRole, listRoleChoices, listRoles, lockRole, toRole } from './roles.ts';

type RoleHandlers = Pick<
  Handlers,
  'listRoles' | 'listRoleChoices' | 'getRole' | 'createRole' | 'updateRole' | 'deleteRole'
>;

const builtin = { status: 403, code: 'role.builtin' } as const;
const uniqueIndexes = { roles_admin_name_ux: taken('name', 'role.nameTaken') };
/** Error at the privileges that the caller lacks. */
const privilegesRefused = (names: readonly string[]) => {
  const message = { code: 'role.beyondOwn' as const, params: { names: names.join(', ') } };
  return { status: 403 as const, ...message, errors: [{ field: 'privileges', ...message }] };
};

/** Handlers for roles of platform admins. */
export function roleHandlers(clock: Clock): RoleHandlers {
  return {
    async listRoles({ query, run }) {
      const page = await run((tx) => listRoles(tx, query));
      return { status: 200, code: 'ok', payload: toPage(page, query, toRole) };
    },

    async listRoleChoices({ run }) {
      return { status: 200, code: 'ok', payload: await run(listRoleChoices) };
    },

    async getRole({ path, run }) {
      const row = await run((tx) => findRole(tx, path.id));
      return okOrNotFound('role.notFound', row && toRole(row));
    },

    async createRole({ body, header, session, operationId, run }) {
      const values = columnsOf(body);
      const privilegeError = changedBeyond(session.viewer.privileges, [], values.privileges);
      if (privilegeError.length > 0) return privilegesRefused(privilegeError);
      const key = header['Idempotency-Key'];
      return unlessTaken(uniqueIndexes, async () => {
        const payload = await run((tx) =>
          runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const inserted = { id: uuidv7(), roleType: 'ADMIN', ...values } as const;
            const row = only(await tx.insert(roles).values(inserted).returning());
            const { id, name, description, privileges, createdAt, version } = row;
            const created = toRole({
              id,
              name,
              description,
              privileges,
              builtin: false,
              createdAt,
              version,
              members: 0,
            });
            await audit(tx, session, operationId, { type: 'role', id, after: created });
            return created;
          }),
        );
        if (payload === 'reused') return keyReused;
        return { status: 201, code: 'role.created', payload, headers: { location: `/api/role/id/${payload.id}` } };
      });
    },

    async updateRole({ body, session, operationId, run }) {
      return unlessTaken(uniqueIndexes, () =>
        run(async (tx) => {
          await lockFullAdmins(tx);
          const before = await lockRole(tx, body.roleId);
          if (!before) return notFound('role.notFound');
          if (before.builtin) return builtin;
          const current = toRole(before);
          if (before.version !== body.version) return stale(current);
          const unknownPrivileges = before.privileges.filter((name) => !isPrivilege(name));
          const values = columnsOf(body, unknownPrivileges);
          const privilegeError = changedBeyond(session.viewer.privileges, before.privileges, values.privileges);
          if (privilegeError.length > 0) return privilegesRefused(privilegeError);
          if (isFullAccess(before.privileges) && !isFullAccess(values.privileges)) {
            const otherAdmins = (await fullAdmins(tx)).filter(({ roleId }) => roleId !== before.id);
            if (otherAdmins.length === 0) return { status: 409, code: 'role.lastFullAdmin' };
          }
          const changed = { ...values, version: before.version + 1 };
          await tx.update(roles).set(changed).where(eq(roles.id, before.id));
          const payload = toRole({ ...before, ...changed });
          await audit(tx, session, operationId, { type: 'role', id: before.id, before: current, after: payload });
          return { status: 200, code: 'role.updated', payload };
        }),
      );
    },

    async deleteRole({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockRole(tx, path.id);
        if (!before) return notFound('role.notFound');
        if (before.builtin) return builtin;
        if (before.members > 0) return { status: 409, code: 'role.inUse', params: { members: before.members } };
        await tx
          .update(roles)
          .set({ deletedAt: new Date(clock.now() * 1000), version: before.version + 1 })
          .where(eq(roles.id, before.id));
        await audit(tx, session, operationId, { type: 'role', id: before.id, before: toRole(before) });
        return { status: 200, code: 'role.deleted' };
      });
    },
  };
}
