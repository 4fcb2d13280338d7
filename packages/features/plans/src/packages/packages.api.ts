import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import type { PackageBody } from './packageForm';
import { packageRead } from './packageList';

export type SubscriptionPackage = Schemas['SubscriptionPackage'];

/** Sends no request for null. */
export const usePackage = (id: string | null) => useRead(id === null ? null : packageRead(id));

type Save = (body: PackageBody, stored?: StoredVersion) => Promise<Result<SubscriptionPackage>>;

/** Returns a function that creates or updates a package. Creating is idempotent. */
export function useSavePackage(): Save {
  const create = useWrite('post', '/api/subscription-package/create');
  const update = useWrite('put', '/api/subscription-package/update');
  const keyOf = useIdempotencyKey();
  return (body, stored) =>
    stored
      ? update({ body: { ...body, subscriptionPackageId: stored.id, version: stored.version } })
      : create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

export function useDeletePackage(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/subscription-package/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
