import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { createImageUploader, toImageErrors } from '@fairlead/api-client/upload';
import type { StoredVersion } from '@fairlead/kit';
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
  const create = useWrite('post', '/api/carrier/create');
  const update = useWrite('put', '/api/carrier/update/');
  const keyOf = useIdempotencyKey();
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
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  }
}

export function useDeleteCarrier(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/carrier/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
