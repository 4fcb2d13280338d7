import { changedBeyond, isFullAccess, isPrivilege } from '@fairlead/rules';
import { eq } from 'drizzle-orm';
import type { FieldMessage, Handlers } from '../../contract/types.ts';
import { audit } from '../../db/audit.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { runOnce } from '../../db/idempotency.ts';
import { uuidv7 } from '../../db/ids.ts';
import { toPage } from '../../db/page.ts';
import { roles } from '../../db/schema/index.ts';
import type { Clock } from '../../ports/clock.ts';
import { fullAdmins, lockFullAdmins } from './fullAdmins.ts';
import { columnsOf, findRole, listRoleChoices, listRoles, lockRole, toRole } from './roles.ts';

type RoleHandlers = Pick<
  Handlers,
  'listRoles' | 'listRoleChoices' | 'getRole' | 'createRole' | 'updateRole' | 'deleteRole'
>;

const notFound = { status: 404, code: 'role.notFound' } as const;
const builtin = { status: 403, code: 'role.builtin' } as const;
const nameTaken = {
  status: 409,
  code: 'role.nameTaken',
  errors: [{ field: 'name', code: 'role.nameTaken' }],
} satisfies { status: 409; code: 'role.nameTaken'; errors: FieldMessage[] };
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
      return row ? { status: 200, code: 'ok', payload: toRole(row) } : notFound;
    },

    async createRole({ body, header, session, operationId, run }) {
      const values = columnsOf(body);
      const privilegeError = changedBeyond(session.viewer.privileges, [], values.privileges);
      if (privilegeError.length > 0) return privilegesRefused(privilegeError);
      const key = header['Idempotency-Key'];
      try {
        const payload = await run((tx) =>
          runOnce(tx, { userId: session.userId, operationId, key, body }, async () => {
            const [row] = await tx
              .insert(roles)
              .values({ id: uuidv7(), roleType: 'ADMIN', ...values })
              .returning();
            if (!row) throw new Error('the role was not inserted');
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
        if (payload === 'reused') return { status: 409, code: 'idempotency.reused' };
        return { status: 201, code: 'role.created', payload, headers: { location: `/api/role/id/${payload.id}` } };
      } catch (error) {
        if (isUniqueViolation(error, 'roles_admin_name_ux')) return nameTaken;
        throw error;
      }
    },

    async updateRole({ body, session, operationId, run }) {
      try {
        return await run(async (tx) => {
          await lockFullAdmins(tx);
          const before = await lockRole(tx, body.roleId);
          if (!before) return notFound;
          if (before.builtin) return builtin;
          const current = toRole(before);
          if (before.version !== body.version) return { status: 409, code: 'stale', payload: current };
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
        });
      } catch (error) {
        if (isUniqueViolation(error, 'roles_admin_name_ux')) return nameTaken;
        throw error;
      }
    },

    async deleteRole({ path, session, operationId, run }) {
      return run(async (tx) => {
        const before = await lockRole(tx, path.id);
        if (!before) return notFound;
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
