import { defineFeature, route, urls } from '@fairlead/kit';
import { Landmark } from 'lucide';
import { carrierList, carrierRequest } from './carrierList';

export const carriers = defineFeature({
  namespace: 'carriers',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.carriers.list, {
      id: 'carriers.list',
      kind: 'list',
      title: 'carriers',
      guard: { ADMIN: { privilege: 'CARRIER_READ' } },
      screen: () => import('./CarrierListScreen'),
      next: ['carriers.create'],
      data: ({ search }) => [carrierList.read(search)],
    }),
    route(urls.carriers.create, {
      id: 'carriers.create',
      kind: 'form',
      title: 'carriers.create',
      parent: 'carriers.list',
      guard: { ADMIN: { privilege: 'CARRIER_CREATE' } },
      screen: () => import('./CarrierFormScreen'),
    }),
    route(urls.carriers.edit, {
      id: 'carriers.edit',
      kind: 'form',
      title: 'carriers.edit',
      parent: 'carriers.list',
      guard: { ADMIN: { privilege: 'CARRIER_UPDATE' } },
      screen: () => import('./CarrierFormScreen'),
      data: ({ params }) => [carrierRequest(params.id)],
    }),
  ],
  menu: [{ section: 'carriers', label: 'carriers', icon: Landmark, route: 'carriers.list' }],
});
