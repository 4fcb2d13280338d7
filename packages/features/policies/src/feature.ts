import { defineFeature, urls } from '@fairlead/kit';
import { Shield } from 'lucide';
import { policyCountersRead, policyList, policyRead } from './policyReads';

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
    {
      id: 'policies.list',
      kind: 'list',
      path: urls.policies.list,
      title: 'policies',
      guard: readers,
      screen: () => import('./PolicyListScreen'),
      next: ['policies.detail', 'policies.view'],
      data: ({ search }) => [policyList.read(search), policyCountersRead],
    },
    {
      id: 'policies.view',
      kind: 'record',
      path: urls.policies.view,
      title: 'policies.view',
      parent: 'policies.list',
      guard: readers,
      screen: () => import('./view/PolicyViewScreen'),
      data: ({ params }) => [policyRead(params.id ?? '')],
    },
    {
      id: 'policies.create',
      kind: 'form',
      path: urls.policies.create,
      title: 'policies.create',
      parent: 'policies.list',
      guard: { AGENT: { subscribed: true, licensed: true } },
      screen: () => import('./form/PolicyFormScreen'),
    },
    {
      id: 'policies.edit',
      kind: 'form',
      path: urls.policies.edit,
      title: 'policies.edit',
      parent: 'policies.list',
      guard: { AGENT: { subscribed: true } },
      screen: () => import('./form/PolicyFormScreen'),
      data: ({ params }) => [policyRead(params.id ?? '')],
    },
    {
      id: 'policies.docs',
      kind: 'page',
      path: urls.policies.docs,
      title: 'policies.docs',
      parent: 'policies.list',
      guard: licensedReaders,
      screen: () => import('./docs/PolicyDocsScreen'),
    },
    {
      id: 'policies.invoices',
      kind: 'page',
      path: urls.policies.invoices,
      title: 'policies.invoices',
      parent: 'policies.list',
      guard: licensedReaders,
      screen: () => import('./docs/PolicyDocsScreen'),
    },
    {
      id: 'policies.certificates',
      kind: 'record',
      path: urls.policies.certificates,
      title: 'policies.certificates',
      parent: 'policies.list',
      guard: licensedReaders,
      screen: () => import('./certificates/CertificatesScreen'),
      data: ({ params }) => [policyRead(params.id ?? '')],
    },
    {
      id: 'policies.detail',
      kind: 'record',
      path: urls.policies.detail,
      title: 'policies.detail',
      parent: 'policies.list',
      guard: readers,
      screen: () => import('./detail/PolicyScreen'),
      data: ({ params }) => [policyRead(params.id ?? '')],
    },
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
