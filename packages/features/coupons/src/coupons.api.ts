import type { Result, Schemas } from '@fairlead/api-client/client';
import { useIdempotencyKey, useRead, useWrite } from '@fairlead/api-client/swr';
import type { StoredVersion } from '@fairlead/kit';
import type { CouponBody } from './couponForm';
import { couponRequest } from './couponList';

export type Coupon = Schemas['Coupon'];

/** Null sends no request. */
export const useCoupon = (id: string | null) => useRead(id === null ? null : couponRequest(id));

/** Creates a coupon, or updates the stored one. The same content sent twice creates one coupon. */
export function useSaveCoupon(): (body: CouponBody, stored?: StoredVersion) => Promise<Result<Coupon>> {
  const create = useWrite('post', '/api/coupons/create');
  const update = useWrite('put', '/api/coupons/update');
  const keyOf = useIdempotencyKey();
  return (body, stored) =>
    stored
      ? update({ body: { ...body, couponId: stored.id, version: stored.version } })
      : create({ body, params: { header: { 'Idempotency-Key': keyOf(body) } } });
}

export function useDeleteCoupon(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/coupons/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
