import { defineFeature, urls } from '@fairlead/kit';

export const services = defineFeature({
  namespace: 'services',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    {
      id: 'services.address',
      kind: 'form',
      path: urls.policies.mailingAddress,
      title: 'services.address',
      parent: 'policies.list',
      // customers need no license
      guard: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
      screen: () => import('./MailingAddressScreen'),
    },
  ],
  menu: [],
  panels: [
    {
      on: 'policy',
      id: 'services',
      title: 'services',
      guard: { AGENT: { subscribed: true }, CUSTOMER: {} },
      panel: () => import('./ServicesPanel'),
    },
  ],
});
