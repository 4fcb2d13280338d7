import { defineFeature } from '@fairlead/kit';
import type { Guard } from '@fairlead/rules';

const agents = { AGENT: { subscribed: true } } satisfies Guard;
const licensed = { AGENT: { subscribed: true, licensed: true } } satisfies Guard;
const customers = { CUSTOMER: {} } satisfies Guard;
const record = { id: 'activity', title: 'activity' } as const;
const own = { id: 'ownActivity', title: 'activity' } as const;

export const activity = defineFeature({
  namespace: 'activity',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [],
  menu: [],
  panels: [
    { id: 'recent', title: 'activity', on: 'homeAside', guard: agents, panel: () => import('./RecentPanel') },
    { ...record, on: 'contact', guard: agents, panel: () => import('./panels/ContactActivity') },
    { ...record, on: 'opportunity', guard: agents, panel: () => import('./panels/OpportunityActivity') },
    { ...record, on: 'quote', guard: agents, panel: () => import('./panels/QuoteActivity') },
    { ...record, on: 'policy', guard: agents, panel: () => import('./panels/PolicyActivity') },
    { ...record, on: 'claim', guard: licensed, panel: () => import('./panels/ClaimActivity') },
    { ...own, on: 'quote', guard: customers, panel: () => import('./panels/OwnQuoteActivity') },
    { ...own, on: 'policy', guard: customers, panel: () => import('./panels/OwnPolicyActivity') },
    { ...own, on: 'claim', guard: customers, panel: () => import('./panels/OwnClaimActivity') },
  ],
});
