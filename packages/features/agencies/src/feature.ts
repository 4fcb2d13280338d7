import { agencyRead, defineFeature, route, urls } from '@fairlead/kit';
import { Building2 } from 'lucide';
import { agencyList } from './agencyList';
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
    route(urls.agencies.list, {
      id: 'agencies.list',
      kind: 'list',
      title: 'agencies',
      guard: { ADMIN: {} },
      screen: () => import('./AgencyListScreen'),
      next: ['agencies.view'],
      data: ({ search }) => [agencyList.read(search)],
    }),
    route(urls.agencies.view, {
      id: 'agencies.view',
      kind: 'record',
      title: 'agencies.view',
      namesRecord: true,
      parent: 'agencies.list',
      guard: { ADMIN: {} },
      screen: () => import('./AgencyScreen'),
      data: ({ params }) => [agencyRead(params.id)],
    }),
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
