import { defineFeature, route, urls } from '@fairlead/kit';
import { Target } from 'lucide';
import { opportunityList, opportunityRead } from './opportunityList';

const everyone = { AGENT: { subscribed: true }, CUSTOMER: { subscribed: true } } as const;

export const opportunities = defineFeature({
  namespace: 'opportunities',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.opportunities.list, {
      id: 'opportunities.list',
      kind: 'list',
      title: 'opportunities',
      titles: { CUSTOMER: 'quoteRequests' },
      guard: everyone,
      screen: () => import('./OpportunityListScreen'),
      next: ['opportunities.create'],
      data: (visit) => {
        const opened = visit.search.get('open');
        return [...opportunityList.firstReads(visit), ...(opened ? [opportunityRead(opened)] : [])];
      },
    }),
    route(urls.opportunities.create, {
      id: 'opportunities.create',
      kind: 'form',
      title: 'opportunities.create',
      crumb: 'crumb.create',
      parent: 'opportunities.list',
      guard: { AGENT: { subscribed: true, licensed: true } },
      screen: () => import('./OpportunityCreateScreen'),
    }),
  ],
  menu: [
    {
      section: 'manageInsurance',
      label: 'opportunities',
      icon: Target,
      route: 'opportunities.list',
      visible: ({ role }) => role === 'AGENT',
    },
    {
      section: 'manageInsurance',
      label: 'quoteRequests',
      icon: Target,
      route: 'opportunities.list',
      visible: ({ role }) => role === 'CUSTOMER',
    },
  ],
  panels: [
    {
      on: 'contact',
      id: 'opportunities',
      title: 'opportunities',
      guard: { AGENT: { subscribed: true } },
      panel: () => import('./ContactOpportunitiesPanel'),
      start: { label: 'opportunities.create', to: (id) => `${urls.opportunities.create}?contactId=${id}` },
    },
    {
      on: 'policy',
      id: 'upload',
      title: 'policies.docs',
      guard: { CUSTOMER: {} },
      panel: () => import('./PolicyUploadPanel'),
    },
  ],
});
