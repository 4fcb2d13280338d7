import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import type { AdminBody } from './adminForm';
import { adminRequest } from './adminList';

export type Admin = Schemas['Admin'];
export type RoleChoice = Schemas['RoleChoice'];

/** Null sends no request. */
export const useAdmin = (id: string | null) => useRead(id === null ? null : adminRequest(id));

const choices: Read<'/api/role/dropdown'> = ['/api/role/dropdown', undefined];

export const useRoleChoices = () => useRead(choices);

type Save = (body: AdminBody, stored?: StoredVersion) => Promise<Result<Admin>>;

/** Invites an admin, or updates the stored one. The same content sent twice creates one invitation. */
export function useSaveAdmin(): Save {
  const create = useWrite('post', '/api/admin/create-admin');
  const update = useWrite('put', '/api/admin/update-admin');
  const keyOf = useIdempotencyKey();
  const { me, reload } = useAuth();
  return async ({ name, email, roleId, status }, stored) => {
    if (!stored) {
      const body = { name, email, roleId };
      return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
    }
    const result = await update({ body: { adminId: stored.id, version: stored.version, name, roleId, status } });
    // the account menu shows the user's own name
    if (result.ok && me?.user.id === stored.id) await reload();
    return result;
  };
}

export function useDeleteAdmin(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/admin/delete-admin/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}

/** Resends the invitation, or revokes its link. */
export function useInvitation(): Record<'send' | 'revoke', (id: string) => Promise<Result<Admin>>> {
  const send = useWrite('post', '/api/admin/invitation/send/id/{id}');
  const revoke = useWrite('post', '/api/admin/invitation/revoke/id/{id}');
  return {
    send: (id) => send({ params: { path: { id } } }),
    revoke: (id) => revoke({ params: { path: { id } } }),
  };
}
