import type { Read } from '@fairlead/api-client/client';
import { defineList } from '@fairlead/kit';

export const couponList = defineList({
  path: '/api/coupons/all',
  fixed: { isDeleted: false },
  searchBy: ['couponCode'],
  filters: { all: {}, active: { isActive: true }, inactive: { isActive: false } },
  sorts: ['creationDate.desc', 'creationDate.asc', 'couponCode.desc', 'couponCode.asc'],
  heads: ['discountAmount', 'maxTimesCanBeUsed', 'useTimeRemaining', 'expirationDate'],
});

export const couponRequest = (id: string): Read<'/api/coupons/id/{id}'> => ['/api/coupons/id/{id}', { path: { id } }];
