import { defineFeature, route, urls } from '@fairlead/kit';

export const services = defineFeature({
  namespace: 'services',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [
    route(urls.policies.mailingAddress, {
      id: 'services.address',
      kind: 'form',
      title: 'services.address',
      parent: 'policies.list',
      // customers need no license
      guard: { AGENT: { subscribed: true, licensed: true }, CUSTOMER: {} },
      screen: () => import('./MailingAddressScreen'),
    }),
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
