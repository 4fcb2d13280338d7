import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { createImageUploader, toImageErrors } from '@fairlead/api-client/upload';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import { useState } from 'react';
import type { CarrierBody } from './carrierForm';
import { carrierRequest } from './carrierList';

export type Carrier = Schemas['Carrier'];

/** Null sends no request. */
export const useCarrier = (id: string | null) => useRead(id === null ? null : carrierRequest(id));

type Save = (body: CarrierBody, stored?: StoredVersion) => Promise<Result<Carrier>>;

/**
 * Uploads the image, then creates or updates the carrier. An uploaded image is not sent again if the save fails.
 * The same content sent twice creates one carrier.
 */
export function useSaveCarrier(): Save {
  const create = useCreate('/api/carrier/create');
  const update = useWrite('put', '/api/carrier/update/');
  const [send] = useState(() => createImageUploader('CARRIER'));

  return async ({ image, ...body }, stored) => {
    const file = image && (await send(image));
    if (file && !file.ok) return file;
    const result = stored
      ? await update({
          body: { ...body, ...(file && { dbfileId: file.payload }), carrierId: stored.id, version: stored.version },
        })
      : await created({ ...body, dbfileId: file?.payload ?? '' });
    return result.ok ? result : { ok: false, failure: toImageErrors(result.failure) };
  };

  function created(body: Schemas['CarrierCreate']) {
    return create(body);
  }
}

export const useDeleteCarrier = () => useWriteById('delete', '/api/carrier/delete/id/{id}');
