import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { atImage, imageSender } from '@fairlead/api-client/upload';
import type { StoredVersion } from '@fairlead/kit';
import { useState } from 'react';
import type { CarrierBody } from './carrierForm';
import { carrierRead } from './carrierList';

export type Carrier = Schemas['Carrier'];

/** A page of carriers; the page before stays until the next one is there. */
export const useCarriers = (read: Read<'/api/carrier/all'>) => useRead(read, { keepPreviousData: true });

/** One carrier; null asks for none. */
export const useCarrier = (id: string | null) => useRead(id === null ? null : carrierRead(id));

type Save = (body: CarrierBody, stored?: StoredVersion) => Promise<Result<Carrier>>;

/**
 * Creates a carrier, or changes the stored one, after its image has been sent. An image that was taken is not sent again
 * when the rest is refused, and the same content sent twice makes one carrier.
 */
export function useSaveCarrier(): Save {
  const create = useWrite('post', '/api/carrier/create');
  const update = useWrite('put', '/api/carrier/update/');
  const keyOf = useIdempotencyKey();
  const [send] = useState(() => imageSender('CARRIER'));

  return async ({ image, ...body }, stored) => {
    const file = image && (await send(image));
    if (file && !file.ok) return file;
    const result = stored
      ? await update({
          body: { ...body, ...(file && { dbfileId: file.payload }), carrierId: stored.id, version: stored.version },
        })
      : await created({ ...body, dbfileId: file?.payload ?? '' });
    return result.ok ? result : { ok: false, failure: atImage(result.failure) };
  };

  function created(body: Schemas['CarrierCreate']) {
    return create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
  }
}

export function useDeleteCarrier(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/carrier/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
