import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
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
  const create = useCreate('/api/admin/create-admin');
  const update = useWrite('put', '/api/admin/update-admin');
  const { me, reload } = useAuth();
  return async ({ name, email, roleId, status }, stored) => {
    if (!stored) {
      const body = { name, email, roleId };
      return create(body);
    }
    const result = await update({ body: { adminId: stored.id, version: stored.version, name, roleId, status } });
    // the account menu shows the user's own name
    if (result.ok && me?.user.id === stored.id) await reload();
    return result;
  };
}

export const useDeleteAdmin = () => useWriteById('delete', '/api/admin/delete-admin/id/{id}');

/** Resends the invitation, or revokes its link. */
export const useInvitation = () => ({
  send: useWriteById('post', '/api/admin/invitation/send/id/{id}'),
  revoke: useWriteById('post', '/api/admin/invitation/revoke/id/{id}'),
});
