import type { PathOf } from './client';

/** A write of the contract, by method and path. */
export type Write = `POST ${PathOf<'post'>}` | `PUT ${PathOf<'put'>}` | `DELETE ${PathOf<'delete'>}`;

const roles = ['/api/role/all', '/api/role/dropdown', '/api/role/id/{id}'] as const;

const coupons = ['/api/coupons/all', '/api/coupons/id/{id}', '/api/dashboard/platform'] as const;

const packages = ['/api/subscription-package/all', '/api/subscription-package/id/{id}'] as const;

/** Which reads a write makes stale. Every write of the contract has its row, so no area needs to know another. */
export const staleAfter: Record<Write, readonly PathOf<'get'>[]> = {
  'POST /api/auth/signin': [],
  'POST /api/auth/signout': [],
  'POST /api/role/create': roles,
  'PUT /api/role/update': roles,
  'DELETE /api/role/delete/id/{id}': roles,
  'POST /api/coupons/create': coupons,
  'PUT /api/coupons/update': coupons,
  'DELETE /api/coupons/delete/id/{id}': coupons,
  'POST /api/subscription-package/create': packages,
  'PUT /api/subscription-package/update': packages,
  'DELETE /api/subscription-package/delete/id/{id}': packages,
  'POST /api/file/upload': [],
  'PUT /api/file/update': [],
};
