import { defineFeature, type FeatureRoute, urls } from '@fairlead/kit';

const page = { kind: 'page', guard: 'public', frame: 'either' } satisfies Partial<FeatureRoute>;
const pages = () => import('./LegalScreen');

/** Where the footer leads when a product names no pages of its own. */
export const legal = defineFeature({
  namespace: 'legal',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    {
      ...page,
      id: 'legal.notice',
      path: urls.legal.notice,
      title: 'footer.legal',
      screen: async () => ({ default: (await pages()).LegalNoticeScreen }),
    },
    {
      ...page,
      id: 'legal.terms',
      path: urls.legal.terms,
      title: 'footer.terms',
      screen: async () => ({ default: (await pages()).TermsScreen }),
    },
    {
      ...page,
      id: 'legal.privacy',
      path: urls.legal.privacy,
      title: 'footer.privacy',
      screen: async () => ({ default: (await pages()).PrivacyScreen }),
    },
  ],
  menu: [],
});
