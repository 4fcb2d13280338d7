import type { Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { type StoredVersion, useCreate, useWriteById } from '@fairlead/kit';
import type { CouponBody } from './couponForm';
import { couponRequest } from './couponList';

export type Coupon = Schemas['Coupon'];

/** Null sends no request. */
export const useCoupon = (id: string | null) => useRead(id === null ? null : couponRequest(id));

/** Creates a coupon, or updates the stored one. The same content sent twice creates one coupon. */
export function useSaveCoupon(): (body: CouponBody, stored?: StoredVersion) => Promise<Result<Coupon>> {
  const create = useCreate('/api/coupons/create');
  const update = useWrite('put', '/api/coupons/update');
  return (body, stored) =>
    stored ? update({ body: { ...body, couponId: stored.id, version: stored.version } }) : create(body);
}

export const useDeleteCoupon = () => useWriteById('delete', '/api/coupons/delete/id/{id}');
