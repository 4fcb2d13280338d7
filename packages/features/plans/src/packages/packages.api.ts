import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import type { PackageBody } from './packageForm';
import { packageRead } from './packageList';

export type SubscriptionPackage = Schemas['SubscriptionPackage'];

/** Sends no request for null. */
export const usePackage = (id: string | null) => useRead(id === null ? null : packageRead(id));

type Save = (body: PackageBody, stored?: StoredVersion) => Promise<Result<SubscriptionPackage>>;

/** Returns a function that creates or updates a package. Creating is idempotent. */
export function useSavePackage(): Save {
  const create = useCreate('/api/subscription-package/create');
  const update = useWrite('put', '/api/subscription-package/update');
  return (body, stored) =>
    stored ? update({ body: { ...body, subscriptionPackageId: stored.id, version: stored.version } }) : create(body);
}

export const useDeletePackage = () => useWriteById('delete', '/api/subscription-package/delete/id/{id}');
