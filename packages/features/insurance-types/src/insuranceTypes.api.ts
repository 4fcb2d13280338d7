import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import type { InsuranceTypeBody } from './insuranceTypeForm';
import { insuranceTypeRequest } from './insuranceTypeList';

export type InsuranceType = Schemas['InsuranceType'];

/** Null sends no request. */
export const useInsuranceType = (id: string | null) => useRead(id === null ? null : insuranceTypeRequest(id));

type Save = (body: InsuranceTypeBody, stored?: StoredVersion) => Promise<Result<InsuranceType>>;

/** Creates an insurance type, or updates the stored one. The same content sent twice creates one. */
export function useSaveInsuranceType(): Save {
  const create = useWrite('post', '/api/insurance-type/create');
  const update = useWrite('put', '/api/insurance-type/update');
  const keyOf = useIdempotencyKey();
  return (body, stored) =>
    stored
      ? update({ body: { ...body, insuranceTypeId: stored.id, version: stored.version } })
      : create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

export function useDeleteInsuranceType(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/insurance-type/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
