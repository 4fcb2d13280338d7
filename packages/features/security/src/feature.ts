import { defineFeature, route, urls } from '@fairlead/kit';
import { ShieldCheck } from 'lucide';

export const security = defineFeature({
  namespace: 'security',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.profile.security, {
      id: 'security.view',
      kind: 'page',
      title: 'security',
      parent: 'profile.view',
      guard: 'ownSession',
      paletteIcon: ShieldCheck,
      screen: () => import('./SecurityScreen'),
    }),
    route(urls.account.enrol, {
      id: 'security.enrol',
      kind: 'page',
      title: 'enrol',
      guard: 'anySession',
      frame: 'plain',
      screen: () => import('./EnrolScreen'),
    }),
  ],
  menu: [],
});
