import { defineFeature, urls } from '@fairlead/kit';
import { Building2 } from 'lucide';
import { agencyList, agencyRequest } from './agencyList';
import { ownMenu, ownRoutes } from './own/routes';

export const agencies = defineFeature({
  namespace: 'agencies',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    {
      id: 'agencies.list',
      kind: 'list',
      path: urls.agencies.list,
      title: 'agencies',
      guard: { ADMIN: {} },
      screen: () => import('./AgencyListScreen'),
      next: ['agencies.view'],
      data: ({ search }) => [agencyList.read(search)],
    },
    {
      id: 'agencies.view',
      kind: 'record',
      path: urls.agencies.view,
      title: 'agencies.view',
      parent: 'agencies.list',
      guard: { ADMIN: {} },
      screen: () => import('./AgencyScreen'),
      data: ({ params }) => [agencyRequest(params.id ?? '')],
    },
    ...ownRoutes,
  ],
  menu: [{ section: 'platform', label: 'agencies', icon: Building2, route: 'agencies.list' }, ...ownMenu],
  panels: [
    {
      on: 'agency',
      id: 'subscription',
      title: 'agencies.subscription',
      guard: { ADMIN: {} },
      panel: () => import('./SubscriptionPanel'),
    },
  ],
});
