import { defineFeature, route, urls } from '@fairlead/kit';

export const account = defineFeature({
  namespace: 'account',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.account.signIn, {
      id: 'account.signIn',
      kind: 'page',
      title: 'signIn',
      guard: 'public',
      frame: 'plain',
      next: ['dashboard'],
      bare: true,
      screen: () => import('./SignInScreen'),
    }),
    route(urls.account.signOut, {
      id: 'account.signOut',
      kind: 'page',
      title: 'signOut',
      guard: 'public',
      frame: 'plain',
      screen: () => import('./SignOutScreen'),
    }),
  ],
  menu: [],
});
