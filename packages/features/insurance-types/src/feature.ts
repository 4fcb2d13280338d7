import { defineFeature, route, urls } from '@fairlead/kit';
import { Layers } from 'lucide';
import { insuranceTypeList, insuranceTypeRequest } from './insuranceTypeList';

export const insuranceTypes = defineFeature({
  namespace: 'insuranceTypes',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.insuranceTypes.list, {
      id: 'insuranceTypes.list',
      kind: 'list',
      title: 'insuranceTypes',
      guard: { ADMIN: { privilege: 'INSURANCE_TYPE_READ' } },
      screen: () => import('./InsuranceTypeListScreen'),
      next: ['insuranceTypes.create'],
      data: ({ search }) => [insuranceTypeList.read(search)],
    }),
    route(urls.insuranceTypes.create, {
      id: 'insuranceTypes.create',
      kind: 'form',
      title: 'insuranceTypes.create',
      parent: 'insuranceTypes.list',
      guard: { ADMIN: { privilege: 'INSURANCE_TYPE_CREATE' } },
      screen: () => import('./InsuranceTypeFormScreen'),
    }),
    route(urls.insuranceTypes.edit, {
      id: 'insuranceTypes.edit',
      kind: 'form',
      title: 'insuranceTypes.edit',
      parent: 'insuranceTypes.list',
      guard: { ADMIN: { privilege: 'INSURANCE_TYPE_UPDATE' } },
      screen: () => import('./InsuranceTypeFormScreen'),
      data: ({ params }) => [insuranceTypeRequest(params.id)],
    }),
  ],
  menu: [{ section: 'platform', label: 'insuranceTypes', icon: Layers, route: 'insuranceTypes.list' }],
});
