import { defineFeature, route, urls } from '@fairlead/kit';
import { LifeBuoy } from 'lucide';
import { claimCountersRead, claimList, claimRead, policiesRead, policyRead } from './claimReads';

/** Customers see their own claims; agents with a license see those of their agency. */
const readers = { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} } as const;
const reporters = { AGENT: { subscribed: true, licensed: true } } as const;

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
      next: ['claims.view', 'claims.create', 'claims.report'],
      data: (visit) => [...claimList.firstReads(visit), claimCountersRead],
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
    route(urls.claims.report, {
      id: 'claims.report',
      kind: 'form',
      title: 'claims.report',
      parent: 'claims.list',
      guard: reporters,
      screen: () => import('./form/ClaimReportScreen'),
      data: ({ search }) => {
        const policyId = search.get('policyId');
        return policyId === null ? [] : [policyRead(policyId)];
      },
    }),
    route(urls.claims.view, {
      id: 'claims.view',
      kind: 'record',
      title: 'claims.view',
      namesRecord: true,
      parent: 'claims.list',
      guard: readers,
      screen: () => import('./detail/ClaimScreen'),
      data: ({ params }) => [claimRead(params.id)],
    }),
  ],
  panels: [
    {
      on: 'policy',
      id: 'claims',
      title: 'claims',
      guard: readers,
      panel: () => import('./PolicyClaims'),
    },
    {
      on: 'contact',
      id: 'claims',
      title: 'claims',
      guard: reporters,
      panel: () => import('./ContactClaims'),
      start: { label: 'claims.report', to: (id) => `${urls.claims.report}?contactId=${id}` },
    },
  ],
  menu: [{ section: 'customers', label: 'claims', icon: LifeBuoy, route: 'claims.list' }],
});
