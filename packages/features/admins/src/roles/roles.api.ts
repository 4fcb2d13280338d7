import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import { useAuth } from '@fairlead/session';
import type { RoleBody } from './roleForm';
import { roleRequest } from './roleList';

export type AdminRole = Schemas['AdminRole'];

/** Null sends no request. */
export const useRole = (id: string | null) => useRead(id === null ? null : roleRequest(id));

type Save = (body: RoleBody, stored?: StoredVersion) => Promise<Result<AdminRole>>;

/** Creates a role, or updates the stored one. A change of the current admin's own privileges applies at once. */
export function useSaveRole(): Save {
  const create = useCreate('/api/role/create');
  const update = useWrite('put', '/api/role/update');
  const { me, reload } = useAuth();
  return async (body, stored) => {
    if (!stored) return create(body);
    const result = await update({ body: { ...body, roleId: stored.id, version: stored.version } });
    if (result.ok && me?.user.roles[0]?.id === stored.id) await reload();
    return result;
  };
}

export const useDeleteRole = () => useWriteById('delete', '/api/role/delete/id/{id}');
