import { defineFeature, route, urls } from '@fairlead/kit';
import { LifeBuoy } from 'lucide';
import { claimCountersRead, claimList, claimRead, policiesRead } from './claimReads';

/** Customers see their own claims; agents with a license see those of their agency. */
const readers = { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} } as const;

export const claims = defineFeature({
  namespace: 'claims',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.claims.list, {
      id: 'claims.list',
      kind: 'list',
      title: 'claims',
      guard: readers,
      screen: () => import('./ClaimListScreen'),
      next: ['claims.view', 'claims.create'],
      data: ({ search }) => [claimList.read(search), claimCountersRead],
    }),
    route(urls.claims.create, {
      id: 'claims.create',
      kind: 'form',
      title: 'claims.create',
      parent: 'claims.list',
      guard: { CUSTOMER: {} },
      screen: () => import('./form/ClaimFormScreen'),
      data: () => [policiesRead],
    }),
    route(urls.claims.view, {
      id: 'claims.view',
      kind: 'record',
      title: 'claims.view',
      parent: 'claims.list',
      guard: readers,
      screen: () => import('./detail/ClaimScreen'),
      data: ({ params }) => [claimRead(params.id)],
    }),
  ],
  menu: [{ section: 'customers', label: 'claims', icon: LifeBuoy, route: 'claims.list' }],
});
