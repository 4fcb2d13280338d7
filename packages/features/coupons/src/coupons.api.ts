import type { Read, Result, Schemas } from '@fairlead/api-client/client';
import { useRead, useWrite } from '@fairlead/api-client/swr';
import { useRef } from 'react';
import type { CouponBody } from './couponForm';
import { couponRead } from './couponList';

export type Coupon = Schemas['Coupon'];

/** A page of coupons; the page before stays until the next one is there. */
export const useCoupons = (read: Read<'/api/coupons/all'>) => useRead(read, { keepPreviousData: true });

/** One coupon; null asks for none. */
export const useCoupon = (id: string | null) => useRead(id === null ? null : couponRead(id));

export interface StoredVersion {
  couponId: string;
  version: number;
}

/** Creates a coupon, or changes the stored one. The same content sent twice makes one coupon. */
export function useSaveCoupon(): (body: CouponBody, stored?: StoredVersion) => Promise<Result<Coupon>> {
  const create = useWrite('post', '/api/coupons/create');
  const update = useWrite('put', '/api/coupons/update');
  const sent = useRef({ content: '', key: '' });
  return (body, stored) => {
    if (stored) return update({ body: { ...body, ...stored } });
    const content = JSON.stringify(body);
    if (sent.current.content !== content) sent.current = { content, key: newKey() };
    return create({ body, params: { header: { 'Idempotency-Key': sent.current.key } } });
  };
}

// randomUUID exists on secure origins only, and a portal may be tried on a plain one
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function useDeleteCoupon(): (id: string) => Promise<Result<null>> {
  const remove = useWrite('delete', '/api/coupons/delete/id/{id}');
  return (id) => remove({ params: { path: { id } } });
}
