import { defineFeature, route, urls } from '@fairlead/kit';
import { Shield } from 'lucide';
import { policyCountersRead, policyList, policyRead } from './policyReads';
import { renewalFiguresRead, renewalList, showsMine } from './renewals/renewalReads';

/** Agents of a subscribed agency see all its policies; customers see their own. */
const readers = { AGENT: { subscribed: true }, CUSTOMER: {} } as const;

/** Customers, and agents with a license. */
const licensedReaders = { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} } as const;

export const policies = defineFeature({
  namespace: 'policies',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.policies.list, {
      id: 'policies.list',
      kind: 'list',
      title: 'policies',
      guard: readers,
      screen: () => import('./PolicyListScreen'),
      next: ['policies.detail', 'policies.view'],
      data: (visit) => [...policyList.firstReads(visit), policyCountersRead],
    }),
    route(urls.renewals, {
      id: 'policies.renewals',
      kind: 'list',
      title: 'renewals',
      guard: { AGENT: { subscribed: true } },
      screen: () => import('./renewals/RenewalListScreen'),
      next: ['policies.detail', 'quotes.view'],
      data: (visit) => [...renewalList.firstReads(visit), renewalFiguresRead(showsMine(visit.search))],
    }),
    route(urls.policies.view, {
      id: 'policies.view',
      kind: 'record',
      title: 'policies.view',
      parent: 'policies.list',
      guard: readers,
      screen: () => import('./view/PolicyViewScreen'),
      data: ({ params }) => [policyRead(params.id)],
    }),
    route(urls.policies.create, {
      id: 'policies.create',
      kind: 'form',
      title: 'policies.create',
      parent: 'policies.list',
      guard: { AGENT: { subscribed: true, licensed: true } },
      screen: () => import('./form/PolicyFormScreen'),
    }),
    route(urls.policies.edit, {
      id: 'policies.edit',
      kind: 'form',
      title: 'policies.edit',
      parent: 'policies.list',
      guard: { AGENT: { subscribed: true } },
      screen: () => import('./form/PolicyFormScreen'),
      data: ({ params }) => [policyRead(params.id)],
    }),
    route(urls.policies.docs, {
      id: 'policies.docs',
      kind: 'page',
      title: 'policies.docs',
      parent: 'policies.list',
      guard: licensedReaders,
      screen: () => import('./docs/PolicyDocsScreen'),
    }),
    route(urls.policies.invoices, {
      id: 'policies.invoices',
      kind: 'page',
      title: 'policies.invoices',
      parent: 'policies.list',
      guard: licensedReaders,
      screen: () => import('./docs/PolicyDocsScreen'),
      data: ({ params }) => [policyRead(params.id)],
    }),
    route(urls.policies.certificates, {
      id: 'policies.certificates',
      kind: 'record',
      title: 'policies.certificates',
      parent: 'policies.list',
      guard: licensedReaders,
      screen: () => import('./certificates/CertificatesScreen'),
      data: ({ params }) => [policyRead(params.id)],
    }),
    route(urls.policies.detail, {
      id: 'policies.detail',
      kind: 'record',
      title: 'policies.detail',
      parent: 'policies.list',
      guard: readers,
      screen: () => import('./detail/PolicyScreen'),
      data: ({ params }) => [policyRead(params.id)],
    }),
  ],
  panels: [
    {
      on: 'contact',
      id: 'policies',
      title: 'policies',
      guard: { AGENT: { subscribed: true } },
      panel: () => import('./ContactPolicies'),
      start: { label: 'policies.create', to: (id) => `${urls.policies.create}?contactId=${id}` },
    },
  ],
  menu: [{ section: 'manageInsurance', label: 'policies', icon: Shield, route: 'policies.list' }],
});
