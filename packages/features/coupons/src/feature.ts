import { defineFeature, route, urls } from '@fairlead/kit';
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
    route(urls.coupons.list, {
      id: 'coupons.list',
      kind: 'list',
      title: 'coupons',
      guard: { ADMIN: { privilege: 'COUPONS_READ' } },
      screen: () => import('./CouponListScreen'),
      next: ['coupons.create'],
      data: ({ search }) => [couponList.read(search)],
    }),
    route(urls.coupons.create, {
      id: 'coupons.create',
      kind: 'form',
      title: 'coupons.create',
      parent: 'coupons.list',
      guard: { ADMIN: { privilege: 'COUPONS_CREATE' } },
      screen: () => import('./CouponFormScreen'),
    }),
    route(urls.coupons.edit, {
      id: 'coupons.edit',
      kind: 'form',
      title: 'coupons.edit',
      parent: 'coupons.list',
      guard: { ADMIN: { privilege: 'COUPONS_UPDATE' } },
      screen: () => import('./CouponFormScreen'),
      data: ({ params }) => [couponRequest(params.id)],
    }),
  ],
  menu: [{ section: 'manageSubscription', label: 'coupons', icon: TicketPercent, route: 'coupons.list' }],
});
