import { defineFeature, urls } from '@fairlead/kit';
import { FileText } from 'lucide';
import { quoteList, quoteRead } from './quoteList';

/** Who sees quotes: an agency's agents all of them, customers their own. RESOLUTIONS G-04. */
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
    {
      id: 'quotes.list',
      kind: 'list',
      path: urls.quotes.list,
      title: 'quotes',
      guard: readers,
      screen: () => import('./QuoteListScreen'),
      next: ['quotes.view'],
      data: ({ search }) => [quoteList.read(search)],
    },
    {
      id: 'quotes.view',
      kind: 'record',
      path: urls.quotes.view,
      title: 'quotes.view',
      parent: 'quotes.list',
      guard: readers,
      screen: () => import('./detail/QuoteScreen'),
      data: ({ params }) => [quoteRead(params.id ?? '')],
    },
  ],
  menu: [{ section: 'manageInsurance', label: 'quotes', icon: FileText, route: 'quotes.list' }],
});
