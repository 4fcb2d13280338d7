import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import type { InsuranceTypeBody } from './insuranceTypeForm';
import { insuranceTypeRequest } from './insuranceTypeList';

export type InsuranceType = Schemas['InsuranceType'];

/** Null sends no request. */
export const useInsuranceType = (id: string | null) => useRead(id === null ? null : insuranceTypeRequest(id));

type Save = (body: InsuranceTypeBody, stored?: StoredVersion) => Promise<Result<InsuranceType>>;

/** Creates an insurance type, or updates the stored one. The same content sent twice creates one. */
export function useSaveInsuranceType(): Save {
  const create = useCreate('/api/insurance-type/create');
  const update = useWrite('put', '/api/insurance-type/update');
  return (body, stored) =>
    stored ? update({ body: { ...body, insuranceTypeId: stored.id, version: stored.version } }) : create(body);
}

export const useDeleteInsuranceType = () => useWriteById('delete', '/api/insurance-type/delete/id/{id}');
