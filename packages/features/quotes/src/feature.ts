import { defineFeature, route, urls } from '@fairlead/kit';
import { FileText } from 'lucide';
import { quoteList, quoteRead } from './quoteList';

/** Agents of a subscribed agency see all its quotes; customers see their own. */
const readers = { AGENT: { subscribed: true }, CUSTOMER: {} } as const;

export const quotes = defineFeature({
  namespace: 'quotes',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.quotes.list, {
      id: 'quotes.list',
      kind: 'list',
      title: 'quotes',
      guard: readers,
      screen: () => import('./QuoteListScreen'),
      next: ['quotes.view', 'quotes.create'],
      data: quoteList.firstReads,
    }),
    route(urls.quotes.create, {
      id: 'quotes.create',
      kind: 'form',
      title: 'quotes.create',
      parent: 'quotes.list',
      guard: { AGENT: { subscribed: true, licensed: true } },
      screen: () => import('./form/QuoteFormScreen'),
    }),
    route(urls.quotes.edit, {
      id: 'quotes.edit',
      kind: 'form',
      title: 'quotes.edit',
      parent: 'quotes.list',
      guard: { AGENT: { subscribed: true } },
      screen: () => import('./form/QuoteFormScreen'),
      data: ({ params }) => [quoteRead(params.id)],
    }),
    route(urls.quotes.view, {
      id: 'quotes.view',
      kind: 'record',
      title: 'quotes.view',
      parent: 'quotes.list',
      guard: readers,
      screen: () => import('./detail/QuoteScreen'),
      data: ({ params }) => [quoteRead(params.id)],
    }),
  ],
  panels: [
    {
      on: 'opportunity',
      id: 'quotes',
      title: 'quotes',
      guard: { AGENT: { subscribed: true } },
      panel: () => import('./add/OpportunityQuotes'),
    },
    {
      on: 'contact',
      id: 'quotes',
      title: 'quotes',
      guard: { AGENT: { subscribed: true } },
      panel: () => import('./ContactQuotes'),
      start: { label: 'quotes.create', to: (id) => `${urls.quotes.create}?contactId=${id}` },
    },
  ],
  menu: [{ section: 'manageInsurance', label: 'quotes', icon: FileText, route: 'quotes.list' }],
});
