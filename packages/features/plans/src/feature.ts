import { defineFeature } from '@fairlead/kit';
import { packageMenu, packageRoutes } from './packages/routes';
import { planMenu, planRoutes } from './plans/routes';
import { transactionMenu, transactionPanels, transactionRoutes } from './transactions/routes';

export const plans = defineFeature({
  namespace: 'plans',
  messages: {
    en: () => import('./locales/en'),
    fr: () => import('./locales/fr'),
    de: () => import('./locales/de'),
    nl: () => import('./locales/nl'),
  },
  routes: [...packageRoutes, ...planRoutes, ...transactionRoutes],
  menu: [...packageMenu, ...planMenu, ...transactionMenu],
  panels: transactionPanels,
});
