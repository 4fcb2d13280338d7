import { defineFeature, urls } from '@fairlead/kit';
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
    {
      id: 'carriers.list',
      kind: 'list',
      path: urls.carriers.list,
      title: 'carriers',
      guard: { ADMIN: { privilege: 'CARRIER_READ' } },
      screen: () => import('./CarrierListScreen'),
      next: ['carriers.create'],
      data: ({ search }) => [carrierList.read(search)],
    },
    {
      id: 'carriers.create',
      kind: 'form',
      path: urls.carriers.create,
      title: 'carriers.create',
      parent: 'carriers.list',
      guard: { ADMIN: { privilege: 'CARRIER_CREATE' } },
      screen: () => import('./CarrierFormScreen'),
    },
    {
      id: 'carriers.edit',
      kind: 'form',
      path: urls.carriers.edit,
      title: 'carriers.edit',
      parent: 'carriers.list',
      guard: { ADMIN: { privilege: 'CARRIER_UPDATE' } },
      screen: () => import('./CarrierFormScreen'),
      data: ({ params }) => [carrierRequest(params.id ?? '')],
    },
  ],
  menu: [{ section: 'carriers', label: 'carriers', icon: Landmark, route: 'carriers.list' }],
});
