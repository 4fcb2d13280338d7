import { defineFeature, urls } from '@fairlead/kit';
import { TicketPercent } from 'lucide';
import { couponList, couponRequest } from './couponList';

export const coupons = defineFeature({
  namespace: 'coupons',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    {
      id: 'coupons.list',
      kind: 'list',
      path: urls.coupons.list,
      title: 'coupons',
      guard: { ADMIN: { privilege: 'COUPONS_READ' } },
      screen: () => import('./CouponListScreen'),
      next: ['coupons.create'],
      data: ({ search }) => [couponList.read(search)],
    },
    {
      id: 'coupons.create',
      kind: 'form',
      path: urls.coupons.create,
      title: 'coupons.create',
      parent: 'coupons.list',
      guard: { ADMIN: { privilege: 'COUPONS_CREATE' } },
      screen: () => import('./CouponFormScreen'),
    },
    {
      id: 'coupons.edit',
      kind: 'form',
      path: urls.coupons.edit,
      title: 'coupons.edit',
      parent: 'coupons.list',
      guard: { ADMIN: { privilege: 'COUPONS_UPDATE' } },
      screen: () => import('./CouponFormScreen'),
      data: ({ params }) => [couponRequest(params.id ?? '')],
    },
  ],
  menu: [{ section: 'manageSubscription', label: 'coupons', icon: TicketPercent, route: 'coupons.list' }],
});
