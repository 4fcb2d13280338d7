import type { Read } from '@fairlead/api-client/client';
import { dateSorts, defineList } from '@fairlead/kit';

export const couponList = defineList({
  messages: 'coupons',
  path: '/api/coupons/all',
  fixed: { isDeleted: false },
  searchBy: { couponCode: 'couponCode' },
  filters: {
    all: { label: 'kit:filter.all' },
    active: { label: 'filter.active', query: { isActive: true } },
    inactive: { label: 'filter.inactive', query: { isActive: false } },
  },
  sorts: { ...dateSorts, 'couponCode.desc': 'kit:sort.nameDesc', 'couponCode.asc': 'kit:sort.nameAsc' },
  heads: ['discountAmount', 'maxTimesCanBeUsed', 'useTimeRemaining', 'expirationDate'],
});

export const couponRequest = (id: string): Read<'/api/coupons/id/{id}'> => ['/api/coupons/id/{id}', { path: { id } }];
