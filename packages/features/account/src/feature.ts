import { defineFeature, urls } from '@fairlead/kit';

export const account = defineFeature({
  namespace: 'account',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    {
      id: 'account.signIn',
      kind: 'page',
      path: urls.account.signIn,
      title: 'signIn',
      guard: 'public',
      frame: 'plain',
      next: ['dashboard'],
      bare: true,
      screen: () => import('./SignInScreen'),
    },
    {
      id: 'account.signOut',
      kind: 'page',
      path: urls.account.signOut,
      title: 'signOut',
      guard: 'public',
      frame: 'plain',
      screen: () => import('./SignOutScreen'),
    },
  ],
  menu: [],
});
