import type { Failure, Read, Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import { uploadFile } from '@fairlead/api-client/upload';
import type { StoredVersion } from '@fairlead/kit';
import { useRef } from 'react';
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
  const sent = useRef<{ image: File; id: string }>(undefined);

  const send = async (image: File): Promise<Result<string>> => {
    if (sent.current?.image === image) return { ok: true, payload: sent.current.id, message: '', code: 'ok' };
    try {
      const { id } = await uploadFile(image, { fileType: 'IMAGE', fileUploadType: 'CARRIER' });
      sent.current = { image, id };
      return { ok: true, payload: id, message: '', code: 'ok' };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const errors = [{ field: 'dbfileId', code: 'file', message }];
      return { ok: false, failure: { status: 400, code: 'file', message, errors, payload: null } };
    }
  };

  return async ({ image, ...body }, stored) => {
    const file = image && (await send(image));
    if (file && !file.ok) return { ok: false, failure: atImage(file.failure) };
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

/** What the server says of the file stands at the image; a file too large is not told with a field. */
function atImage(failure: Failure): Failure {
  const { status, code, message, errors } = failure;
  if (status === 413 || status === 415) return { ...failure, errors: [{ field: 'image', code, message }] };
  return {
    ...failure,
    errors: errors.map((each) =>
      each.field === 'file' || each.field === 'dbfileId' ? { ...each, field: 'image' } : each,
    ),
  };
}

export function useDeleteCarrier(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/carrier/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
