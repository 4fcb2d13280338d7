import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import type { PackageBody } from './packageForm';
import { packageRead } from './packageList';

export type SubscriptionPackage = Schemas['SubscriptionPackage'];

/** A page of packages; the page before stays until the next one is there. */
export const usePackages = (read: Read<'/api/subscription-package/all'>) => useRead(read, { keepPreviousData: true });

/** One package; null asks for none. */
export const usePackage = (id: string | null) => useRead(id === null ? null : packageRead(id));

type Save = (body: PackageBody, stored?: StoredVersion) => Promise<Result<SubscriptionPackage>>;

/** Creates a package, or changes the stored one. The same content sent twice makes one package. */
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
