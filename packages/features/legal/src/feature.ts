import { defineFeature, urls } from '@fairlead/kit';

const pages = ['notice', 'terms', 'privacy'] as const;

/** Default targets of the footer links. A product can configure its own pages. */
export const legal = defineFeature({
  namespace: 'legal',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: pages.map((page) => ({
    id: `legal.${page}`,
    path: urls.legal[page],
    kind: 'page',
    guard: 'public',
    frame: 'either',
    title: `footer.${page}`,
    screen: async () => ({ default: (await import('./LegalScreen'))[page] }),
  })),
  menu: [],
});
